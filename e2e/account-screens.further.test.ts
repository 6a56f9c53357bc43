import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { tab, type StopFaults } from './support/keyboard.ts';
import { logInAt } from './support/log-in.ts';
import { checkScreen } from './support/check-screen.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const password = 'Kiln-and-clay-1';

async function call(path: string, body: object): Promise<void> {
  const reply = await fetch(`${journey.server.origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(await reply.json()).toMatchObject({ success: true });
}

/** The secret of the newest letter of a kind. */
async function secretFor(email: string, kind: 'activate-account' | 'reset-password'): Promise<string> {
  const letters = (await (await fetch(`${journey.server.origin}/outbox.json`)).json()) as {
    to: string;
    text: string;
  }[];
  const secrets = letters
    .filter(({ to }) => to === email)
    .map(({ text }) => new RegExp(`/profile/${kind}/([\\w-]+)`).exec(text)?.[1])
    .filter((secret) => secret !== undefined);
  const [newest] = secrets;
  if (newest === undefined) throw new Error(`no ${kind} letter`);
  return newest;
}

async function register(email: string, language: string, withPassword: boolean): Promise<void> {
  await call('/customer/register', {
    email,
    password: withPassword ? password : '',
    language,
    send_activation: '1',
    initial_password_set: withPassword ? '0' : '1',
  });
}

async function confirm(email: string, language: string): Promise<void> {
  await register(email, language, true);
  await call('/customer/activate-account', { activation_hash: await secretFor(email, 'activate-account') });
}

async function toProfile(page: Page, email: string): Promise<void> {
  await logInAt(page, journey.server.origin, '/profile', { email, password });
  await page.locator('.sessions li').first().waitFor();
}

const submit = (page: Page) => page.locator('main form button[type=submit]').first().click();
const locales = [
  ['en', 'en-GB', 'Error: Log in'],
  ['de', 'de-DE', 'Fehler: Anmelden'],
] as const;

test.each(locales)('log-in, sign-up and password screens in %s pass axe in every state', async (...given) => {
  const [language, locale, errorTitle] = given;
  const { page, faults } = await openPage(journey.browser, { locale });
  const open = async (path: string, ready: string) => {
    await page.goto(`${journey.server.origin}/profile/${path}`);
    await page.locator(ready).waitFor();
  };
  const see = (name: string) => checkScreen(page, `${name}-${language}`);
  const email = `screens-${language}@shop.example`;
  await register(email, language, true);
  await register(`later-${email}`, language, false);

  await open('login', '#log-in');
  await see('log-in');
  await submit(page);
  await page.locator('.summary').waitFor();
  await expect.poll(() => page.title()).toContain(errorTitle);
  await expect
    .poll(() => page.locator('.summary').evaluate((element) => element === document.activeElement))
    .toBe(true);
  await see('log-in-empty');
  await page.fill('#log-in-email', email);
  await page.fill('#log-in-password', 'Nothing-like-it-2');
  for (const name of ['log-in-wrong', 'log-in-wrong-again']) {
    await submit(page);
    await page.locator('[aria-busy=false][form=log-in]').waitFor();
    await page.locator('.form__refused').waitFor();
    await expect.poll(() => page.inputValue('#log-in-password')).toBe('Nothing-like-it-2');
    await see(name);
  }
  await page.reload();
  await page.fill('#log-in-email', email);
  await page.fill('#log-in-password', password);
  await submit(page);
  await page.locator('.form__refused .linkbtn').click();
  await page.locator('.resend p').first().waitFor();
  await see('log-in-unconfirmed');

  await open('register', '#sign-up');
  await see('sign-up');
  await submit(page);
  await page.locator('.summary').waitFor();
  await see('sign-up-empty');
  await page.fill('#sign-up-email', email);
  await page.locator('.check input').check();
  await submit(page);
  await page.locator('.form__refused').waitFor();
  await see('sign-up-exists');
  await page.fill('#sign-up-email', `new-${email}`);
  await submit(page);
  await page.locator('#sign-up').waitFor({ state: 'detached' });
  await see('sign-up-sent');

  await open('reset-password', '#letter');
  await see('forgot');
  await page.fill('#letter-email', email);
  await submit(page);
  await page.locator('#letter').waitFor({ state: 'detached' });
  await see('forgot-sent');
  await open(`reset-password/${await secretFor(email, 'reset-password')}`, '#reset');
  await see('reset');
  await open(`reset-password/${'x'.repeat(43)}`, 'main [role=alert] .linkbtn, main [role=alert] a');
  await see('reset-refused');

  await open('activate-account', '#letter');
  await see('activate-new-letter');
  await open(`activate-account/${'x'.repeat(43)}`, '.note--danger');
  await see('activate-refused');
  await open(`activate-account/${await secretFor(email, 'activate-account')}`, '#activate');
  await see('activate');
  await open(
    `activate-account/${await secretFor(`later-${email}`, 'activate-account')}`,
    '#activate-password',
  );
  await submit(page);
  await page.locator('.summary').waitFor();
  await see('activate-with-password');
  expect(faults).toEqual([]);
});

test.each(locales)('the profile in %s passes axe in every state', async (language, locale) => {
  const { page, faults } = await openPage(journey.browser, { locale });
  const see = (name: string) => checkScreen(page, `${name}-${language}`);
  const email = `profile-${language}@shop.example`;
  await confirm(email, language);
  await toProfile(page, email);
  await see('profile');
  await page.fill('#details-first_name', 'Ada');
  await page.locator('#details button').click();
  await page.locator('.said .note').waitFor();
  await page.locator('#password button[type=submit]').click();
  await page.locator('.summary').waitFor();
  await see('profile-saved-and-refused');
  await page.locator('section[aria-labelledby=delete-title] button').click();
  await page.locator('dialog[open]').waitFor();
  await page.locator('dialog .btn--danger').click();
  await page.locator('dialog .summary').waitFor();
  await see('profile-delete');
  await page.keyboard.press('Escape');
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-labelledby')),
    )
    .toBe('delete-title');
  expect(faults).toEqual([]);
});

test('log-in, sign-up and profile are operable by keyboard with a visible focus at every stop', async () => {
  const { page } = await openPage(journey.browser);
  const email = 'keyboard@shop.example';
  await confirm(email, 'en');
  const faults: StopFaults = [];
  const walk = async (last: string): Promise<string[]> => {
    const words: string[] = [];
    while (words.at(-1) !== last && words.length < 60) words.push((await tab(page, faults)).words);
    return words;
  };

  await page.goto(`${journey.server.origin}/profile/register`);
  await page.locator('.head__account :text("Sign up")').waitFor();
  expect((await walk('support@clausewright.example')).slice(-9, -1)).toEqual([
    'E-mail',
    'Password',
    'Show password',
    'Repeat the password',
    'Show password',
    'Set the password later You choose it when you confirm your e-mail address.',
    'Sign up',
    'Log in',
  ]);
  await page.goto(`${journey.server.origin}/profile/login`);
  await page.locator('.head__account :text("Log in")').waitFor();
  expect((await walk('support@clausewright.example')).slice(-8, -1)).toEqual([
    'E-mail',
    'Password',
    'Show password',
    'Log in',
    'Forgot your password?',
    'Log in with a passkey',
    'Sign up',
  ]);
  await toProfile(page, email);
  await page.reload();
  await page.locator('.sessions li').first().waitFor();
  expect((await walk('Delete account')).slice(-24)).toEqual([
    ...['First name', 'Last name', 'Personal ID', 'Phone', 'Country'].map((label) => `${label} (optional)`),
    'Save',
    'Current password',
    'Show password',
    'New password',
    'Show password',
    'Repeat the password',
    'Show password',
    'Change the password',
    'Language',
    'Change the language',
    'Open log-in and security',
    'Manage organisations',
    'Manage API keys',
    'Manage webhooks',
    'See the activity',
    'Password',
    'Show password',
    'Download your data',
    'Delete account',
  ]);
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  await walk('Keep the account');
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});
