import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type WatchedPage, launchBrowser } from '../../support/browser.ts';
import { openAsNewVisitor } from './new-visitor.ts';
import { type Site, startSite } from './site.ts';

/** A site with a banner and a window for the tests of one file. Call it at the top of the file; all is there inside tests. */
export function useShop(launch: () => Promise<Browser> = launchBrowser): {
  readonly site: Site;
  newcomer(): Promise<WatchedPage>;
} {
  let site: Site;
  let browser: Browser;
  let newcomer: () => Promise<WatchedPage>;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch();
    newcomer = await openAsNewVisitor(browser, site);
  });
  afterAll(async () => {
    await browser.close();
    await site[Symbol.asyncDispose]();
  });
  return {
    get site() {
      return site;
    },
    newcomer: () => newcomer(),
  };
}
