/** Codes of an app: set up, asked for at the log-in, lost, and switched off. */
import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { customerPassword, logInTo, makeCustomer } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { logIn } from './support/log-in.ts';
import { findEmailTo } from './support/outbox.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

/** The app of the person, which is none of ours. */
function appOf(secret: string): (ahead?: number) => string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return (ahead = 0) => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
    const digest = createHmac('sha1', key).update(counter).digest();
    const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7fffffff;
    return String(number % 1_000_000).padStart(6, '0');
  };
}

/** No code changes while it is typed. */
async function middleOfPeriod(): Promise<void> {
  const passed = Date.now() % 30_000;
  if (passed > 22_000) await new Promise((resolve) => setTimeout(resolve, 30_500 - passed));
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

test.each([
  {
    locale: 'en-GB',
    width: 1280,
    colorScheme: 'light' as const,
    begin: 'Set up codes',
    confirm: 'Switch on codes',
    kept: 'I have kept them',
    logIn: 'Log in',
    told: 'now ask for a code',
    wrong: 'This code is not correct',
    off: 'Codes are switched off.',
  },
  {
    locale: 'de-DE',
    width: 390,
    colorScheme: 'dark' as const,
    begin: 'Codes einrichten',
    confirm: 'Codes einschalten',
    kept: 'Ich habe sie gesichert',
    logIn: 'Anmelden',
    told: 'fragt jetzt nach einem Code',
    wrong: 'Dieser Code ist falsch',
    off: 'Codes sind ausgeschaltet.',
  },
])('codes are set up, asked for and switched off by keyboard ($locale)', async (words) => {
  const { locale, width, colorScheme } = words;
  const language = locale.slice(0, 2);
  const { server, browser } = journey;
  const ada = await makeCustomer(server, `ada-${locale}@codes.example`, language);
  const { page, faults } = await openPage(browser, { locale, viewport: { width, height: 844 }, colorScheme });
  await logInTo(page, server.origin, ada, '/profile/security');
  await page.locator('#begin-codes-password').waitFor();
  await checkScreen(page, `codes-off-${language}`);

  const stops: StopFaults = [];
  await tabTo(page, stops, ({ id }) => id === 'begin-codes-password');
  await page.keyboard.type(customerPassword);
  await tabTo(page, stops, hasName(words.begin));
  await page.keyboard.press('Enter');
  await page.locator('svg.qr').waitFor();
  await checkScreen(page, `codes-set-up-${language}`);
  const secret = (await page.locator('.keys__secret').textContent()) ?? '';
  const app = appOf(secret.replaceAll(' ', ''));
  await tabTo(page, stops, ({ id }) => id === 'confirm-codes-code');
  await middleOfPeriod();
  await page.keyboard.type(app(-1));
  await page.keyboard.press('Enter');
  await page.locator('.recovery li').first().waitFor();
  await checkScreen(page, `codes-recovery-${language}`);
  const [recovery = '', second = ''] = await page.locator('.recovery code').allTextContents();
  await tabTo(page, stops, hasName(words.kept));
  await page.keyboard.press('Enter');
  await page.locator('#end-codes-password').waitFor();
  // A passkey opens without a code, so that adding one asks for one from now on.
  await page.locator('#passkey-code').waitFor();
  await checkScreen(page, `codes-on-${language}`);
  await findEmailTo(server, ada.email, words.told);

  // The log-in wants the code; a wrong one is told, the right one opens.
  await logOut(page);
  await page.goto(`${server.origin}/profile/login?next=/profile/security`);
  await logIn(page, { email: ada.email, password: customerPassword });
  await page.locator('#log-in-code-code').waitFor();
  await checkScreen(page, `log-in-code-${language}`);
  await tabTo(page, stops, ({ id }) => id === 'log-in-code-code');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await page.getByText(words.wrong).waitFor();
  await checkScreen(page, `log-in-code-wrong-${language}`);
  await middleOfPeriod();
  await page.fill('#log-in-code-code', app());
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.origin}/profile/security`);

  // The device is lost.
  await logOut(page);
  await page.goto(`${server.origin}/profile/login?next=/profile/security`);
  await logIn(page, { email: ada.email, password: customerPassword });
  await page.locator('#log-in-code-code').fill(recovery);
  await page.locator('#log-in-code-code').press('Enter');
  await page.waitForURL(`${server.origin}/profile/security`);
  // New recovery codes take the place of those that are left.
  await page.fill('#renew-codes-password', customerPassword);
  await tabTo(page, stops, ({ id }) => id === 'renew-codes-code');
  await page.keyboard.type(second);
  await page.keyboard.press('Enter');
  await page.locator('.recovery li').first().waitFor();
  await checkScreen(page, `codes-renewed-${language}`);
  const [renewed = ''] = await page.locator('.recovery code').allTextContents();
  await tabTo(page, stops, hasName(words.kept));
  await page.keyboard.press('Enter');
  await page.fill('#end-codes-password', customerPassword);
  await page.fill('#end-codes-code', renewed);
  await page.locator('#end-codes-code').press('Enter');
  await page.getByText(words.off).first().waitFor();
  await page.locator('#begin-codes-password').waitFor();
  expect(stops).toEqual([]);
  expect(faults).toEqual([]);
});
