/** Looks at a website as its visitors would: without answering its banner, after refusing, after accepting, with GPC. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { answerBanner } from './banners/answer-banner.ts';
import { type Browser, launchBrowser } from './browser/launch.ts';
import { type Proxy, type Reach, startProxy } from './network/proxy.ts';
import {
  bounds,
  type Observation,
  type ObservedPage,
  type ObservedPass,
  type PassName,
  type ScanLimit,
} from './observation.ts';
import { choosePages } from './pages/choose-pages.ts';
import { unexplainedHosts } from './unexplained-hosts.ts';
import { attachToAll } from './visit/attach.ts';
import { readCookies } from './visit/read-cookies.ts';
import { storageOf } from './visit/read-documents.ts';
import { recordRequests } from './visit/record-requests.ts';
import { recordWrites } from './visit/record-writes.ts';
import {
  firstPage,
  furtherPage,
  leavePage,
  type Patience,
  visitPage,
  type Visiting,
} from './visit/visit-page.ts';

export interface ScanOptions {
  address: URL;
  /** Pages of the site, the first included. */
  pages: number;
  /** `withdrawn` takes place only after `accepted`. */
  passes: readonly PassName[];
  /** Chromium, as `findChromium` names it. */
  program: string;
  /** Holds what the browsers write; nothing of it is left. */
  directory: string;
  reach: Reach;
  /** Milliseconds for all passes. */
  time: number;
  /** Bytes that the processes of one browser may take together. */
  memory: number;
  disk: number;
  /** ISO 8601. */
  startedAt: string;
  signal?: AbortSignal;
  onProgress?: (progress: ScanProgress) => void;
  /** `banner`: milliseconds for a consent tool to appear. */
  patience?: { first: Patience; further: Patience; banner: number };
}

export interface ScanProgress {
  pass: PassName;
  /** The one that is being visited, from 1. */
  page: number;
  pages: number;
  url: string;
  /** Hosts of others so far, the newest last. */
  hosts: readonly string[];
}

export const scanDefaults = {
  pages: 5,
  passes: ['unanswered', 'refused', 'accepted', 'withdrawn', 'gpc'],
  time: 600_000,
  memory: 1_500_000_000,
  disk: 300_000_000,
} as const satisfies Partial<ScanOptions>;

/** Pages of the pass with Global Privacy Control, which is a short one. */
const gpcPages = 2;
const patience = { first: firstPage, further: furtherPage, banner: 8000 };

/** @throws where no browser starts; whatever a site does is in the observation. */
export async function scan(options: ScanOptions): Promise<Observation> {
  const until = performance.now() + options.time;
  const observation: Observation = {
    address: options.address.href,
    startedAt: options.startedAt,
    browser: '',
    sandboxed: true,
    passes: [],
    limits: [],
  };
  let pages = [options.address.href];
  mkdirSync(options.directory, { recursive: true });
  const directory = mkdtempSync(join(options.directory, `scan-${process.pid}-`));
  // The browser's user, who is another one under root, has to pass through both to its profile.
  for (const passed of [options.directory, directory]) chmodSync(passed, 0o711);
  try {
    for (const name of options.passes.filter((pass) => pass !== 'withdrawn')) {
      if (name === 'accepted' && observation.limits.some(({ limit }) => limit === 'no-banner-answered')) {
        observation.limits.push({ pass: name, limit: 'no-banner-answered' });
        continue;
      }
      const done = await runBrowser(name, pages, { ...options, directory, until });
      observation.browser = done.browser;
      observation.sandboxed &&= done.sandboxed;
      observation.passes.push(...done.passes);
      if (done.limit !== null)
        observation.limits.push({ pass: done.passes.at(-1)?.name ?? name, limit: done.limit });
      if (done.limit === 'stopped' || done.limit === 'time') break;
      const [first] = done.passes;
      // Nothing answers there: the other passes would see no more.
      if (first?.pages.every(({ limits }) => limits.includes('unreachable')) === true) break;
      if (pages.length === 1 && first !== undefined && first.pages.length > 0) {
        pages = first.pages.map(({ url }) => url);
      }
    }
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
  return observation;
}

interface BrowserDone {
  passes: ObservedPass[];
  limit: ScanLimit | null;
  browser: string;
  sandboxed: boolean;
}

type PassOptions = ScanOptions & { until: number };

/** One browser with a fresh profile: a pass, and after `accepted` the withdrawal. */
async function runBrowser(
  name: PassName,
  pages: readonly string[],
  options: PassOptions,
): Promise<BrowserDone> {
  await using proxy = await startProxy(options.reach);
  await using browser = await launchBrowser({ ...options, proxyPort: proxy.port });
  const { product } = await browser.cdp.send('Browser.getVersion');
  const passes = [newPass(name)];
  const over = new Promise<ScanLimit>((resolve) => {
    const timer = setTimeout(() => resolve('time'), Math.max(0, options.until - performance.now()));
    timer.unref();
    options.signal?.addEventListener('abort', () => resolve('stopped'));
    if (options.signal?.aborted) resolve('stopped');
    void browser.ended.then(() => resolve(browser.exceeded() ?? 'browser-ended'));
  });
  const work = visitAll(passes, pages, browser, proxy, options).catch((): ScanLimit => 'browser-ended');
  let limit = await Promise.race([work, over]);
  if (limit === 'browser-ended') limit = browser.exceeded() ?? limit;
  const [first] = passes;
  if (first !== undefined) {
    const refused = proxy.log.filter((one) => one.outcome === 'refused').map(({ host }) => host);
    first.refusedHosts = [...new Set(refused)];
    first.unexplainedHosts = unexplainedHosts(
      passes.flatMap(({ requests }) => requests),
      proxy.log,
    );
  }
  return { passes, limit, browser: product, sandboxed: browser.sandboxed };
}

function newPass(name: PassName): ObservedPass {
  return {
    name,
    answered: null,
    answeredAfter: null,
    pages: [],
    requests: [],
    cookies: [],
    storage: [],
    unexplainedHosts: [],
    refusedHosts: [],
  };
}

const answers: Partial<Record<PassName, 'refuse' | 'accept'>> = { refused: 'refuse', accepted: 'accept' };

async function visitAll(
  passes: ObservedPass[],
  given: readonly string[],
  { cdp }: Browser,
  proxy: Proxy,
  options: PassOptions,
): Promise<ScanLimit | null> {
  const [pass] = passes;
  if (pass === undefined) return null;
  const attachments = await attachToAll(cdp, { gpc: pass.name === 'gpc' });
  const log = recordRequests(cdp, attachments);
  const writes = recordWrites(cdp);
  const { targetId } = await cdp.send('Target.createTarget', { url: 'about:blank' });
  const session = await sessionOf(attachments, targetId);
  const userAgent = (await cdp.send('Browser.getVersion')).userAgent.replace('HeadlessChrome', 'Chrome');
  await cdp.send('Network.setUserAgentOverride', { userAgent, acceptLanguage: languages }, session);
  const visiting: Visiting = { cdp, session, attachments, log };
  const hosts = new Set<string>();

  /** @returns the page as it was found */
  async function visit(to: ObservedPass, url: string, answer?: 'refuse' | 'accept'): Promise<ObservedPage> {
    const at = to.pages.length;
    log.page = at;
    log.requests = to.requests;
    const { first, further, banner } = options.patience ?? patience;
    const { page, documents } = await visitPage(visiting, url, at === 0 ? first : further, async () => {
      if (answer === undefined) return;
      to.answered = await answerBanner(cdp, session, answer, banner);
      if (to.answered !== null) to.answeredAfter = Math.round(performance.now() - log.openedAt);
    });
    const host = URL.parse(url)?.hostname;
    if (proxy.isFull()) page.limits.push('too-many-bytes');
    if (proxy.log.some((one) => one.outcome === 'refused' && one.host === host))
      page.limits.push('refused-address');
    to.pages.push(page);
    explainHints(log.requests, documents, proxy, at);
    keepStorage(to, storageOf(documents, writes, at));
    await leavePage(visiting);
    // The browser's clock is the machine's.
    const now = Date.now() / 1000;
    to.cookies = await readCookies(cdp, to.cookies, { setCookies: log.setCookies, writes, page: at, now });
    for (const request of log.requests) hosts.add(request.host);
    hosts.delete(options.address.hostname);
    return page;
  }

  const most = Math.min(options.pages, pass.name === 'gpc' ? gpcPages : options.pages);
  const addresses = [...given].slice(0, most);
  // What an answer changes shows from the next view on.
  if (answers[pass.name] !== undefined) addresses.unshift(...addresses.slice(0, 1));
  for (const url of addresses) {
    const isFirst = pass.pages.length === 0;
    const answer = isFirst ? answers[pass.name] : undefined;
    options.onProgress?.({
      pass: pass.name,
      page: pass.pages.length + 1,
      pages: addresses.length,
      url,
      hosts: [...hosts],
    });
    const page = await visit(pass, url, answer);
    if (isFirst && given.length === 1 && page.limits.every((one) => one === 'slow')) {
      addresses.push(...choosePages(URL.parse(page.url) ?? options.address, page.links, most - 1));
    }
    if (answer !== undefined && pass.answered === null) return 'no-banner-answered';
  }
  if (pass.name === 'accepted' && options.passes.includes('withdrawn'))
    await withdraw(passes, given[0] ?? '', visit);
  return null;
}

/** Back on the first page the answer is taken back; what is there on the next view is there in spite of it. */
async function withdraw(
  passes: ObservedPass[],
  url: string,
  visit: (to: ObservedPass, url: string, answer?: 'refuse' | 'accept') => Promise<unknown>,
): Promise<void> {
  const pass = newPass('withdrawn');
  await visit(pass, url, 'refuse');
  if (pass.answered === null) return;
  pass.cookies = [];
  pass.storage = [];
  passes.push(pass);
  await visit(pass, url);
}

/** A site that has none of them answers in its first. */
const languages = 'de-DE,de;q=0.9,en;q=0.8';

async function sessionOf(
  attachments: { all: ReadonlyMap<string, { session: string; target: { targetId: string } }> },
  targetId: string,
): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const found = [...attachments.all.values()].find(({ target }) => target.targetId === targetId);
    if (found !== undefined) return found.session;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the page was not attached');
}

/** A connection that the page asked for ahead of time is no request, but it tells its host who came. */
function explainHints(
  requests: ObservedPass['requests'],
  documents: readonly { url: string; hints: readonly string[] }[],
  proxy: Proxy,
  page: number,
): void {
  const asked = new Set(proxy.log.map(({ host }) => host));
  const known = new Set(requests.map(({ host }) => host));
  for (const { url, hints } of documents) {
    for (const hint of hints) {
      const address = URL.parse(hint);
      if (address === null || !asked.has(address.hostname) || known.has(address.hostname)) continue;
      if (requests.length >= bounds.requests) return;
      known.add(address.hostname);
      requests.push({
        url: address.origin,
        host: address.hostname,
        method: 'CONNECT',
        type: 'preconnect',
        page,
        after: 0,
        initiator: { kind: 'hint', url, line: null },
        status: null,
      });
    }
  }
}

function keepStorage(pass: ObservedPass, found: ObservedPass['storage']): void {
  for (const entry of found) {
    if (pass.storage.length >= bounds.storage) return;
    const isKnown = pass.storage.some(
      (one) => one.kind === entry.kind && one.origin === entry.origin && one.name === entry.name,
    );
    if (!isKnown) pass.storage.push(entry);
  }
}
