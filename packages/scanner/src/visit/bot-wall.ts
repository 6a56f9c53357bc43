/** Whether a page is a test for robots in place of the website's own. */
import type { ObservedRequest } from '../observation.ts';

/** Titles of the most used ones, whole or from their beginning. */
const titles =
  /^(?:just a moment|one moment, please|nur einen moment|un instant|un momento|attention required|access (?:to this page has been )?denied|pardon our interruption|ddos-guard|please wait\.\.\.|are you (?:a )?(?:human|robot)|robot or human|verify(?:ing)? (?:that )?you are human|security check|human verification|checking your browser|sicherheitsprüfung|vérification de sécurité)/iu;

/** What they load: of Cloudflare, DataDome, HUMAN, Imperva, AWS, Kasada and Radware. */
const challenges =
  /\/cdn-cgi\/challenge-platform\/|challenges\.cloudflare\.com\/turnstile|captcha-delivery\.com\/|\/px-(?:captcha|cloud\.net)|_Incapsula_Resource|\.awswaf\.com\/|\/149e9513-01fa-4fb0-aad4-566afd725d1b\/|perfdrive\.com\//u;

const statuses = new Set([202, 403, 405, 406, 429, 503]);

export function isBotWall(page: {
  status: number | null;
  title: string;
  headers: Readonly<Record<string, string>>;
  requests: readonly ObservedRequest[];
  links: number;
}): boolean {
  const { status, title, headers, requests, links } = page;
  if (
    Object.entries(headers).some(
      ([name, value]) => name.toLowerCase() === 'cf-mitigated' && value === 'challenge',
    )
  )
    return true;
  const isChallenge = requests.some(({ url }) => challenges.test(url));
  if (status !== null && statuses.has(status)) return isChallenge || titles.test(title.trim());
  // Some answer as if all were well; a page of a website has links.
  return links === 0 && (isChallenge || titles.test(title.trim()));
}
