/** Who did what in an account: seen, narrowed, turned over, saved. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { germanShop } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import {
  customerPassword,
  logInTo,
  makeCustomer,
  payFor,
  createUnpaidAgreement,
} from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const post = (path: string, body: object, bearer?: string) =>
  fetch(`${journey.server.origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });

test.each([
  {
    locale: 'en-GB',
    width: 1280,
    made: 'Document created',
    paid: 'Payment completed',
    failed: 'Log-in failed: wrong password',
    key: 'API key “Build”',
    older: 'Older',
    newest: 'Newest',
    none: 'Nothing matches this choice.',
    clear: 'Show everything',
    csv: 'Export as CSV',
    saved: 'What you chose is in activity.csv.',
  },
  {
    locale: 'de-DE',
    width: 390,
    made: 'Dokument erstellt',
    paid: 'Zahlung abgeschlossen',
    failed: 'Anmeldung gescheitert: falsches Passwort',
    key: 'API-Schlüssel „Build“',
    older: 'Ältere',
    newest: 'Neueste',
    none: 'Zu dieser Auswahl gibt es nichts.',
    clear: 'Alles zeigen',
    csv: 'Als CSV exportieren',
    saved: 'Ihre Auswahl ist in activity.csv.',
  },
])('activity is seen, narrowed, turned over and saved ($locale)', async (words) => {
  const { locale, width, made, paid, failed, key, older, newest, none, clear, csv, saved } = words;
  const language = locale.slice(0, 2);
  const email = `ada-${language}@activity.example`;
  const ada = await makeCustomer(journey.server, email, language);
  for (let times = 0; times < 48; times += 1) await ada.call('PUT', `/customer/set-language/${language}`, {});
  const wanted = { name: 'Build', scopes: ['write'], websites: null, days: 30, password: customerPassword };
  const { secret } = await ada.call('POST', '/customer/api-keys', wanted);
  const document = { request_id: randomUUID(), type: 'PRIVACY_POLICY', answers: germanShop, free_only: true };
  await post('/agreement/new', document, secret as string);
  await payFor(ada, { item_type: 'agreement', item_id: await createUnpaidAgreement(ada) });
  await post('/customer/login', { email, password: 'Falsch-am-Morgen-1' });

  const { page, faults } = await openPage(journey.browser, { locale, viewport: { width, height: 844 } });
  await logInTo(page, journey.server.origin, ada, '/profile/activity');
  const rows = page.locator('tbody tr');
  await rows.filter({ hasText: made }).first().waitFor();
  expect(await rows.count()).toBe(50);
  await rows.filter({ hasText: paid }).waitFor();
  await rows.filter({ hasText: failed }).waitFor();
  expect(await rows.filter({ hasText: made }).filter({ hasText: key }).count()).toBe(1);
  await checkScreen(page, `activity-${language}`);
  await page.setViewportSize({ width, height: 844 });

  const stops: StopFaults = [];
  await tabTo(page, stops, hasName(older));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: newest }).waitFor();
  await expect.poll(() => rows.count()).toBeLessThan(50);
  const rest = await rows.count();
  expect(await page.getByRole('button', { name: older }).getAttribute('aria-disabled')).toBe('true');
  await page.reload();
  await expect.poll(() => rows.count()).toBe(rest);

  await page.locator('#activity-what').selectOption('payments');
  await expect.poll(() => rows.count()).toBe(2);
  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: csv }).click();
  const file = readFileSync(await (await loading).path(), 'utf8')
    .trim()
    .split('\r\n');
  await page.getByText(saved).waitFor();
  expect(file.map((line) => line.split(',')[1])).toEqual(['kind', 'payment-made', 'payment-begun']);

  await page.locator('#activity-what').selectOption('banner-deleted');
  await page.getByText(none).waitFor();
  await checkScreen(page, `activity-none-${language}`);
  await page.getByRole('link', { name: clear }).click();
  await expect.poll(() => rows.count()).toBe(50);
  expect(stops).toEqual([]);
  expect(faults).toEqual([]);
});
