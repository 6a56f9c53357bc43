/** An agreement to pay for, and the hands of somebody who pays. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { germanShop } from '../../packages/library/types/privacy-policy/testing/profiles.ts';
import { openPage, type WatchedPage } from './browser.ts';
import type { ServerAddress } from './running-server.ts';

export interface Unpaid {
  id: string;
  token: string;
  /** Of its page of payment, with the private link. */
  address: string;
}

/** German shop in two languages: 39.00 before tax. */
export async function unpaidAgreement({ origin }: ServerAddress): Promise<Unpaid> {
  const answers = { ...germanShop, delivery_email: 'owner@shop.example' };
  const reply = await fetch(`${origin}/api/v1/agreement/new`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ request_id: randomUUID(), type: 'PRIVACY_POLICY', answers }),
  });
  const { data } = (await reply.json()) as { data: { agreement_id: string; access_token: string } };
  const { agreement_id: id, access_token: token } = data;
  return { id, token, address: `${origin}/wizard/pay/${id}?token=${token}` };
}

/** A browser of its own on the page of payment, once its form is there. */
export async function openCheckout(
  browser: Browser,
  { address }: Unpaid,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const watched = await openPage(browser, options);
  await watched.page.goto(address);
  await watched.page.locator('.pay__button').waitFor();
  return watched;
}

/** A command of the operator on the running server. */
export function command({ dataDir }: ServerAddress, ...words: readonly string[]): string {
  return execFileSync(process.execPath, ['packages/server/src/operations/cli/main.ts', ...words], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: dataDir,
    },
    encoding: 'utf8',
  });
}

/** The amount at the end of the summary, as it stands there once it is that of the choices. */
export async function shownTotal(page: Page): Promise<string> {
  await page.locator('.sum[aria-busy="false"]').waitFor();
  return (await page.locator('.sum__total dd').innerText()).replaceAll(/\s/g, ' ');
}

export type TestOutcome = 'approve' | 'decline' | 'challenge' | 'review' | 'abandon';

/** Chooses the test payment and how it ends. */
export async function chooseTestPayment(page: Page, outcome: TestOutcome, code?: string): Promise<void> {
  await page.locator('#method-sandbox-card').check();
  await page.locator(`[name="outcome"][value="${outcome}"]`).check();
  if (code !== undefined) await page.locator('#pay-decline-code').selectOption(code);
}

export async function clickPay(page: Page): Promise<void> {
  await page.locator('.pay__button').click();
}

/** The files of the agreement are there to take: it is paid. */
export async function waitForFiles(page: Page): Promise<void> {
  await page.waitForURL('**/download/**', { timeout: 30_000 });
  await page.locator('a[href*="/files/"]').first().waitFor();
}
