import type { Browser } from 'playwright-core';
import { type WatchedPage, openPage } from '../../support/browser.ts';
import type { Site } from './site.ts';

/**
 * One window for the tests of a file, as opening another takes longer than most of them do. Each time somebody
 * comes who was never there: no cookie, nothing in storage, no fault yet.
 */
export async function openAsNewVisitor(browser: Browser, site: Site): Promise<() => Promise<WatchedPage>> {
  if (browser.browserType().name() === 'firefox') return () => openWindow(browser, site);
  // What moves in would be measured half-way.
  const { page, faults } = await openPage(browser, { reducedMotion: 'reduce' });
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  const origins = [site.origin, site.origin.replace('//', '//shop.')];
  return async () => {
    await page.unrouteAll();
    await page.goto('about:blank');
    await context.clearCookies();
    for (const one of origins)
      await devtools.send('Storage.clearDataForOrigin', { origin: one, storageTypes: 'all' });
    await page.setViewportSize({ width: 1280, height: 900 });
    faults.length = 0;
    site.welcome();
    return { page, faults };
  };
}

/** Firefox has no such tools for what a window remembers. */
async function openWindow(browser: Browser, site: Site): Promise<WatchedPage> {
  await Promise.all(browser.contexts().map((context) => context.close()));
  site.welcome();
  return openPage(browser);
}
