/** Looks at a website as its visitors would: without answering its banner, after refusing, after accepting, with GPC. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Observation, ObservedPage, PassName, ScanLimit } from './observation.ts';
import { choosePages, isOfSite } from './pages/choose-pages.ts';
import { readSite, type SiteWords } from './pages/read-site.ts';
import type { FirstPage, PassOptions } from './passes/pass-options.ts';
import { type BrowserDone, runBrowser } from './passes/run-browser.ts';
import type { ScanOptions } from './scan-options.ts';

export { scanDefaults, type ScanOptions, type ScanProgress } from './scan-options.ts';

/** @throws where no browser starts; whatever a site does is in the observation. */
export async function scan(options: ScanOptions): Promise<Observation> {
  const until = performance.now() + options.time;
  const observation: Observation = {
    address: options.address.href,
    startedAt: options.startedAt,
    browser: '',
    sandboxed: true,
    boundedBy: [],
    passes: [],
    limits: [],
  };
  const names = options.passes.filter((pass) => pass !== 'withdrawn');
  const [firstName] = names;
  if (firstName === undefined) return observation;
  const words = await readSite(options.address, options.reach, options.signal);
  if (options.robots === 'follow' && !words.robots.allows(options.address)) {
    observation.limits.push({ pass: firstName, limit: 'robots' });
    return observation;
  }
  mkdirSync(options.directory, { recursive: true });
  const directory = mkdtempSync(join(options.directory, `scan-${process.pid}-`));
  // The browser's user, who is another one under root, has to pass through both to its profile.
  for (const passed of [options.directory, directory]) chmodSync(passed, 0o711);
  try {
    const done = await runAll(names, words, { ...options, directory, until, hosts: new Set() });
    for (const one of done) {
      observation.browser ||= one.browser;
      observation.sandboxed &&= one.sandboxed;
      observation.boundedBy = [...one.boundedBy];
      observation.passes.push(...one.passes);
      observation.limits.push(...one.limits);
    }
    const address = lookedAt(options.address, done[0]?.passes[0]?.pages[0]);
    observation.address = address.href;
    observation.aliases = await aliasesOf(observation, address, options);
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
  return observation;
}

/** The first pass, and beside it the others as soon as its first page has told where they have to look. */
async function runAll(
  names: readonly PassName[],
  words: SiteWords,
  options: PassOptions,
): Promise<BrowserDone[]> {
  const [firstName = 'unanswered', ...others] = names;
  const seen = Promise.withResolvers<{ first: FirstPage; pages: string[] } | null>();
  const leftOut: BrowserDone['limits'] = [];
  const first = runBrowser(firstName, [options.address.href], {
    ...options,
    onFirstPage: (found) => {
      const { pages, isLess } = furtherPages(found, words, options);
      if (isLess) leftOut.push({ pass: firstName, limit: 'robots' });
      seen.resolve({ first: found, pages });
      return pages;
    },
  });
  void first.finally(() => seen.resolve(null)).catch(() => {});
  const open = [...others];
  const results = new Map<PassName, BrowserDone>();
  const work = async (): Promise<void> => {
    const told = await seen.promise;
    // Nothing answers there, or not its owner: the other passes would see no more.
    if (told === null || told.first.page.limits.some((limit) => endsAll.has(limit))) return;
    for (let name = open.shift(); name !== undefined; name = open.shift()) {
      if (options.signal?.aborted || performance.now() > options.until) return;
      const isAnswered = name === 'refused' || name === 'accepted';
      if (isAnswered && told.first.tool === null) results.set(name, notAnswered(name));
      else results.set(name, await runBrowser(name, [told.first.page.url, ...told.pages], options));
    }
  };
  const beside = Array.from({ length: options.browsers - 1 }, work);
  // The last to be waited for, so that nothing goes on when this one fails.
  const [done, ...rest] = await Promise.allSettled([first.finally(() => {}), ...beside, first.then(work)]);
  const failed = [done, ...rest].find((one) => one.status === 'rejected');
  if (failed !== undefined || done.status === 'rejected') throw failed?.reason;
  done.value.limits.unshift(...leftOut);
  return [done.value, ...others.flatMap((name) => results.get(name) ?? [])];
}

/** Where a website answers by `http` alone, or under another domain, that is what was looked at. */
function lookedAt(address: URL, first: ObservedPage | undefined): URL {
  const found = URL.parse(first?.url ?? '');
  if (found === null || first?.status === null) return address;
  if (!isOfSite(found, address)) return found;
  if (found.host !== address.host) return address;
  return new URL(`${found.protocol}${address.href.slice(address.protocol.length)}`);
}

const mostAliases = 30;

/** Of hosts under the website's own name beside the one of its pages. */
async function aliasesOf(
  { passes }: Observation,
  address: URL,
  { nameOf, signal }: ScanOptions,
): Promise<Record<string, string>> {
  if (nameOf === undefined || signal?.aborted) return {};
  const pages = new Set(passes.flatMap((pass) => pass.pages.map(({ url }) => URL.parse(url)?.hostname)));
  const hosts = new Set(passes.flatMap(({ requests }) => requests.map(({ host }) => host)));
  const isOwn = (host: string): boolean => {
    const at = URL.parse(`https://${host}/`);
    return at !== null && !pages.has(host) && isOfSite(at, address);
  };
  const own = [...hosts].filter(isOwn).slice(0, mostAliases);
  const named = await Promise.all(own.map(async (host) => [host, await nameOf(host)] as const));
  return Object.fromEntries(
    named.flatMap(([host, name]) => {
      const at = name === null ? null : URL.parse(`https://${name}/`);
      return at === null || isOfSite(at, address) ? [] : [[host, at.hostname]];
    }),
  );
}

const endsAll: ReadonlySet<string> = new Set([
  'unreachable',
  'refused-address',
  'redirects',
  'bad-certificate',
  'download',
  'bot-wall',
]);

function notAnswered(pass: PassName): BrowserDone {
  const limit: ScanLimit = 'no-banner-answered';
  return { passes: [], limits: [{ pass, limit }], browser: '', sandboxed: true, boundedBy: [] };
}

function furtherPages(
  { page }: FirstPage,
  { robots, pages }: SiteWords,
  options: ScanOptions,
): { pages: string[]; isLess: boolean } {
  const links = [...page.links, ...pages.map((url) => ({ url, text: '' }))];
  const start = URL.parse(page.url) ?? options.address;
  const all = choosePages(start, links, options.pages - 1);
  if (options.robots === 'ignore') return { pages: all, isLess: false };
  const allowed = links.filter(({ url }) => {
    const address = URL.parse(url);
    return address !== null && robots.allows(address);
  });
  const isLess = all.some((url) => !robots.allows(new URL(url)));
  return { pages: choosePages(start, allowed, options.pages - 1), isLess };
}
