/** Another address for an account: asked for, confirmed by a press behind the link, told to the old one. */
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { customerPassword, logInTo, makeCustomer } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { extractLink, findEmailTo } from './support/outbox.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

test.each([
  {
    locale: 'en-GB',
    width: 1280,
    colorScheme: 'light' as const,
    send: 'Send the link',
    change: 'Change the address',
    changed: 'The address of your account is now',
    told: 'was changed',
    used: 'This link is not valid.',
  },
  {
    locale: 'de-DE',
    width: 390,
    colorScheme: 'dark' as const,
    send: 'Link senden',
    change: 'Adresse ändern',
    changed: 'Die Adresse Ihres Kontos ist jetzt',
    told: 'wurde geändert',
    used: 'Dieser Link ist ungültig.',
  },
])('the address of an account is changed by keyboard ($locale)', async (words) => {
  const { locale, width, colorScheme } = words;
  const language = locale.slice(0, 2);
  const { server, browser } = journey;
  const ada = await makeCustomer(server, `ada-${locale}@moving.example`, language);
  const email = `ada-${locale}@moved.example`;
  const { page, faults } = await openPage(browser, { locale, viewport: { width, height: 844 }, colorScheme });
  await logInTo(page, server.origin, ada, '/profile/security');
  await page.locator('#change-email-email').waitFor();

  const stops: StopFaults = [];
  await tabTo(page, stops, ({ id }) => id === 'change-email-email');
  await page.keyboard.press('Enter');
  await page.locator('.summary').waitFor();
  await checkScreen(page, `change-email-refused-${language}`);
  await page.locator('#change-email-email').focus();
  await page.keyboard.type(email);
  await tabTo(page, stops, ({ id }) => id === 'change-email-password');
  await page.keyboard.type(customerPassword);
  await tabTo(page, stops, hasName(words.send));
  await page.keyboard.press('Enter');
  await page.locator('section[aria-labelledby=email-title] .note--ok').waitFor();
  await checkScreen(page, `change-email-sent-${language}`);

  const link = extractLink(await findEmailTo(server, email, ''));
  await page.goto(link);
  await page.locator('#confirm-email').waitFor();
  await page.getByText(email).waitFor();
  await checkScreen(page, `change-email-${language}`);
  await tabTo(page, stops, hasName(words.change));
  await page.keyboard.press('Enter');
  await page.locator('section[aria-labelledby=email-title]').getByText(words.changed).waitFor();
  await page.locator('section[aria-labelledby=email-title]').getByText(email).waitFor();
  await checkScreen(page, `change-email-done-${language}`);
  await findEmailTo(server, ada.email, words.told);

  // The used link leaves the history, and opened again it says so.
  await page.goto(link);
  await page.getByText(words.used).waitFor();
  await checkScreen(page, `change-email-used-${language}`);
  expect(stops).toEqual([]);
  expect(faults).toEqual([]);
});
