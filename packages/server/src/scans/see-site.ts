/** A scan as suggestions need it: what stands on its pages, and what its services were found to store. */
import type { ScanResult, SeenEvidence } from '@clausewright/contract';
import type { SeenPage, SeenService, SeenSite, SeenStored } from '@clausewright/library/seen-site';
import { isOfSite } from '@clausewright/scanner/pages';
import type { Observation, ObservedPage } from '@clausewright/scanner/observation';

const most = { requests: 2000, stored: 300 } as const;

export function seeSite(address: string, result: ScanResult, observation: Observation): SeenSite {
  const stored = storedOf(observation, new URL(observation.address));
  const named = new Map(stored.map((one) => [one.name, one]));
  const ofService = (names: readonly string[]): SeenStored[] =>
    names.flatMap((name) => named.get(name) ?? []).slice(0, most.stored);
  return {
    address,
    pages: pagesOf(observation),
    services: result.services.map((service): SeenService => ({
      ...service,
      stored: ofService([...service.cookies.map(({ name }) => name), ...service.storage]),
      evidence: service.evidence.map(({ page, kind, what, pass }): SeenEvidence => ({
        of: null,
        page,
        kind,
        what,
        pass,
      })),
    })),
    own: ofService(result.own.map(({ name }) => name)),
    requests: requestsOf(observation),
    consentTool: consentToolOf(observation),
  };
}

/** Each page once, as the first pass saw it. One of an earlier release says less of itself. */
function pagesOf({ passes }: Observation): SeenPage[] {
  const pages = new Map<string, Partial<ObservedPage> & Pick<ObservedPage, 'url'>>();
  for (const page of passes.flatMap((pass) => pass.pages))
    if (!pages.has(page.url)) pages.set(page.url, page);
  return [...pages.values()].map((page) => ({
    title: '',
    language: '',
    forms: [],
    frames: [],
    links: [],
    alternates: [],
    generator: '',
    things: [],
    text: '',
    ...page,
  }));
}

/** By name, the one that was kept longest. */
function storedOf({ passes }: Observation, site: URL): SeenStored[] {
  const found = new Map<string, SeenStored>();
  for (const { cookies, storage, pages } of passes) {
    for (const { name, days, httpOnly, page, domain } of cookies) {
      const before = found.get(name);
      if (before !== undefined && (before.days ?? 0) >= (days ?? 0)) continue;
      const isFirstParty = liesWith(domain.replace(/^\./u, ''), site);
      found.set(name, { kind: 'cookie', name, days, httpOnly, isFirstParty, page: pages[page]?.url ?? '' });
    }
    for (const { kind, name, page, origin } of storage) {
      if (found.has(name)) continue;
      const isFirstParty = liesWith(URL.parse(origin)?.hostname ?? '', site);
      found.set(name, {
        kind,
        name,
        days: null,
        httpOnly: false,
        isFirstParty,
        page: pages[page]?.url ?? '',
      });
    }
  }
  return [...found.values()];
}

function requestsOf({ address, passes }: Observation): SeenSite['requests'] {
  const host = URL.parse(address)?.hostname.replace(/^www\./u, '');
  const found = new Map<string, string>();
  for (const { requests, pages } of passes) {
    for (const { url, host: asked, page } of requests) {
      if (found.size >= most.requests) break;
      if (asked.replace(/^www\./u, '') === host && !found.has(url)) found.set(url, pages[page]?.url ?? '');
    }
  }
  return [...found].map(([url, page]) => ({ url, page }));
}

function liesWith(host: string, site: URL): boolean {
  const at = URL.parse(`https://${host}/`);
  return at !== null && isOfSite(at, site);
}

function consentToolOf({ passes }: Observation): SeenSite['consentTool'] {
  const answered = passes.find((pass) => pass.answered !== null);
  return answered === undefined
    ? null
    : { name: answered.answered ?? '', page: answered.pages[0]?.url ?? '' };
}
