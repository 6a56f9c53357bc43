/** Opens one address, waits as a person would, moves about, and reads what is there. */
import { bounds, type ObservedPage, type PageLimit } from '../observation.ts';
import { openTab } from './attach.ts';
import { isBotWall } from './bot-wall.ts';
import { locateInSource } from './locate-in-source.ts';
import { moveAbout } from './move-about.ts';
import { mostNavigations, openAddress } from './open-address.ts';
import { type FrameDocument, readDocuments } from './read-documents.ts';
import { saysWhoRunsIt } from './notice-page.ts';
import { readSources } from './read-sources.ts';
import { type Patience, type Visiting, within } from './visiting.ts';
import { readThings } from './read-things.ts';

export interface Visit {
  page: ObservedPage;
  documents: FrameDocument[];
}

/** Milliseconds of the processor that a page may take; one that computes for its own ends takes all there is. */
const mostCpu = 20_000;
const nothingCame: ReadonlySet<PageLimit> = new Set([
  'unreachable',
  'redirects',
  'bad-certificate',
  'download',
]);

/** `meanwhile` runs once the page is there: it answers the banner. */
export async function visitPage(
  visiting: Visiting,
  url: string,
  patience: Patience,
  meanwhile?: () => Promise<void>,
): Promise<Visit> {
  const { log } = visiting;
  begin(visiting);
  const until = visiting.cpu() + mostCpu;
  const isBusy = (): boolean => visiting.cpu() > until;
  const stop = (): boolean => isBusy() || log.crashed || log.navigations > mostNavigations;
  const limits: PageLimit[] = [];
  const came = await openAddress(visiting, url, patience.load);
  if (came !== null) limits.push(came);
  if (came !== null && nothingCame.has(came))
    return { page: describePage(visiting, url, [], limits), documents: [] };
  await quiet(visiting, { ...patience, least: 300, most: patience.load }, stop);
  if (await isAnswering(visiting)) {
    await meanwhile?.();
    await moveAbout(visiting);
    await quiet(visiting, patience, stop);
  }
  const isReadable = !log.crashed && (await isAnswering(visiting));
  const documents = isReadable ? await readDocuments(visiting) : [];
  if (log.crashed) limits.push('crashed');
  else if (isBusy() || !isReadable) limits.push('busy');
  if (log.navigations > mostNavigations) limits.push('redirects');
  const page = describePage(visiting, url, documents, limits);
  if (isReadable) {
    locateInSource(log.requests, { index: log.page, url: page.url }, await readSources(visiting));
    await within(1000, visiting.cdp.send('Page.stopLoading', undefined, visiting.tab.session));
  } else await renewTab(visiting);
  return { page, documents };
}

/** Of what a page sends while the browser takes it away, the browser tells nothing; so it is told a moment before. */
const hiding = `(() => {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
})()`;

/** Leaves the page, so that what is sent on leaving is sent. */
export async function leavePage(visiting: Visiting): Promise<void> {
  const { cdp, tab } = visiting;
  await within(2000, cdp.send('Runtime.evaluate', { expression: hiding }, tab.session));
  await within(2000, cdp.send('Page.navigate', { url: 'about:blank' }, tab.session));
  await quiet(visiting, { load: 0, quiet: 300, least: 300, most: 2000 });
  closeOthers(visiting);
}

/** Windows that the page opened: they would go on beside the next page. */
function closeOthers({ cdp, attachments, tab }: Visiting): void {
  for (const { target } of attachments.all.values())
    if (target.type === 'page' && target.targetId !== tab.targetId)
      cdp.post('Target.closeTarget', { targetId: target.targetId });
}

function begin({ log }: Visiting): void {
  log.openedAt = performance.now();
  log.lastAt = log.openedAt;
  log.open.clear();
  log.documents = [];
  log.navigations = 0;
  log.downloads = 0;
  log.crashed = false;
  log.mainHeaders = {};
}

/** A page whose scripts never pause answers nothing. */
async function isAnswering({ cdp, tab }: Visiting): Promise<boolean> {
  const answer = cdp.send('Runtime.evaluate', { expression: '1' }, tab.session);
  return (await within(6000, answer)) !== null;
}

/** In place of a page that crashed or answers no more. */
async function renewTab(visiting: Visiting): Promise<void> {
  const { cdp, attachments, tab } = visiting;
  cdp.post('Target.closeTarget', { targetId: tab.targetId });
  visiting.tab = await openTab(cdp, attachments);
}

async function quiet(
  { log }: Visiting,
  { quiet: without, least, most }: Patience,
  stop: () => boolean = () => false,
): Promise<void> {
  const since = performance.now();
  for (;;) {
    const now = performance.now();
    if (now - since >= most || stop()) return;
    if (now - since >= least && now - log.lastAt >= without) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function describePage(
  { log }: Visiting,
  url: string,
  documents: readonly FrameDocument[],
  limits: PageLimit[],
): ObservedPage {
  const main = documents.find(({ isMain }) => isMain);
  const here = main !== undefined && /^https?:/u.test(main.url) ? main.url : url;
  const requests = log.requests.filter(({ page }) => page === log.page);
  const asked = requests.filter(({ type }) => type === 'document');
  const status = asked.findLast((request) => sameDocument(request.url, here))?.status ?? null;
  const wall = {
    status,
    title: main?.title ?? '',
    headers: log.mainHeaders,
    requests,
    links: main?.links.length ?? 0,
  };
  if (main !== undefined && isBotWall(wall)) limits.push('bot-wall');
  else if (status === 401 || status === 407) limits.push('needs-password');
  else if (status !== null && status >= 400) limits.push('no-page');
  if (log.left > 0) limits.push('too-many-requests');
  const origin = URL.parse(here)?.origin;
  const isOwn = ({ url: at }: FrameDocument): boolean =>
    !/^https?:/u.test(at) || URL.parse(at)?.origin === origin;
  const frames = documents.filter((one) => !one.isMain && !isOwn(one));
  // What a page has written into frames, or keeps in them, stands on it all the same.
  const own = documents.filter(isOwn);
  return {
    url: here.slice(0, bounds.url),
    title: main?.title ?? '',
    language: main?.language ?? '',
    status,
    forms: own.flatMap(({ forms }) => forms).slice(0, bounds.forms),
    frames: [...new Set(frames.map((one) => one.url.slice(0, bounds.url)))].filter((one) =>
      /^https?:/u.test(one),
    ),
    links: own.flatMap(({ links }) => links).slice(0, bounds.links),
    alternates: main?.alternates ?? [],
    generator: main?.generator ?? '',
    things: readThings(main?.data ?? []),
    text: main !== undefined && saysWhoRunsIt(here, main.title) ? main.text : '',
    limits: [...new Set(limits)],
  };
}

function sameDocument(one: string, other: string): boolean {
  return one.split('#')[0] === other.split('#')[0];
}
