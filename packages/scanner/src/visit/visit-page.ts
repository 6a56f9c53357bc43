/** Opens one address, waits as a person would, scrolls, and reads what is there. */
import type { Cdp } from '../browser/cdp.ts';
import { bounds, type ObservedPage, type PageLimit } from '../observation.ts';
import { type FrameDocument, readDocuments } from './read-documents.ts';
import type { Attachments } from './attach.ts';
import type { RequestLog } from './record-requests.ts';

/** Milliseconds. */
export interface Patience {
  /** For the page to be there. */
  load: number;
  /** Without a request, after which it counts as done. */
  quiet: number;
  /** Stays at least so long: software that measures starts late. */
  least: number;
  /** Stays no longer. */
  most: number;
}

export const firstPage: Patience = { load: 15_000, quiet: 1500, least: 7500, most: 14_000 };
export const furtherPage: Patience = { load: 15_000, quiet: 1200, least: 2500, most: 9000 };

export interface Visit {
  page: ObservedPage;
  documents: FrameDocument[];
}

export interface Visiting {
  cdp: Cdp;
  /** Of the page in which all of a pass is opened. */
  session: string;
  attachments: Attachments;
  log: RequestLog;
}

/** `meanwhile` runs once the page is there: it answers the banner. */
export async function visitPage(
  visiting: Visiting,
  url: string,
  patience: Patience,
  meanwhile?: () => Promise<void>,
): Promise<Visit> {
  const { cdp, session, log } = visiting;
  log.openedAt = performance.now();
  log.lastAt = log.openedAt;
  log.open.clear();
  const limits: PageLimit[] = [];
  const came = await opened(cdp, session, url, patience.load);
  if (came === 'slow') limits.push('slow');
  if (came === 'failed') limits.push('unreachable');
  await quiet(log, { ...patience, least: 500, most: patience.load });
  await meanwhile?.();
  await scroll(cdp, session);
  await quiet(log, patience);
  const documents = await readDocuments(cdp, sessionsOf(visiting));
  const page = describePage(visiting, url, documents, limits);
  await cdp.send('Page.stopLoading', undefined, session).catch(() => {});
  return { page, documents };
}

/** Leaves the page, so that what is sent on leaving is sent. */
export async function leavePage({ cdp, session, log }: Visiting): Promise<void> {
  await cdp.send('Page.navigate', { url: 'about:blank' }, session).catch(() => {});
  await quiet(log, { load: 0, quiet: 400, least: 400, most: 2000 });
}

async function opened(
  cdp: Cdp,
  session: string,
  url: string,
  within: number,
): Promise<'loaded' | 'slow' | 'failed'> {
  let settle: (result: 'loaded' | 'slow') => void = () => {};
  const loaded = new Promise<'loaded' | 'slow'>((resolve) => {
    settle = resolve;
  });
  cdp.listen((event) => {
    if (event.method === 'Page.loadEventFired' && event.session === session) settle('loaded');
  });
  const timer = setTimeout(() => settle('slow'), within);
  try {
    const begun = await Promise.race([
      cdp.send('Page.navigate', { url }, session),
      loaded.then(() => ({ errorText: undefined })),
    ]);
    if (begun.errorText !== undefined && begun.errorText !== '' && begun.errorText !== 'net::ERR_ABORTED')
      return 'failed';
    return await loaded;
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

async function quiet(log: RequestLog, { quiet: without, least, most }: Patience): Promise<void> {
  const since = performance.now();
  for (;;) {
    const now = performance.now();
    if (now - since >= most) return;
    if (now - since >= least && now - log.lastAt >= without) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const scrolling = `(async () => {
  const pause = () => new Promise((done) => setTimeout(done, 120));
  for (let step = 1; step <= 6; step += 1) {
    window.scrollTo(0, (document.documentElement.scrollHeight * step) / 6);
    await pause();
  }
  window.scrollTo(0, 0);
})()`;

async function scroll(cdp: Cdp, session: string): Promise<void> {
  await Promise.race([
    cdp.send('Runtime.evaluate', { expression: scrolling, awaitPromise: true }, session).catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, 3000)),
  ]);
}

/** The page's own session first. */
function sessionsOf({ session, attachments }: Visiting): string[] {
  const frames = [...attachments.all.values()].filter(({ target }) => target.type === 'iframe');
  return [session, ...frames.map((one) => one.session)].slice(0, 50);
}

function describePage(
  { log }: Visiting,
  url: string,
  documents: readonly FrameDocument[],
  limits: PageLimit[],
): ObservedPage {
  const main = documents.find(({ isMain }) => isMain);
  const here = main !== undefined && /^https?:/u.test(main.url) ? main.url : url;
  const own = log.requests.filter(({ page, type }) => page === log.page && type === 'document');
  const status = own.findLast((request) => sameDocument(request.url, here))?.status ?? null;
  if (status === 401 || status === 407) limits.push('needs-password');
  else if (status !== null && status >= 400) limits.push('no-page');
  if (log.left > 0) limits.push('too-many-requests');
  const origin = URL.parse(here)?.origin;
  const frames = documents.filter((one) => !one.isMain && URL.parse(one.url)?.origin !== origin);
  return {
    url: here.slice(0, bounds.url),
    title: main?.title ?? '',
    language: main?.language ?? '',
    status,
    forms: main?.forms ?? [],
    frames: [...new Set(frames.map((one) => one.url.slice(0, bounds.url)))].filter((one) =>
      /^https?:/u.test(one),
    ),
    links: main?.links ?? [],
    limits: [...new Set(limits)],
  };
}

function sameDocument(one: string, other: string): boolean {
  return one.split('#')[0] === other.split('#')[0];
}
