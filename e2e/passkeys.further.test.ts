/** Passkeys: added, used to log in, and removed, with the authenticator of Chromium itself. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { customerPassword, logInTo, makeCustomer } from './support/customer.ts';
import { focusOn, hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { findEmailTo } from './support/outbox.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

/** A device that makes sure of its owner and says yes, as a telephone with a fingerprint does. */
async function withDevice(page: Page): Promise<(given: { isUserVerified: boolean }) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async ({ isUserVerified }) => {
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
}

test.each([
  {
    locale: 'en-GB',
    width: 1280,
    colorScheme: 'light' as const,
    add: 'Add a passkey',
    added: '“Laptop” opens your account from now on.',
    told: 'A passkey was added',
    logIn: 'Log in with a passkey',
    stopped: 'No passkey was used',
    remove: 'Remove Laptop',
    removed: 'The passkey is removed.',
    gone: 'This passkey could not be used.',
  },
  {
    locale: 'de-DE',
    width: 390,
    colorScheme: 'dark' as const,
    add: 'Passkey hinzufügen',
    added: '„Laptop“ öffnet ab jetzt Ihr Konto.',
    told: 'ein Passkey hinzugefügt',
    logIn: 'Mit einem Passkey anmelden',
    stopped: 'Es wurde kein Passkey verwendet',
    remove: 'Entfernen Laptop',
    removed: 'Der Passkey ist entfernt.',
    gone: 'Dieser Passkey konnte nicht verwendet werden.',
  },
])('a passkey is added, logs in and is removed by keyboard ($locale)', async (words) => {
  const { locale, width, colorScheme } = words;
  const language = locale.slice(0, 2);
  const { server, browser } = journey;
  const ada = await makeCustomer(server, `ada-${locale}@passkeys.example`, language);
  const { page, faults } = await openPage(browser, { locale, viewport: { width, height: 844 }, colorScheme });
  const device = await withDevice(page);
  await logInTo(page, server.origin, ada, '/profile/security');
  await page.locator('#passkey-name').waitFor();
  await checkScreen(page, `passkeys-none-${language}`);

  const stops: StopFaults = [];
  await tabTo(page, stops, ({ id }) => id === 'passkey-name');
  await page.keyboard.type('Laptop');
  await tabTo(page, stops, ({ id }) => id === 'passkey-password');
  await page.keyboard.type(customerPassword);
  await tabTo(page, stops, hasName(words.add));
  await page.keyboard.press('Enter');
  await page.getByText(words.added).waitFor();
  await page.locator('.sessions li', { hasText: 'Laptop' }).waitFor();
  await checkScreen(page, `passkeys-one-${language}`);
  await findEmailTo(server, ada.email, words.told);

  // Logged out; the device does not make sure of its owner, then it does.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.origin}/profile/login?next=/profile/security`);
  await checkScreen(page, `log-in-passkey-${language}`);
  await device({ isUserVerified: false });
  await tabTo(page, stops, hasName(words.logIn));
  await page.keyboard.press('Enter');
  await page.getByText(words.stopped).waitFor();
  await checkScreen(page, `log-in-passkey-stopped-${language}`);
  await device({ isUserVerified: true });
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.origin}/profile/security`);

  await page.locator('.sessions li', { hasText: 'Laptop' }).waitFor();
  await tabTo(page, stops, hasName(words.remove));
  await page.keyboard.press('Enter');
  await page.locator('#remove-passkey-password').waitFor();
  await checkScreen(page, `passkeys-remove-${language}`);
  await focusOn(page, stops, { id: 'remove-passkey-password' });
  await page.keyboard.type(customerPassword);
  await page.keyboard.press('Enter');
  await page.getByText(words.removed).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('passkeys-title');
  await checkScreen(page, `passkeys-removed-${language}`);

  // The device still has it; the account does not.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.origin}/profile/login`);
  await page.getByRole('button', { name: words.logIn }).press('Enter');
  await page.getByText(words.gone).waitFor();
  expect(stops).toEqual([]);
  expect(faults).toEqual([]);
});

test('where browsers make no passkeys the page says why and offers none', async () => {
  const { server, browser } = journey;
  const ada = await makeCustomer(server, 'ada-number@passkeys.example', 'en');
  const { page, faults } = await openPage(browser);
  const numbered = new URL(server.origin);
  numbered.hostname = '127.0.0.1';
  await logInTo(page, numbered.origin, ada, '/profile/security');
  await page.getByText('Passkeys are not available here').waitFor();
  expect(await page.locator('#passkey-name').count()).toBe(0);
  await checkScreen(page, 'passkeys-address-en');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${numbered.origin}/profile/login`);
  await page.locator('#log-in').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Log in with a passkey' }).count()).toBe(0);
  expect(faults).toEqual([]);
});
