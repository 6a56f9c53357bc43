/** The visits of one browser, page by page. */
import { checkPage, checkTimes } from '../accessibility/check-page.ts';
import { answerBanner, toolOn } from '../banners/answer-banner.ts';
import type { Browser } from '../browser/launch.ts';
import { toUserAgent } from '../browser/user-agent.ts';
import type { Proxy } from '../network/proxy.ts';
import type {
  ObservedCookie,
  ObservedPage,
  ObservedPass,
  PageLimit,
  PassName,
  ScanLimit,
} from '../observation.ts';
import { ofTheBrowser } from '../unexplained-hosts.ts';
import { attachToAll, openTab } from '../visit/attach.ts';
import { readCookies } from '../visit/read-cookies.ts';
import { storageOf } from '../visit/read-documents.ts';
import { recordRequests } from '../visit/record-requests.ts';
import { recordWrites } from '../visit/record-writes.ts';
import { takePhonePicture, takePicture } from '../visit/take-picture.ts';
import { leavePage, visitPage } from '../visit/visit-page.ts';
import { firstPage, furtherPage, type Visiting } from '../visit/visiting.ts';
import { explainHosts, keepStorage } from './complete-pass.ts';
import type { PassOptions } from './pass-options.ts';

export interface Visits {
  passes: ObservedPass[];
  limits: { pass: PassName; limit: ScanLimit }[];
  pages: readonly string[];
  browser: Browser;
  version: { product: string; userAgent: string };
  proxy: Proxy;
  options: PassOptions;
}

type Answer = 'refuse' | 'accept';

const answers: Partial<Record<PassName, Answer>> = { refused: 'refuse', accepted: 'accept' };
/** Pages of the pass with Global Privacy Control, which is a short one. */
const gpcPages = 2;
/** What came is no page of the website, or it answers no more. */
const notSeen: ReadonlySet<PageLimit> = new Set([
  'unreachable',
  'refused-address',
  'bad-certificate',
  'redirects',
  'download',
  'bot-wall',
  'needs-password',
  'no-page',
  'busy',
  'crashed',
]);
/** Before an answer, and with as little as there can be once a banner is out of the way. */
const onPhone: ReadonlySet<PassName> = new Set(['unanswered', 'refused']);
const patience = { first: firstPage, further: furtherPage, banner: 8000 };

export function newPass(name: PassName): ObservedPass {
  return {
    name,
    answered: null,
    answeredAfter: null,
    pages: [],
    requests: [],
    cookies: [],
    storage: [],
    picture: null,
    phonePicture: null,
    unexplainedHosts: [],
    refusedHosts: [],
  };
}

/** @returns what ended the last pass early */
export async function visitAll(visits: Visits): Promise<ScanLimit | null> {
  const { passes, limits, pages: given, browser, version, proxy, options } = visits;
  const { cdp } = browser;
  const [pass] = passes;
  if (pass === undefined) return null;
  const userAgent = toUserAgent(version);
  const attachments = await attachToAll(cdp, { gpc: pass.name === 'gpc', userAgent });
  const log = recordRequests(cdp, attachments);
  const writes = recordWrites(cdp, log);
  const tab = await openTab(cdp, attachments);
  const visiting: Visiting = { cdp, tab, attachments, log, cpu: () => browser.cpu() };

  let hints: { page: string; url: string }[] = [];
  /** Entries of the proxy's log that earlier pages made. */
  let seenBefore = 0;

  /** @returns the page as it was found */
  async function visit(to: ObservedPass, url: string, answer?: Answer): Promise<ObservedPage> {
    const at = to.pages.length;
    log.page = at;
    log.requests = to.requests;
    const { first, further, banner } = options.patience ?? patience;
    const { page, documents } = await visitPage(visiting, url, at === 0 ? first : further, async () => {
      if (answer !== undefined) {
        to.answered = await answerBanner(visiting, answer, banner);
        if (to.answered !== null) to.answeredAfter = Math.round(performance.now() - log.openedAt);
      }
      if (at !== 0) return;
      to.picture = await takePicture(cdp, visiting.tab.session);
      if (onPhone.has(to.name)) to.phonePicture = await takePhonePicture(cdp, visiting.tab.session);
    });
    const host = URL.parse(url)?.hostname;
    if (proxy.isFull()) page.limits.push('too-many-bytes');
    if (proxy.log.some((one) => one.outcome === 'refused' && one.host === host))
      page.limits.push('refused-address');
    to.pages.push(page);
    keepStorage(to, storageOf(documents, writes, at));
    hints = documents.flatMap((one) => one.hints.map((hint) => ({ page: one.url, url: hint })));
    return page;
  }

  async function leave(to: ObservedPass): Promise<void> {
    const at = log.page;
    await leavePage(visiting);
    explainHosts(to, proxy.log.slice(seenBefore), at, hints);
    seenBefore = proxy.log.length;
    // The browser's clock is the machine's.
    const now = Date.now() / 1000;
    const found = await readCookies(cdp, to.cookies, { setCookies: log.setCookies, writes, page: at, now });
    to.cookies = found.filter((cookie) => !isOfTheBrowser(cookie, to));
    for (const request of log.requests) options.hosts.add(request.host);
    options.hosts.delete(options.address.hostname);
  }

  const times = options.patience?.check ?? checkTimes;
  /** Milliseconds that checks of accessibility may still take. */
  let left: number = times.scan;

  /** On pages that nobody answered: each once, and as a visitor meets it first. */
  async function check(to: ObservedPass, page: ObservedPage): Promise<void> {
    if (to.name !== 'unanswered' || !options.accessibility) return;
    if (page.limits.some((limit) => notSeen.has(limit))) {
      page.accessibility = { state: 'not-checked', reason: 'not-seen' };
      return;
    }
    const since = performance.now();
    // What it takes beside a page that is near the limit would end the browser, and with it the pass.
    page.accessibility =
      browser.memory() > options.memory / 2
        ? { state: 'not-checked', reason: 'too-large' }
        : await checkPage(visiting, Math.min(left, times.page));
    left -= performance.now() - since;
  }

  const most = Math.min(options.pages, pass.name === 'gpc' ? gpcPages : options.pages);
  const addresses = [...given].slice(0, most);
  const answer = answers[pass.name];
  // What an answer changes shows from the next view on.
  if (answer !== undefined) addresses.unshift(...addresses.slice(0, 1));
  for (const url of addresses) {
    const isFirst = pass.pages.length === 0;
    tellProgress(pass, addresses.length, url, options);
    let page = await visit(pass, url, isFirst ? answer : undefined);
    const isFirstLook = isFirst && options.onFirstPage !== undefined;
    if (isFirstLook && page.limits.includes('unreachable') && url.startsWith('https:')) {
      // Whoever names a website seldom knows by what it is served.
      pass.pages = [];
      pass.requests = [];
      page = await visit(pass, url.replace('https:', 'http:'), answer);
    }
    if (isFirst && options.onFirstPage !== undefined) {
      const tool = await toolOn(visiting);
      addresses.push(...options.onFirstPage({ page, tool }));
    }
    await check(pass, page);
    await leave(pass);
    if (isFirst && answer !== undefined && pass.answered === null) return 'no-banner-answered';
  }
  if (pass.name !== 'accepted' || !options.passes.includes('withdrawn')) return null;
  // Back on the first page the answer is taken back; what is there on the next view is there in spite of it.
  const withdrawn = newPass('withdrawn');
  const [url = ''] = given;
  await visit(withdrawn, url, 'refuse');
  await leave(withdrawn);
  if (withdrawn.answered === null) {
    limits.push({ pass: 'withdrawn', limit: 'no-banner-answered' });
    return null;
  }
  passes.push(withdrawn);
  withdrawn.cookies = [];
  withdrawn.storage = [];
  await visit(withdrawn, url);
  await leave(withdrawn);
  return null;
}

/** The browser's own calls may be answered with cookies. */
function isOfTheBrowser({ domain }: ObservedCookie, { requests }: ObservedPass): boolean {
  const host = domain.replace(/^\./u, '');
  return ofTheBrowser.has(host) && requests.every((request) => request.host !== host);
}

function tellProgress(pass: ObservedPass, pages: number, url: string, options: PassOptions): void {
  const { hosts } = options;
  options.onProgress?.({ pass: pass.name, page: pass.pages.length + 1, pages, url, hosts: [...hosts] });
}
