import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { germanPottery } from '../packages/library/types/return-refund-policy/testing/union-sellers.ts';
import { openPage } from './support/browser.ts';
import { type Customer, logInTo, makeCustomer } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { checkScreen } from './support/check-screen.ts';
import { findEmailTo } from './support/outbox.ts';
import { further, test } from './support/main-and-further.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

/** A customer with a return policy that is served. */
async function potter(language: string): Promise<Customer> {
  const customer = await makeCustomer(journey.server, `${language}@withdrawal.example`, language);
  const made = await customer.call('POST', '/agreement/new', {
    request_id: randomUUID(),
    type: 'RETURN_REFUND_POLICY',
    answers: germanPottery,
    free_only: true,
  });
  expect(made['status']).toBe('finalized');
  return customer;
}

/** Goes to a field by the keyboard and types. */
async function typeInto(page: Page, faults: StopFaults, field: string, words: string): Promise<void> {
  await tabTo(page, faults, (stop) => stop.field === field && stop.type !== 'hidden');
  await page.keyboard.type(words);
}

test('an owner enables the withdrawal function, a consumer withdraws by keyboard, and the log shows it', async () => {
  const owner = await potter('en');
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, journey.server.origin, owner, '/profile/agreements');
  await page.locator('[data-agreement]').getByRole('link', { name: 'Withdrawal function' }).click();
  await page
    .getByRole('heading', { name: 'Host a withdrawal function for nordlicht-keramik.example' })
    .waitFor();
  await page.getByRole('textbox', { name: 'Name of the trader' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Name of the trader' }).inputValue()).toBe(
    'Nordlicht Keramik GmbH',
  );
  await checkScreen(page, 'withdrawal-new-en');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.waitForURL('**/profile/withdrawals/*');
  await page.getByText('Nobody has withdrawn here yet.').waitFor();
  const url = await page.getByRole('textbox', { name: 'Address for all languages' }).inputValue();
  await page.getByRole('combobox', { name: 'Language of the link' }).selectOption('de');
  await page.getByText(`<a href="${url}/de" hreflang="de">Vertrag widerrufen</a>`).waitFor();
  await checkScreen(page, 'withdrawal-owner-empty-en');

  // Its policy lets no script run, the judge's neither.
  const consumer = await openPage(journey.browser, {
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
  });
  const form = consumer.page;
  const stops: StopFaults = [];
  await form.goto(url);
  await form.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' }).waitFor();
  await checkScreen(form, 'withdrawal-form-de');
  await form.setViewportSize({ width: 390, height: 844 });
  await tabTo(form, stops, hasName('Zum Formular springen'));
  await form.keyboard.press('Enter');
  await typeInto(form, stops, 'name', 'Ada Lovelace');
  await typeInto(form, stops, 'items', 'Zwei Becher\nein Teller');
  await form.keyboard.press('Tab');
  await form.keyboard.type('ada@mail');
  await form.keyboard.press('Enter');
  await form.getByText('Bitte berichtigen Sie:').waitFor();
  await checkScreen(form, 'withdrawal-faults-de');
  await form.setViewportSize({ width: 390, height: 844 });
  await tabTo(form, stops, hasName('Geben Sie an, um welchen'));
  await form.keyboard.press('Enter');
  await form.keyboard.type('Bestellung 4711');
  await tabTo(form, stops, (stop) => stop.field === 'email');
  await form.keyboard.press('End');
  await form.keyboard.type('.example');
  await tabTo(form, stops, hasName('Weiter'));
  await form.keyboard.press('Enter');
  await form.getByRole('heading', { level: 1, name: 'Prüfen Sie Ihren Widerruf' }).waitFor();
  await form.getByText('Zwei Becher\nein Teller').waitFor();
  await checkScreen(form, 'withdrawal-check-de');
  await form.setViewportSize({ width: 390, height: 844 });
  await tabTo(form, stops, hasName('Widerruf bestätigen'));
  await form.keyboard.press('Enter');
  await form.getByRole('heading', { level: 1, name: 'Ihr Widerruf ist eingegangen' }).waitFor();
  await checkScreen(form, 'withdrawal-received-de');
  expect(stops).toEqual([]);
  expect(await form.context().cookies()).toEqual([]);
  expect(consumer.faults.filter((fault) => !fault.includes('422'))).toEqual([]);

  const letter = await findEmailTo(
    journey.server,
    'ada@mail.example',
    'Ihr Widerruf ist bei Nordlicht Keramik GmbH',
  );
  expect(letter.text).toContain('> Vertrag: Bestellung 4711');
  await findEmailTo(
    journey.server,
    'hallo@nordlicht-keramik.example',
    'A consumer withdrew: nordlicht-keramik.example',
  );

  await page.reload();
  await page.getByText('Bestellung 4711').waitFor();
  await checkScreen(page, 'withdrawal-owner-en');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = readFileSync(await (await arriving).path(), 'utf8');
  expect(file).toContain('Ada Lovelace,ada@mail.example,Bestellung 4711');
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await page.getByText('Switched off. The page now tells').waitFor();
  await form.goto(`${url}/en`);
  await form.getByRole('heading', { name: 'You cannot withdraw here at the moment' }).waitFor();
  await checkScreen(form, 'withdrawal-off-en');
  await page.getByRole('link', { name: 'All withdrawal functions' }).click();
  await page.getByText('1 withdrawal', { exact: true }).waitFor();
  await checkScreen(page, 'withdrawal-list-en');
  expect(faults).toEqual([]);
});

further('works in English for the consumer and in German for the owner', async () => {
  const owner = await potter('de');
  const { agreements } = await owner.call('GET', '/customer/agreements/all');
  const { page, faults } = await openPage(journey.browser, { locale: 'de-DE' });
  await logInTo(
    page,
    journey.server.origin,
    owner,
    `/profile/agreements/withdrawal/${agreements[0].agreement_id}`,
  );
  await page
    .getByRole('heading', { name: 'Widerrufsfunktion für nordlicht-keramik.example bereitstellen' })
    .waitFor();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse für Widerrufe' }).fill('kein');
  await page.getByRole('button', { name: 'Einschalten' }).click();
  await page.getByText('Geben Sie eine E-Mail-Adresse ein').first().waitFor();
  await checkScreen(page, 'withdrawal-new-de');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse für Widerrufe' }).fill('hallo@withdrawal.example');
  await page.getByRole('button', { name: 'Einschalten' }).click();
  await page.waitForURL('**/profile/withdrawals/*');
  const url = await page.getByRole('textbox', { name: 'Adresse für alle Sprachen' }).inputValue();

  // The wizard of the document takes the address over.
  await page.goto(
    `${journey.server.origin}/wizard/return-refund-policy/update/${agreements[0].agreement_id}?step=6`,
  );
  await page.getByRole('button', { name: 'Von uns bereitgestellte Seite nutzen' }).click();
  await page.getByText('Eingetragen: Die Seite ist eingeschaltet.', { exact: false }).waitFor();
  await expect.poll(() => page.locator('[name="withdrawal_url"]').inputValue()).toBe(url);
  await checkScreen(page, 'withdrawal-wizard-de');
  await page.goto(`${journey.server.origin}/profile/withdrawals`);
  await page.getByRole('link', { name: 'Protokoll und Einstellungen' }).click();

  const fill = async (form: Page): Promise<void> => {
    await form.getByRole('textbox', { name: 'Your name' }).fill('Charles Babbage');
    await form.getByRole('textbox', { name: 'Contract' }).fill('Order 4712');
    await form.getByRole('textbox', { name: 'E-mail address' }).fill('charles@mail.example');
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByRole('button', { name: 'confirm withdrawal' }).waitFor();
  };
  // As a stranger's browser shows it: under the policy of the page, without script.
  const { page: form, faults: complaints } = await openPage(journey.browser, { javaScriptEnabled: false });
  await form.goto(url);
  await fill(form);
  await form.getByRole('button', { name: 'Change details' }).click();
  expect(await form.getByRole('textbox', { name: 'Contract' }).inputValue()).toBe('Order 4712');
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('button', { name: 'confirm withdrawal' }).dblclick();
  await form.getByRole('heading', { level: 1, name: 'Your withdrawal was received' }).waitFor();
  const { page: judged } = await openPage(journey.browser, { bypassCSP: true });
  await judged.goto(url);
  await checkScreen(judged, 'withdrawal-form-en');
  await fill(judged);
  await checkScreen(judged, 'withdrawal-check-en');
  await judged.goBack();

  await page.reload();
  await page.getByText('Order 4712').waitFor();
  expect(await page.locator('.wdr__one').count()).toBe(1);
  await checkScreen(page, 'withdrawal-owner-de');
  expect([faults, complaints]).toEqual([[], []]);
});
