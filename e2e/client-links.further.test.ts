/** A client without an account: asked by a link, answers in parts, and is taken over into a draft. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { createUnpaidAgreement, logInTo, makeCustomer } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { findEmailTo } from './support/outbox.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const secret = (page: Page) => page.locator('.keys__secret').innerText();

test.each([
  {
    locale: 'en-GB',
    width: 1280,
    ask: 'Ask your client',
    eula: 'EULA',
    make: 'Make the link',
    send: 'Send answers',
    empty: 'Please answer at least one question, or leave a remark.',
    sent: 'Thank you, Nordlicht has your answers.',
    again: 'Answer again',
    subject: 'Your client answered',
    take: 'Take over into the draft',
    taken: 'Nothing is published yet.',
    draft: 'Open the draft',
    revoke: 'Withdraw the link',
    revoked: 'The link is withdrawn.',
    gone: 'This link has been withdrawn.',
    incomplete: 'This link is incomplete.',
  },
  {
    locale: 'de-DE',
    width: 390,
    ask: 'Kunden fragen',
    eula: 'EULA',
    make: 'Link erstellen',
    send: 'Antworten senden',
    empty: 'Bitte beantworten Sie mindestens eine Frage, oder schreiben Sie eine Anmerkung.',
    sent: 'Vielen Dank, Nordlicht hat Ihre Antworten.',
    again: 'Neu beantworten',
    subject: 'Ihr Kunde hat geantwortet',
    take: 'In den Entwurf übernehmen',
    taken: 'Veröffentlicht ist noch nichts.',
    draft: 'Entwurf öffnen',
    revoke: 'Link zurückziehen',
    revoked: 'Der Link ist zurückgezogen.',
    gone: 'Dieser Link wurde zurückgezogen.',
    incomplete: 'Dieser Link ist unvollständig.',
  },
])('a client answers by a link, and the answers are taken over ($locale)', async (words) => {
  const { locale, width } = words;
  const language = locale.slice(0, 2);
  const { server, browser } = journey;
  const ada = await makeCustomer(server, `ada-${locale}@client-links.example`, language);
  await createUnpaidAgreement(ada);
  const { websites } = await ada.call('GET', '/website/list');
  const viewport = { width, height: 844 };
  const { page, faults } = await openPage(browser, { locale, viewport });
  await logInTo(page, server.origin, ada, `/profile/sites/${websites[0].id}`);
  await page.getByRole('link', { name: words.ask }).click();
  await page.waitForURL('**?ask=client');

  // The link is made by keyboard alone.
  const stops: StopFaults = [];
  await tabTo(page, stops, ({ id }) => id === 'asker');
  await page.keyboard.type('Nordlicht');
  await tabTo(page, stops, ({ words: name }) => name.includes(words.eula));
  await page.keyboard.press('Space');
  await page.locator('.ask__choice input').first().waitFor();
  await checkScreen(page, `ask-client-make-${language}`);
  await tabTo(page, stops, hasName(words.make));
  await page.keyboard.press('Enter');
  const address = await secret(page);
  expect(address).toMatch(/\/questions#[\w-]{43}$/);
  expect(stops).toEqual([]);
  await checkScreen(page, `ask-client-made-${language}`);

  // The client has no account, and another browser.
  const client = await openPage(browser, { locale, viewport });
  const reply = await client.page.goto(address);
  expect(reply?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  await client.page.locator('form#client-questions').waitFor();
  await checkScreen(client.page, `client-questions-${language}`);
  const send = client.page.getByRole('button', { name: words.send });
  await send.click();
  await client.page.getByText(words.empty).waitFor();

  // What was typed is there after the browser was closed, and after a link within the page.
  const remark = client.page.locator('#client-remark');
  await remark.fill('Please ask Bob for the rest.');
  const field = client.page.locator('form#client-questions input.input').first();
  await field.fill('Kiln GmbH');
  await client.page.waitForFunction(() => JSON.stringify(localStorage).includes('Kiln GmbH'));
  await client.page.evaluate(() => (location.hash = '#main'));
  await client.page.waitForFunction((at) => location.href === at, address);
  await client.page.reload();
  expect(await field.inputValue()).toBe('Kiln GmbH');
  await send.click();
  await client.page.getByText(words.sent).waitFor();
  expect(await client.page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Kiln');
  await client.page.getByRole('button', { name: words.again }).first().waitFor();
  await checkScreen(client.page, `client-sent-${language}`);
  await findEmailTo(server, ada.email, words.subject);

  // Whoever asked reads it and takes it over into the draft of the wizard.
  await page.reload();
  const take = page.getByRole('button', { name: words.take });
  await take.waitFor();
  await page.getByText('Please ask Bob for the rest.').waitFor();
  await page.getByText('Kiln GmbH').waitFor();
  await checkScreen(page, `ask-client-answers-${language}`);
  await take.click();
  await page.getByText(words.taken).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('drafts'))).toContain('Kiln GmbH');
  await client.page.reload();
  await client.page.locator('#client-settled').waitFor();

  await page.getByRole('button', { name: words.revoke }).click();
  await page.getByText(words.revoked).waitFor();
  await client.page.reload();
  await client.page.getByText(words.gone).waitFor();
  expect(await client.page.locator('main').innerText()).not.toMatch(/Nordlicht|shop|Kiln/);
  await checkScreen(client.page, `client-closed-${language}`);
  const stranger = await openPage(browser, { locale, viewport });
  await stranger.page.goto(`${server.origin}/questions`);
  await stranger.page.getByText(words.incomplete).waitFor();
  expect([...faults, ...client.faults, ...stranger.faults]).toEqual([]);
});
