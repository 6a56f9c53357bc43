import type { Answers } from '@clausewright/library/questionnaires';

/** Stands where a site has no name yet. */
export const namelessSite = '[•]';

/** As many characters as the table of sites keeps of a name. */
const longestName = 500;

/** The site that the answers speak of: a website before an app, the owner's name where neither has one. */
export function getSite(answers: Answers): { siteName: string; siteAddress: string | null } {
  const text = (question: string): string | null => {
    const value = answers[question];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const siteAddress = text('website_url');
  const host = siteAddress === null || !URL.canParse(siteAddress) ? null : new URL(siteAddress).host;
  const siteName =
    text('website_name') ??
    text('app_name') ??
    host ??
    text('business_name') ??
    text('individual_name') ??
    namelessSite;
  return { siteName: siteName.slice(0, longestName), siteAddress };
}
