import { wizardSteps } from '@clausewright/library/questionnaires';
import { questionnaires } from '@clausewright/library/clauses';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { teenApp } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { hydrated, openPage } from './support/browser.ts';
import { logIn } from './support/log-in.ts';
import { findEmailTo, extractLink } from './support/outbox.ts';
import { further, test } from './support/main-and-further.ts';
import { fillStep, filling, generate } from './support/wizard-driver.ts';
import { useOwnServer } from './support/use-journey.ts';

const journey = useOwnServer({ LIMIT_REGISTER: '100/60', LIMIT_LOGIN: '1000/60', LIMIT_LETTER: '100/60' });

const password = 'Correct-horse-9';
const account = (page: Page) => page.locator('header').getByText('Account', { exact: true });

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${journey.server.origin}/profile/register`);
  await hydrated(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
}

async function logInToProfile(page: Page, email: string, secret = password): Promise<void> {
  await page.goto(`${journey.server.origin}/profile/login?next=/profile`);
  await logIn(page, { email, password: secret });
}

async function confirmed(page: Page, email: string): Promise<void> {
  await signUp(page, email);
  // In another browser, such as that of a mail program: there nobody is logged in by the link.
  const other = await openPage(journey.browser);
  await other.page.goto(extractLink(await findEmailTo(journey.server, email, 'confirm your e-mail')));
  await other.page.getByRole('button', { name: 'Confirm' }).click();
  await other.page.getByText('You can log in now').waitFor();
  // The address is filled in.
  await expect.poll(() => other.page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(email);
  await other.page.context().close();
}

test('signs up, confirms by e-mail and stays logged in in two tabs until one logs out', async () => {
  const { page, faults } = await openPage(journey.browser);
  const email = 'wiebke@nordlicht.example';
  await signUp(page, email);

  // Before the letter is opened the right password says what is missing.
  await logInToProfile(page, email);
  await page.getByText('Please confirm your e-mail address first.').waitFor();
  await page.getByRole('button', { name: 'Send the confirmation e-mail again' }).waitFor();

  const link = extractLink(await findEmailTo(journey.server, email, 'confirm your e-mail'));
  await page.goto(link);
  await page.getByText(`This account belongs to ${email}`).first().waitFor();
  await page.getByRole('button', { name: 'Confirm' }).click();
  // The browser that signed up a minute ago asks for no password again.
  await page.getByRole('heading', { level: 1, name: 'My Agreements' }).waitFor();
  await page.getByRole('status').getByText('Your e-mail address is confirmed.').waitFor();
  expect(page.url()).not.toContain(new URL(link).pathname.split('/').at(-1));
  expect(await page.evaluate(() => localStorage.getItem('sign_up'))).toBeNull();

  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toEqual(expect.arrayContaining(['app_data', 'details', 'lastPing']));

  // A second tab is logged in too, and what one does the other sees.
  const second = await page.context().newPage();
  await second.goto(journey.server.origin);
  await account(second).waitFor();
  await account(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await second.getByRole('link', { name: 'Log in' }).waitFor();
  await expect.poll(() => second.evaluate(() => localStorage.getItem('app_data'))).toBeNull();
  expect(faults).toEqual([]);
});

further('country names come from the browser, and a failed country list is reported', async () => {
  const { page } = await openPage(journey.browser);
  const email = 'hk@nordlicht.example';
  await confirmed(page, email);
  await logInToProfile(page, email);
  const country = page.getByRole('combobox', { name: 'Country' });
  const told = page.getByText('There was an issue when trying to get the countries.');
  const called = await page.evaluate(() => new Intl.DisplayNames('en', { type: 'region' }).of('HK'));
  await expect.poll(() => country.locator('option[value=HK]').textContent()).toBe(called);
  expect(await told.count()).toBe(0);

  await page.route('**/public/countries/list', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await told.waitFor();
  // One can choose all the same.
  await country.selectOption('HK');
  await page.unrouteAll();
  await page.getByRole('link', { name: 'My Agreements' }).first().click();
  await page.goBack();
  await told.waitFor({ state: 'detached' });
});

further('an e-mail address typed once is prefilled in every form', async () => {
  const { page, faults } = await openPage(journey.browser);
  const field = page.getByRole('textbox', { name: 'E-mail' });
  const shows = (heading: string) => page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.goto(`${journey.server.origin}/profile/login`);
  await hydrated(page);
  await field.fill('mistyped@nordlicht.example');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await shows('Set a new password');
  await expect.poll(() => field.inputValue()).toBe('mistyped@nordlicht.example');
  await page.goBack();
  await shows('Log in');
  await field.fill('mistyped@nordlicht.example');
  await page.locator('main').getByRole('link', { name: 'Sign up' }).click();
  await shows('Sign up');
  await expect.poll(() => field.inputValue()).toBe('mistyped@nordlicht.example');
  // This operator has published no terms that anybody could agree to.
  expect(
    await page
      .locator('main')
      .getByText(/By signing up|Privacy Policy/)
      .count(),
  ).toBe(0);

  // Whoever sees the mistake only now is not stuck.
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await shows('Check your e-mail');
  await page.getByRole('button', { name: 'Use another address' }).click();
  await shows('Sign up');
  await expect.poll(() => field.inputValue()).toBe('mistyped@nordlicht.example');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(faults).toEqual([]);
});

further('submits a log-in that was sent before hydration', async () => {
  const { page, faults } = await openPage(journey.browser);
  const email = 'eilig@nordlicht.example';
  await confirmed(page, email);
  const held: (() => void)[] = [];
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const arrived = page.goto(`${journey.server.origin}/profile/login?next=/profile`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
  for (const go of held) go();
  await arrived;
  await page.getByRole('heading', { name: 'Your profile' }).waitFor();
  expect(faults).toEqual([]);
});

further('two tabs that renew the session at once both stay logged in', async () => {
  const { page } = await openPage(journey.browser);
  const email = 'parallel@nordlicht.example';
  await confirmed(page, email);
  await logInToProfile(page, email);
  await page.getByRole('heading', { name: 'Your profile' }).waitFor();
  // Without locks the tabs race, and the server has to tell tabs from thieves.
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
  const second = await page.context().newPage();
  await Promise.all([
    page.goto(`${journey.server.origin}/profile`),
    second.goto(`${journey.server.origin}/profile`),
  ]);
  await second.getByRole('heading', { name: 'Your profile' }).waitFor();
  const asked = [page, second].map((tab) => {
    const statuses: number[] = [];
    tab.on('response', (response) => {
      if (response.url().endsWith('/customer/ping')) statuses.push(response.status());
    });
    return statuses;
  });
  // What a session that ran out looks like: the access token means nothing any more.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('app_data') ?? '{}') as Record<string, string>;
    localStorage.setItem('app_data', JSON.stringify({ ...session, token: 'x'.repeat(43) }));
    localStorage.setItem('lastPing', '0');
  });
  await Promise.all([page.reload(), second.reload()]);
  await Promise.all([page, second].map((tab) => tab.getByLabel('First name').waitFor()));
  await Promise.all([page, second].map((tab) => account(tab).waitFor()));
  expect(asked.flat()).not.toContain(401);
  const tokens = await Promise.all(
    [page, second].map((tab) => tab.evaluate(() => localStorage.getItem('app_data'))),
  );
  expect(tokens[0]).toContain(email);
  expect(tokens[1]).toBe(tokens[0]);
});

test('resets a forgotten password by e-mail, once, and ends every session', async () => {
  const { page, faults } = await openPage(journey.browser);
  const email = 'vergessen@nordlicht.example';
  await confirmed(page, email);
  const elsewhere = await openPage(journey.browser);
  await logInToProfile(elsewhere.page, email);
  await elsewhere.page.getByRole('heading', { name: 'Your profile' }).waitFor();

  await page.goto(`${journey.server.origin}/profile/reset-password`);
  await hydrated(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('If the email matches an account').waitFor();
  const link = extractLink(await findEmailTo(journey.server, email, 'new password'));
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Another-horse-8');
  await page.getByLabel('Repeat the password').fill('Another-horse-8');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByText('Your password is changed').waitFor();

  await logInToProfile(page, email);
  await page.getByText('Email address or password are incorrect.').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(email);
  await logInToProfile(page, email, 'Another-horse-8');
  await page.getByRole('heading', { name: 'Your profile' }).waitFor();
  await findEmailTo(journey.server, email, 'password was changed');

  // The other browser notices with its next call.
  await elsewhere.page.reload();
  await elsewhere.page.waitForURL('**/profile/login**');
  await page.goto(link);
  // The used link says so before anybody types a password.
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('button', { name: 'Save the password' }).count()).toBe(0);
  await page.getByRole('alert').getByRole('link').click();
  await page.getByRole('button', { name: 'Send the link' }).waitFor();
  expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
});

const questionnaire = questionnaires.PRIVACY_POLICY;
if (questionnaire === undefined) throw new Error('there is no wizard for a privacy policy');

async function toReview(page: Page, answers = teenApp): Promise<void> {
  if (questionnaire === undefined) return;
  await page.goto(`${journey.server.origin}/wizard/privacy-policy`);
  await hydrated(page);
  const app = filling(questionnaire, answers);
  for (const [index, step] of wizardSteps(questionnaire).entries()) {
    await page.waitForFunction((number) => document.title.includes(`Step ${number} `), index + 1);
    await fillStep(page, app, step.id);
    await page.getByRole('button', { name: 'Next Step' }).click();
  }
  await page.waitForFunction(() => document.title.includes('Check your answers'));
}

further('a visitor signs up in the wizard and finds the document in the account', async () => {
  const { page, faults } = await openPage(journey.browser, { viewport: { width: 390, height: 844 } });
  const email = 'jo@snapstreet.example';
  await toReview(page);
  await generate(page);
  await page.locator('a[href*="/files/"]').first().waitFor();
  const keep = page.getByRole('region', { name: 'Save it in My Agreements' });
  await keep.getByRole('button', { name: 'Sign up' }).click();
  await expect.poll(() => keep.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(email);
  await keep.getByLabel('Password', { exact: true }).fill(password);
  await keep.getByLabel('Repeat the password').fill(password);
  await keep.getByRole('button', { name: 'Sign up' }).last().click();
  await keep.getByText(`This document is saved in My Agreements for ${email}.`).waitFor();
  // The form that had the focus is gone; the person is not at the top of the page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('keep-title');

  // The letter is opened in another browser, and the document is there.
  const other = await openPage(journey.browser);
  await other.page.goto(extractLink(await findEmailTo(journey.server, email, 'confirm your e-mail')));
  await other.page.getByRole('button', { name: 'Confirm' }).click();
  await other.page.getByLabel('Password', { exact: true }).fill(password);
  await other.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await other.page.getByText('One agreement.').waitFor();
  await other.page.getByRole('link', { name: 'Download Privacy Policy' }).click();
  await other.page.locator('a[href*="/files/"]').first().waitFor();
  // Nobody else's session opens it.
  const stranger = await openPage(journey.browser);
  await confirmed(stranger.page, 'fremd@nordlicht.example');
  await logInToProfile(stranger.page, 'fremd@nordlicht.example');
  await stranger.page.getByRole('heading', { name: 'Your profile' }).waitFor();
  await stranger.page.goto(other.page.url());
  await stranger.page.getByText('another account').first().waitFor();
  expect([...faults, ...other.faults]).toEqual([]);
});

further('an existing customer is offered the log-in, and an expired session loses no answers', async () => {
  const { page } = await openPage(journey.browser);
  const email = 'known@snapstreet.example';
  await confirmed(page, email);
  await toReview(page, { ...teenApp, delivery_email: email });
  const keep = page.getByRole('region', { name: 'Save it in My Agreements' });
  await keep.getByText(`There is already an account for ${email}.`).waitFor();
  await keep.getByLabel('Password', { exact: true }).fill('wrong-Horse-1');
  await keep.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await keep.getByText('Email address or password are incorrect.').waitFor();
  await keep.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await keep.getByText('the account is not yet confirmed').waitFor();
  await keep.getByLabel('Password', { exact: true }).fill(password);
  await keep.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await keep.getByText(`This document will be saved in My Agreements for ${email}.`).waitFor();

  // Both tokens mean nothing any more: the answers stay, the document belongs to the visitor.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('app_data') ?? '{}') as Record<string, string>;
    const none = 'x'.repeat(43);
    localStorage.setItem('app_data', JSON.stringify({ ...session, token: none, refresh_token: none }));
  });
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  await page.waitForFunction(() => document.title.includes('Check your answers'));
  await generate(page);
  await page.locator('a[href*="/files/"]').first().waitFor();
});

further('deleting an account asks twice, closes everything and is final', async () => {
  const { page } = await openPage(journey.browser);
  const email = 'weg@nordlicht.example';
  await confirmed(page, email);
  await logInToProfile(page, email);
  await page.getByRole('heading', { name: 'Your profile' }).waitFor();
  await page.getByRole('region', { name: 'Your data' }).getByLabel('Password').first().fill(password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download your data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await page.getByRole('button', { name: 'Delete account' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('irreversible').waitFor();
  await dialog.getByLabel('Password').first().fill('Wrong-horse-1');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByText('The password is not correct.').first().waitFor();
  await dialog.getByLabel('Password').first().fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.getByText('Your account is deleted.').waitFor();
  await logInToProfile(page, email);
  await page.getByText('Email address or password are incorrect.').waitFor();
  await findEmailTo(journey.server, email, 'deleted');
});

further('content that failed to load during an outage loads by itself once the service is back', async () => {
  const { page } = await openPage(journey.browser);
  const email = 'wartet@nordlicht.example';
  await confirmed(page, email);
  await logInToProfile(page, email);
  const pages = page.locator('.head .nav');
  const empty = page.getByText('The agreements that you create while logged in appear here.');
  await pages.getByRole('link', { name: 'My Agreements' }).click();
  await empty.waitFor();
  await pages.getByRole('link', { name: 'Your profile' }).click();
  await page.getByRole('heading', { name: 'Where you are logged in' }).waitFor();
  await journey.server.kill();
  await pages.getByRole('link', { name: 'My Agreements' }).click();
  await page.getByRole('button', { name: 'Try again' }).first().waitFor();
  await journey.server.restart();
  await empty.waitFor();
});

further(
  'a truncated e-mail link explains what to do, and an unknown address is reported as such',
  async () => {
    const { page, faults } = await openPage(journey.browser);
    await page.goto(`${journey.server.origin}/profile/activate-account/xxxx`);
    await page.getByText('This link is not valid. Please request a new one.').waitFor();
    await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
    await page.goto(`${journey.server.origin}/profile/reset-password/abc=`);
    // The form stands there until the answer is.
    await page.getByRole('alert').getByRole('link', { name: 'Request a new link' }).waitFor();
    expect(faults).toEqual([]);
    const reply = await page.goto(`${journey.server.origin}/download/xxxx`);
    expect(reply?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    // The browser itself notes the status; the app has nothing to complain about.
    expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
  },
);

further('the server output contains no personal data', () => {
  for (const canary of ['nordlicht.example', 'snapstreet.example', password, 'wiebke', 'Another-horse']) {
    expect(journey.server.output()).not.toContain(canary);
  }
});
