/** The system's Chromium, headless, with a fresh profile and no calls to the outside. */
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface WatchedPage {
  page: Page;
  /** Console errors, page errors and policy violations seen so far; a journey ends with none. */
  faults: string[];
}

/** Opens a page that remembers everything the browser complains about. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    ...options,
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {});
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  return { page, faults };
}

/** Waits until the page reacts, which the account's corner shows: what is pressed before goes to the browser alone. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('.head__account > :not(.is-away)').waitFor({ state: 'attached' });
}
