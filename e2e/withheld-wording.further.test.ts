import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { austrianWorkshops } from '../packages/library/types/return-refund-policy/testing/union-sellers.ts';
import { markOrderPaid } from '../packages/server/src/billing/checkout/mark-order-paid.ts';
import { releaseWording } from '../packages/server/src/documents/release-gate/release-wording.ts';
import { hydrated, launchBrowser, openPage } from './support/browser.ts';
import { customerPassword as password, type Json } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { logInAt } from './support/log-in.ts';
import { checkScreen } from './support/check-screen.ts';
import { type ProductionServer, startProduction } from './support/production-server.ts';

let server: ProductionServer;
let browser: Browser;
beforeAll(async () => {
  server = await startProduction();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

async function call(path: string, body: object, bearer?: string): Promise<Json> {
  const reply = await fetch(`${server.origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as Json;
  if (answer['success'] !== true) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** A paid English document of somebody with an account. */
async function paidOf(email: string, language: string): Promise<string> {
  await call('/customer/register', {
    email,
    password,
    language,
    send_activation: '1',
    initial_password_set: '0',
  });
  await server.db.updateTable('customers').set({ confirmed_at: new Date() }).execute();
  const { token } = await call('/customer/login', { email, password });
  const made = await call(
    '/agreement/new',
    {
      request_id: randomUUID(),
      type: 'RETURN_REFUND_POLICY',
      answers: { ...austrianWorkshops, document_languages: ['en'] },
      premium: true,
    },
    token as string,
  );
  const id = made['data'].agreement_id as string;
  expect(await markOrderPaid(server.ports, id)).toMatchObject({ ok: true });
  return id;
}

// Before its wording is released by the journey below, for good.
test.each([
  {
    locale: 'en-GB',
    change: 'Change the languages',
    title: 'This change has to wait',
    keep: 'Not now',
    waits: 'This agreement is waiting for wording to be checked',
    why: 'See why it is waiting',
    panel: 'Wording prescribed by law must be checked first',
    german: 'German',
  },
  {
    locale: 'de-DE',
    change: 'Sprachen ändern',
    title: 'Diese Änderung muss noch warten',
    keep: 'Nicht jetzt',
    waits: 'Dieses Dokument wartet auf die Prüfung eines Wortlauts',
    why: 'Grund ansehen',
    panel: 'Ein gesetzlich vorgeschriebener Wortlaut muss erst geprüft werden',
    german: 'Deutsch',
  },
])(
  'warns about withheld wording before a language is added, and does not ask for payment afterwards: $locale',
  async ({ locale, change, title, keep, waits, why, panel, german }) => {
    const email = `${locale}@shop.example`;
    const id = await paidOf(email, locale.slice(0, 2));
    const address = `/profile/agreements/translation/edit/${id}`;
    const { page, faults } = await openPage(browser, { locale });
    await logInAt(page, server.origin, address, { email, password });
    const dialog = page.getByRole('dialog');
    const press = () => page.getByRole('button', { name: change }).first().click();
    await page.getByRole('checkbox', { name: 'Français' }).check();
    await page.getByRole('checkbox', { name: 'Deutsch' }).check();
    await press();
    await dialog.getByText(title).waitFor();
    await dialog.getByText(`Muster-Widerrufsformular (Österreich) (${german})`).waitFor();
    await checkScreen(page, `held-language-${locale}`);
    await dialog.getByRole('button', { name: keep }).click();

    await press();
    await dialog.getByRole('button', { name: change }).click();
    await page.waitForURL('**/wizard/pay/**');
    await hydrated(page);
    await page.getByRole('region', { name: panel }).waitFor();

    // The editor says what it waits for, too, and does not call it unpaid.
    await page.goto(server.origin + address);
    await page.getByRole('heading', { name: waits }).waitFor();
    await checkScreen(page, `held-editor-${locale}`);
    await page.getByRole('link', { name: why }).click();
    await page.waitForURL('**/wizard/pay/**');
    expect(faults).toEqual([]);
  },
);

test('ordering withheld wording explains the wait, and it completes once released', async () => {
  const { data } = await call('/agreement/new', {
    request_id: randomUUID(),
    type: 'RETURN_REFUND_POLICY',
    answers: austrianWorkshops,
    free_only: true,
  });
  expect(data['status']).toBe('unfinished');
  const { page, faults } = await openPage(browser);
  const stops: StopFaults = [];
  await page.goto(`${server.origin}/download/${data['agreement_id']}?token=${data['access_token']}`);
  await page.getByRole('link', { name: 'See why it is waiting' }).click();
  await page.waitForURL('**/wizard/pay/**');
  await hydrated(page);
  const panel = page.getByRole('region', { name: 'Wording prescribed by law must be checked first' });
  await panel.getByText('Muster-Widerrufsformular (Österreich) (German)').waitFor();
  await checkScreen(page, 'wording that waits, before payment');
  expect(await page.getByRole('button', { name: /^(Pay|Publish)/u }).count()).toBe(0);

  // The review says the same, and leads to the languages.
  await tabTo(page, stops, hasName('Change answers'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/wizard/return-refund-policy/update/**');
  await hydrated(page);
  await panel.getByText('Muster-Widerrufsbelehrung (Österreich) (German)').waitFor();
  await checkScreen(page, 'wording that waits, on the review');
  await tabTo(page, stops, hasName('Change the languages'));
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('fieldset, .field')?.textContent))
    .toContain('Deutsch');
  // The preview beside the questions prints none of it.
  const clause = page.locator('[data-clause="rr.withdrawal_form"]').first();
  await expect.poll(() => clause.textContent()).toContain('Diesen Wortlaut schreibt das Gesetz vor.');
  expect(await clause.textContent()).not.toContain('Muster-Widerrufsformular');

  await page.goto(`${server.origin}/wizard/pay/${data['agreement_id']}`);
  await panel.waitFor();
  const named = (['at-fagg-anhang-1a', 'at-fagg-anhang-1b', 'crd-annex-ia-point-3'] as const).map((id) => ({
    id,
    language: 'de',
  }));
  const comparedWith = 'BGBl. I Nr. 59/2026';
  const ports = {
    db: server.db,
    mode: 'production' as const,
    enqueue: async () => {},
    secret: new Uint8Array(32),
    publicUrl: server.origin,
    documentsUrl: server.origin,
    operatorName: 'Clausewright',
  };
  expect(await releaseWording(ports, { named, comparedWith, now: new Date() })).toMatchObject({
    ok: true,
  });
  await tabTo(page, stops, hasName('Check again'));
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL('**/download/**');
  await page.getByRole('heading', { name: 'Return and Refund Policy' }).first().waitFor();
  expect(stops).toEqual([]);
  expect(faults).toEqual([]);
});
