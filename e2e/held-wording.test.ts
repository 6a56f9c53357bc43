import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { austrianWorkshops } from '../packages/agreements/src/return-refund-policy/testing/union-sellers.ts';
import { releaseWording } from '../packages/server/src/wording/release-wording.ts';
import { hydrated, launchBrowser, openPage } from './support/browser.ts';
import { called, type StopFaults, tabTo } from './support/keyboard.ts';
import { look } from './support/look.ts';
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

test('who orders a wording that nobody compared is told why it waits, and finishes it once it is released', async () => {
  const made = await fetch(`${server.origin}/api/v1/agreement/new`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      request_id: randomUUID(),
      type: 'RETURN_REFUND_POLICY',
      answers: austrianWorkshops,
      free_only: true,
    }),
  });
  const { data } = (await made.json()) as {
    data: { agreement_id: string; access_token: string; status: string };
  };
  expect(data.status).toBe('unfinished');
  const { page, faults } = await openPage(browser);
  const stops: StopFaults = [];
  await page.goto(`${server.origin}/download/${data.agreement_id}?token=${data.access_token}`);
  await page.getByRole('link', { name: 'What it waits for' }).click();
  await page.waitForURL('**/wizard/pay/**');
  await hydrated(page);
  const panel = page.getByRole('region', { name: 'A text of the law has to be compared first' });
  await panel.getByText('Muster-Widerrufsformular (Österreich) (German)').waitFor();
  await look(page, 'wording that waits, before payment');
  expect(await page.getByRole('button', { name: /^(Pay|Finish)/u }).count()).toBe(0);

  // The review says the same, and leads to the languages.
  await tabTo(page, stops, called('Change answers'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/wizard/return-refund-policy/update/**');
  await hydrated(page);
  await panel.getByText('Muster-Widerrufsbelehrung (Österreich) (German)').waitFor();
  await look(page, 'wording that waits, on the review');
  await tabTo(page, stops, called('Change the languages'));
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('fieldset, .field')?.textContent))
    .toContain('Deutsch');
  // The preview beside the questions prints none of it.
  const clause = page.locator('[data-clause="rr.withdrawal_form"]').first();
  await expect.poll(() => clause.textContent()).toContain('Diesen Wortlaut schreibt das Gesetz vor.');
  expect(await clause.textContent()).not.toContain('Muster-Widerrufsformular');

  await page.goto(`${server.origin}/wizard/pay/${data.agreement_id}`);
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
  await tabTo(page, stops, called('Look again'));
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Finish without payment' }).click();
  await page.waitForURL('**/download/**');
  await page.getByRole('heading', { name: 'Return and Refund Policy' }).first().waitFor();
  expect(stops).toEqual([]);
  expect(faults).toEqual([]);
});
