/** Keys for programs: made by keyboard, shown once, used, revoked. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { customerPassword, logInTo, makeCustomer } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const inUse = async (secret: string): Promise<number> =>
  (
    await fetch(`${journey.server.origin}/api/v1/customer/agreements/all`, {
      headers: { authorization: `Bearer ${secret}` },
    })
  ).status;

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test.each([
  {
    locale: 'en-GB',
    width: 1280,
    make: 'Create a key',
    made: 'Your key “Build”',
    revoke: 'Revoke',
    none: 'No keys yet.',
    noScope: 'Choose at least one permission.',
  },
  {
    locale: 'de-DE',
    width: 390,
    make: 'Schlüssel erstellen',
    made: 'Ihr Schlüssel „Build“',
    revoke: 'Widerrufen',
    none: 'Noch keine Schlüssel.',
    noScope: 'Wählen Sie mindestens eine Berechtigung.',
  },
])('a key is made, used by a program and revoked ($locale)', async (words) => {
  const { locale, width, make, made, revoke, none, noScope } = words;
  const ada = await makeCustomer(journey.server, `ada-${locale}@keys.example`, locale.slice(0, 2));
  const { page, faults } = await openPage(journey.browser, { locale, viewport: { width, height: 844 } });
  await logInTo(page, journey.server.origin, ada, '/profile/api-keys');
  await page.getByText(none).waitFor();
  await checkScreen(page, `api-keys-${locale.slice(0, 2)}`);

  // Nothing typed is lost where a permission is missing.
  await page.locator('#key-name').fill('Build');
  await page.locator('#key-scopes').uncheck();
  await page.locator('#key-password').fill(customerPassword);
  await page.getByRole('button', { name: make }).click();
  await page.getByText(noScope).first().waitFor();
  expect(await page.locator('#key-name').inputValue()).toBe('Build');

  const stops: StopFaults = [];
  await tabTo(page, stops, ({ id }) => id === 'key-scopes-write');
  await page.keyboard.press('Space');
  await tabTo(page, stops, hasName(make));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: made }).waitFor();
  expect(await focusedName(page)).toBe(made);
  const secret = await page.locator('.keys__secret').innerText();
  await checkScreen(page, `api-keys-made-${locale.slice(0, 2)}`);
  expect(await inUse(secret)).toBe(403);
  expect(stops).toEqual([]);

  // Shown this once: what comes with the page afterwards does not know it.
  await page.reload();
  await page.locator('.sessions').getByText('Build', { exact: true }).first().waitFor();
  expect(await page.content()).not.toContain(secret);

  await page.getByRole('button', { name: `${revoke} Build` }).click();
  await page.getByRole('dialog').getByRole('button', { name: revoke }).click();
  await page.getByText(none).waitFor();
  expect(await inUse(secret)).toBe(401);
  expect(faults).toEqual([]);
});
