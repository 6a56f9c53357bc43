import { type Browser, type BrowserContextOptions, type Locator, type Page, chromium } from 'playwright-core';
import { chromiumOptions } from '../../tooling/chromium.ts';

declare global {
  var clausewrightBrowsers: Map<string, Promise<Browser>> | undefined;
}

/** The Chromium of this worker process. */
export function launchBrowser(): Promise<Browser> {
  return launchOnce('chromium', () => chromium.launch(chromiumOptions));
}

/**
 * A browser of this worker process: files that run one after the other share it, each test in a window of its own.
 * To close it closes the windows; the browser ends with the process.
 */
export function launchOnce(name: string, launch: () => Promise<Browser>): Promise<Browser> {
  const browsers = (globalThis.clausewrightBrowsers ??= new Map());
  const launched =
    browsers.get(name) ??
    launch().then((browser) => {
      browser.close = async () => {
        await Promise.all(browser.contexts().map((context) => context.close()));
      };
      browser.on('disconnected', () => browsers.delete(name));
      return browser;
    });
  browsers.set(name, launched);
  return launched;
}

/** For a look at a website, which starts browsers of its own beside this one. */
export const whileScanned = { timeout: 300_000 };

/**
 * Presses, and again where a busy machine did not take it, as the notice on the page says: nothing is made twice.
 * `arrived` rejects where what is to come has not come in so many milliseconds.
 */
export async function pressUntil(
  page: Page,
  button: Locator,
  arrived: (timeout: number) => Promise<unknown>,
): Promise<void> {
  await button.click();
  for (const patience of [60_000, 60_000, 120_000]) {
    const isThere = await arrived(patience).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await button.click({ timeout: 10_000 }).catch(() => {});
  }
  throw new Error(`nothing followed: ${await page.locator('main').innerText()}`);
}

export interface WatchedPage {
  page: Page;
  /** Console errors, page errors and policy violations seen so far; a journey ends with none. */
  faults: string[];
}

/** Those of the journeys of one file that are still open. */
export const openedPages = new Set<WatchedPage>();

/** Opens a page that remembers everything the browser complains about. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    ...options,
  });
  // A machine with other things to do takes its time.
  context.setDefaultTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {});
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  if (options.javaScriptEnabled !== false) context.on('page', arriveHydrated);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || isTemporary(message.text()) || isOfPicture(message.text())) return;
    faults.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => {
    if (!isOfPicture(message)) faults.push(`${page.url()}: ${message}`);
  });
  const watched = { page, faults };
  openedPages.add(watched);
  page.on('close', () => openedPages.delete(watched));
  return watched;
}

/**
 * The server had no room and asked to come again, as it may on a machine with other things to do: the app repeats the
 * call, and a journey waits for what it shows. `global-setup.ts` prints which calls these were.
 */
function isTemporary(message: string): boolean {
  return message.includes('status of 503');
}

/** Before a picture Playwright puts a style into pages of Firefox, `body {}`, which their policies refuse. */
function isOfPicture(message: string): boolean {
  return (
    process.env['SCREENSHOTS'] !== undefined &&
    /^policy: style-src-elem inline|sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/u.test(message)
  );
}

/**
 * Takes the faults of an outage out of the list and answers those that an outage does not explain: the browser
 * itself notes what it could not load, or saw cut off, while the server was away.
 */
export function withoutOutageFaults(faults: string[]): string[] {
  return faults.splice(0).filter((fault) => !/net::ERR_(CONNECTION_|EMPTY_RESPONSE)/u.test(fault));
}

/** Whoever goes to a page finds it reacting; what is pressed before that, `presses.further.test.ts` looks at. */
function arriveHydrated(page: Page): void {
  const arriving =
    <Given extends unknown[], Reply>(go: (...given: Given) => Promise<Reply>) =>
    async (...given: Given): Promise<Reply> => {
      const reply = await go(...given);
      await hydrated(page);
      return reply;
    };
  page.goto = arriving(page.goto.bind(page));
  page.reload = arriving(page.reload.bind(page));
  page.goBack = arriving(page.goBack.bind(page));
}

/**
 * Waits until the page reacts and knows who is logged in: after a link or a form that led to a document of
 * its own. A page that is not the app's, and one whose script did not come, is there at once.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      if (document.readyState === 'loading') return false;
      const failed = document.querySelector('#load-failed');
      if (failed === null || failed.checkVisibility()) return true;
      if (document.querySelector('script[type="module"]') === null) return true;
      const corner = document.querySelector('.head__account');
      const known = corner === null || corner.querySelector(':scope > :not(.is-away)') !== null;
      // As queue-early-clicks.ts of the app tells it.
      const reacting = [...document.querySelectorAll('button')].every((button) =>
        Object.keys(button).some((key) => key.startsWith('__reactProps$')),
      );
      return reacting && known && document.querySelector('[data-waiting]') === null;
    },
    undefined,
    { polling: 50 },
  );
}

/** The page is drawn as it is to be: fonts and what follows from the last change are there, and what began to move has ended. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawn();
    await drawn();
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
