/** What shows that a website is in the hands of an account: its banner, a DNS record, or a tag in its page. */
import { dnsRecord, isBannerIn, isTagIn } from './proof-marks.ts';
import type { WebsiteProof } from '@clausewright/contract';
import { parseDomain } from '../../consent/consents/parse-domain.ts';
import type { LoadResult } from '../../consent/site-check/load-page.ts';

export interface ProofPorts {
  loadSite: (address: URL) => Promise<LoadResult>;
  /** Texts of a name; none where it has none. Throws where nobody answers. */
  resolveTxt: (name: string) => Promise<readonly string[]>;
  /** Origin of the consent service. */
  consentUrl: string;
}

export interface Looked {
  way: WebsiteProof;
  outcome: 'found' | 'missing' | 'unreachable';
}

interface Asked {
  domain: string;
  token: string;
  /** Ids of the published sites of the account. */
  siteIds: readonly string[];
  /** Addresses of a page of the website, the likeliest first. */
  pages: readonly URL[];
}

export async function findProof(
  { loadSite, resolveTxt, consentUrl }: ProofPorts,
  { domain, token, siteIds, pages }: Asked,
): Promise<Looked[]> {
  const html = await firstPage(loadSite, pages, domain);
  const onPage = (is: (text: string) => boolean): Looked['outcome'] =>
    html === null ? 'unreachable' : is(html) ? 'found' : 'missing';
  return [
    { way: 'banner', outcome: onPage((text) => isBannerIn(text, { consentUrl, siteIds })) },
    { way: 'dns', outcome: await lookUp(resolveTxt, domain, token) },
    { way: 'meta', outcome: onPage((text) => isTagIn(text, token)) },
  ];
}

/** What the website itself answers: whoever is sent on to another one has shown nothing of this one. */
async function firstPage(
  loadSite: ProofPorts['loadSite'],
  pages: readonly URL[],
  domain: string,
): Promise<string | null> {
  for (const address of pages) {
    const loaded = await loadSite(address);
    if (loaded.ok && parseDomain(loaded.page.url.hostname) === domain) return loaded.page.html;
  }
  return null;
}

async function lookUp(
  resolveTxt: ProofPorts['resolveTxt'],
  domain: string,
  token: string,
): Promise<Looked['outcome']> {
  try {
    const texts = await resolveTxt(domain);
    return texts.some((text) => text.trim() === dnsRecord(token)) ? 'found' : 'missing';
  } catch {
    return 'unreachable';
  }
}
