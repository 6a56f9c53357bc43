/** For journeys that run in Firefox beside those in Chromium. */
import type { Browser } from 'playwright-core';
import { test } from 'vitest';
import { hasFirefox, launchFirefox } from '../../tooling/firefox.ts';
import { launchOnce } from './browser.ts';
import { useOwnServerIn } from './use-journey.ts';

if (!hasFirefox()) console.warn("Not run: Debian's firefox-esr is not installed.");

/**
 * A test that needs Firefox, skipped with the reason where that is missing. Firefox 153 crashes where Playwright looks
 * for a field by its label (`getByLabel`) on a page that axe has judged: it is found by its role or id there.
 */
export const inFirefox = test.skipIf(!hasFirefox());

/** The Firefox of this worker process. */
export const launchFirefoxOnce = (): Promise<Browser> => launchOnce('firefox', () => launchFirefox());

/** As `useOwnServer`, in Firefox. */
export const useFirefox = (environment: Record<string, string>): ReturnType<typeof useOwnServerIn> =>
  useOwnServerIn(launchFirefoxOnce, environment);
