import type { Language } from '@clausewright/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { longTests } from '../packages/server/src/platform/config/config.ts';
import { runAxe } from './support/accessibility.ts';
import { openPage } from './support/browser.ts';
import { further, test } from './support/main-and-further.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

/** German and English are looked at whole in screens.further.test.ts; the long tier opens all of the others (goals A1). */
const others: readonly Language[] = longTests() ? ['es', 'fr', 'it', 'nl'] : ['fr'];
const paths = [
  '/',
  '/wizard',
  '/wizard/privacy-policy',
  '/wizard/terms-conditions',
  '/profile/login',
  '/profile/register',
  '/download',
];

async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

test.each(others)('in %s every kind of page is translated, fits and passes axe', async (language) => {
  const { page, faults } = await openPage(journey.browser, {
    locale: language,
    viewport: { width: 1280, height: 2400 },
  });
  for (const path of paths) {
    await page.goto(`${journey.server.origin}${path}`);
    await page.locator('h1').first().waitFor();
    expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
    const text = await page.locator('body').innerText();
    // What is not translated shows its key, or an argument left open.
    expect(text, path).not.toMatch(/\b[a-z]+\.[a-z]+[A-Z][a-zA-Z]*\b|\{\w+\}/);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 2400 });
      await expect.poll(() => overflows(page), { message: `${path} at ${width}` }).toBe(false);
    }
    expect((await runAxe(page)).violations, path).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 2400 });
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

further('the chosen language survives a reload, another tab and a browser restart', async () => {
  const { page } = await openPage(journey.browser, { locale: 'en-GB' });
  await page.goto(journey.server.origin);
  await page.locator('header summary', { hasText: 'English' }).click();
  await page.getByRole('button', { name: 'Nederlands' }).first().click();
  await page.waitForFunction(() => document.documentElement.lang === 'nl');
  await page.reload();
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  const other = await page.context().newPage();
  await other.goto(`${journey.server.origin}/profile/login`);
  await other.getByRole('heading', { name: 'Inloggen' }).waitFor();
  const state = await page.context().storageState();
  await page.context().close();
  const again = await journey.browser.newContext({ storageState: state, locale: 'en-GB' });
  const fresh = await again.newPage();
  await fresh.goto(journey.server.origin);
  expect(await fresh.locator('html').getAttribute('lang')).toBe('nl');
  await again.close();
});
