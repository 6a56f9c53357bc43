import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountPassword, callAs, confirmedAccount } from './support/account.ts';
import { openPage } from './support/browser.ts';
import { chooseTestPayment, clickPay, shownTotal } from './support/checkout.ts';
import { logIn } from './support/log-in.ts';
import { checkScreen } from './support/check-screen.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

test('a plan is chosen and paid after log-in, with later charges stated beforehand', async () => {
  const { email, token } = await confirmedAccount(journey.server, 'owner@plans.example');
  const made = await callAs<{ data: { id: string } }>(journey.server, token, '/privacy-consent/new', {
    request_id: randomUUID(),
    site_url: 'https://kiln.example',
  });
  const { id } = made.data;
  const { page, faults } = await openPage(journey.browser);
  await page.goto(`${journey.server.origin}/privacy-consent/wizard/pay/${id}`);
  await page.waitForURL('**/profile/login?next=**');
  await logIn(page, { email, password: accountPassword });
  await page.locator('.pay__button').waitFor();
  // Reached from within the app, and a document of its own all the same.
  const opened = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(opened).toContain(`/privacy-consent/wizard/pay/${id}`);

  await expect.poll(() => page.locator('input[name="plan"]').count()).toBeGreaterThan(2);
  await page.getByText(/Save 10\s?%/).waitFor();
  await page.getByText(/Save 50\s?%/).waitFor();
  // The shortest plan is chosen already, and a low price by the month stands with what is paid at once.
  await expect.poll(() => page.getByRole('radio', { name: /Each month/ }).isChecked()).toBe(true);
  await page.getByText('€5.00 a month, paid at once').waitFor();
  await page.locator('#pay-country').selectOption('CA');
  await expect.poll(() => page.locator('.pay__button').innerText()).toMatch(/€10\.00/);
  await checkScreen(page, 'checkout-consent-monthly-en');
  await page.locator('#pay-country').selectOption('CA');
  await page.getByRole('radio', { name: /Each year/ }).check();
  await expect.poll(() => shownTotal(page)).toBe('€108.00');
  await page.getByText('You agree that we charge €108.00, plus tax where it is due, each year').waitFor();
  await checkScreen(page, 'checkout-consent-en');
  await chooseTestPayment(page, 'approve');
  await clickPay(page);
  await page.waitForURL((url) => !url.pathname.includes('/pay/'));
  // What was charged, its invoice, and what comes next.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('paid-title');
  expect(await page.locator('#paid-title').innerText()).toMatch(/^Paid: €108\.00$/);
  const confirmation = page.locator('section[aria-labelledby="paid-title"]');
  await confirmation.getByRole('link', { name: /invoice/i }).waitFor();
  await checkScreen(page, 'checkout-consent-paid-en');
  const sale = await callAs<{ data: { paid: boolean } }>(
    journey.server,
    token,
    `/privacy-consent/sale-details/${id}`,
  );
  expect(sale.data.paid).toBe(true);

  // The card is kept for the renewals, and nothing can be paid twice.
  await page.goto(`${journey.server.origin}/privacy-consent/wizard/pay/${id}`);
  await page.getByText('The plan for this privacy consent is paid.').waitFor();
  const profile = await callAs<{ data: { methods: unknown[] } }>(
    journey.server,
    token,
    '/transaction/payment-profile',
  );
  expect(profile.data.methods).toHaveLength(1);

  // The next plan is proposed for the country of the last one.
  const next = await callAs<{ data: { id: string } }>(journey.server, token, '/privacy-consent/new', {
    request_id: randomUUID(),
    site_url: 'https://glaze.example',
  });
  await page.goto(`${journey.server.origin}/privacy-consent/wizard/pay/${next.data.id}`);
  await expect.poll(() => page.locator('#pay-country').inputValue()).toBe('CA');
  expect(faults).toEqual([]);
});
