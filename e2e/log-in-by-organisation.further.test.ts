/** Log-in by the provider of an organisation: set, tried and required by an owner, confirmed and used by a member. */
import { startIdentityProviderFake } from '../packages/fakes/src/identity-provider/identity-provider-fake.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { customerPassword, logInTo, makeCustomer } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { extractLink, findEmailTo } from './support/outbox.ts';
import { useOwnServer } from './support/use-journey.ts';

const journey = useOwnServer({ SITE_CHECK_ALLOW: '127.0.0.0/8' });
const path = '/profile/organisations';

/** At the provider, whose page is none of ours. */
async function sayWho(page: Page, email: string): Promise<void> {
  await page.getByLabel('Who are you?').fill(email);
  await page.getByRole('button', { name: 'Log in' }).press('Enter');
}

test.each([
  {
    locale: 'en-GB',
    width: 1280,
    colorScheme: 'light' as const,
    make: 'Create an organisation',
    save: 'Check and save',
    wrong: 'There is no OpenID Connect provider at this address.',
    found: 'The provider was found and saved.',
    test: 'Try to log in',
    tested: 'Tried successfully on',
    require: 'Require it for members',
    required: 'Members now have to log in through the provider.',
    go: 'Continue to the provider',
    letter: 'Check your e-mails',
    subject: 'Confirm your log-in for Nordlicht',
    confirm: 'Yes, it was me',
    again: 'Log in through your organisation',
    alone: 'for this organisation only',
    refused: 'You are logged in through the provider of an organisation',
  },
  {
    locale: 'de-DE',
    width: 390,
    colorScheme: 'dark' as const,
    make: 'Organisation anlegen',
    save: 'Prüfen und speichern',
    wrong: 'Unter dieser Adresse gibt es keinen Anmeldedienst',
    found: 'Der Anmeldedienst wurde gefunden und gespeichert.',
    test: 'Anmeldung ausprobieren',
    tested: 'Erfolgreich ausprobiert am',
    require: 'Für Mitglieder vorschreiben',
    required: 'Mitglieder müssen sich jetzt über den Anmeldedienst anmelden.',
    go: 'Weiter zum Anmeldedienst',
    letter: 'Sehen Sie in Ihre E-Mails',
    subject: 'Bestätigen Sie Ihre Anmeldung für Nordlicht',
    confirm: 'Ja, das war ich',
    again: 'Über Ihre Organisation anmelden',
    alone: 'nur für diese Organisation',
    refused: 'Sie sind über den Anmeldedienst einer Organisation angemeldet',
  },
])('an owner sets a provider and a member logs in by it ($locale)', async (words) => {
  const { locale, width, colorScheme } = words;
  const language = locale.slice(0, 2);
  const { server, browser } = journey;
  await using provider = await startIdentityProviderFake();
  const ada = await makeCustomer(server, `ada-${locale}@provider.example`, language);
  const bob = await makeCustomer(server, `bob-${locale}@provider.example`, language);
  const made = await ada.call('POST', '/organisation/new', { name: 'Nordlicht', language });
  const id = made['organisation'].id as string;
  await ada.callFor(id)('POST', '/organisation/invite', {
    email: bob.email,
    role: 'editor',
    websites: null,
    language,
  });
  const invitation = extractLink(await findEmailTo(server, bob.email, 'Nordlicht'));
  await bob.call('POST', '/invitation/accept', { secret: invitation.split('/').at(-1) });
  const { redirect_uri: redirectUri } = await ada.callFor(id)('GET', '/organisation/provider');
  provider.register({ id: 'clausewright', secret: 'client-secret', redirectUri: redirectUri as string });

  const { page, faults } = await openPage(browser, { locale, viewport: { width, height: 844 }, colorScheme });
  await logInTo(page, server.origin, ada, path);
  const work = page.locator('.sessions li', { hasText: 'Nordlicht' }).locator('button').first();
  await work.press('Enter');
  await page.waitForURL(`${server.origin}/profile/sites`);
  await page.goto(`${server.origin}${path}`);
  const stops: StopFaults = [];
  await page.locator('#provider-issuer').waitFor();
  await checkScreen(page, `provider-none-${language}`);
  await tabTo(page, stops, (stop) => stop.id === 'provider-issuer');
  await page.keyboard.type(`${provider.issuer}/wrong`);
  await tabTo(page, stops, (stop) => stop.id === 'provider-client_id');
  await page.keyboard.type('clausewright');
  await tabTo(page, stops, (stop) => stop.id === 'provider-client_secret');
  await page.keyboard.type('client-secret');
  await tabTo(page, stops, (stop) => stop.id === 'provider-provider_password');
  await page.keyboard.type(customerPassword);
  await page.keyboard.press('Enter');
  await page.getByText(words.wrong).waitFor();
  await checkScreen(page, `provider-wrong-${language}`);
  await page.locator('#provider-issuer').fill(provider.issuer);
  await tabTo(page, stops, hasName(words.save));
  await page.keyboard.press('Enter');
  await page.getByText(words.found).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('provider-title');
  await checkScreen(page, `provider-found-${language}`);

  await tabTo(page, stops, hasName(words.test));
  await page.keyboard.press('Enter');
  await sayWho(page, ada.email);
  await page.waitForURL(`${server.origin}${path}`);
  await page.getByText(words.tested).waitFor();
  await tabTo(page, stops, hasName(words.require));
  await page.keyboard.press('Enter');
  await page.locator('#provider-act-password').waitFor();
  await checkScreen(page, `provider-require-${language}`);
  await page.keyboard.type(customerPassword);
  await page.keyboard.press('Enter');
  await page.getByText(words.required).waitFor();
  await checkScreen(page, `provider-required-${language}`);

  // Another browser, in which nobody is logged in.
  const member = await openPage(browser, { locale, viewport: { width, height: 844 }, colorScheme });
  await member.page.goto(redirectUri as string);
  await member.page.getByRole('button', { name: words.go }).waitFor();
  await checkScreen(member.page, `provider-log-in-${language}`);
  await tabTo(member.page, stops, hasName(words.go));
  await member.page.keyboard.press('Enter');
  await sayWho(member.page, bob.email);
  await member.page.getByRole('heading', { name: words.letter }).waitFor();
  await checkScreen(member.page, `provider-letter-${language}`);
  const letter = extractLink(await findEmailTo(server, bob.email, words.subject));
  await member.page.goto(letter);
  await member.page.getByRole('button', { name: words.confirm }).waitFor();
  await checkScreen(member.page, `provider-confirm-${language}`);
  await tabTo(member.page, stops, hasName(words.confirm));
  await member.page.keyboard.press('Enter');
  await member.page.getByRole('link', { name: words.again }).waitFor();
  await checkScreen(member.page, `provider-confirmed-${language}`);
  await tabTo(member.page, stops, hasName(words.again));
  await member.page.keyboard.press('Enter');
  await member.page.getByRole('button', { name: words.go }).press('Enter');
  await sayWho(member.page, bob.email);
  await member.page.waitForURL(`${server.origin}/profile/sites`);
  await member.page.getByText(words.alone).waitFor();
  await checkScreen(member.page, `provider-session-${language}`);
  await member.page.goto(`${server.origin}/profile/security`);
  await member.page.getByText(words.refused).first().waitFor();
  await checkScreen(member.page, `provider-session-account-${language}`);

  expect(stops).toEqual([]);
  expect(faults).toEqual([]);
  expect(member.faults).toEqual([]);
});
