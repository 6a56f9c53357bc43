import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { longTests } from '../../packages/server/src/platform/config/config.ts';
import { runAxe } from './accessibility.ts';
import { settled } from './browser.ts';

/** With `SCREENSHOTS=folder` a picture of every screen is kept. */
const pictures = process.env['SCREENSHOTS'];

/** What axe leaves to a person on these screens; the reasons are in `docs/accessibility.md`. */
const judgedByEye = new Set(['color-contrast', 'color-contrast-enhanced', 'label-content-name-mismatch']);

const views = [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const;

const widths = [320, 576, 768, 992, 1200] as const;

/**
 * All in the long tier; else a screen in English is judged wide and light, in other languages narrow and dark, and
 * each at half of the widths.
 */
async function chosenFor(page: Page) {
  if (longTests() || pictures !== undefined) return { views, widths };
  const english = (await page.locator('html').getAttribute('lang')) === 'en';
  return {
    views: views.filter(({ scheme }) => (scheme === 'light') === english),
    widths: widths.filter((width) => width === 320 || (width === 576 || width === 992) !== english),
  };
}

/**
 * Judges the screen as it is now: axe wide and narrow, and no sideways scrolling at any width. `without`: a
 * selector of what is shown to be bad.
 */
export async function checkScreen(
  page: Page,
  name: string,
  { without }: { without?: string } = {},
): Promise<void> {
  // A page that still fetches what it shows has no heading yet and says that it is busy.
  await page.waitForFunction(() => document.querySelector('main[aria-busy=true]') === null);
  await page.locator('h1').first().waitFor();
  const chosen = await chosenFor(page);
  for (const { width, scheme } of chosen.views) {
    // No transition is caught half-way, and nothing lies under the sticky dock by the chance of scrolling.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(900, height) });
    await settled(page);
    const label = `${name} ${width} ${scheme}`;
    const { violations, incomplete } = await runAxe(page, without);
    expect(`${label}: ${violations.join('\n')}`).toBe(`${label}: `);
    expect(`${label}: ${incomplete.filter((rule) => !judgedByEye.has(rule)).join()}`).toBe(`${label}: `);
    if (pictures !== undefined) {
      mkdirSync(pictures, { recursive: true });
      await page.screenshot({ path: `${pictures}/${label.replaceAll(' ', '-')}.png` });
    }
  }
  for (const width of chosen.widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(`${name} ${width} overflows by ${overflow}`).toBe(`${name} ${width} overflows by 0`);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}
