/** Requests of visitors: a desk switched on, asked and confirmed by keyboard, extended and answered by its owner. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { germanShop } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { type Json, logInTo, makeCustomer } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { extractLink, findEmailTo } from './support/outbox.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

async function press(page: Page, faults: StopFaults, name: string): Promise<void> {
  await tabTo(page, faults, hasName(name));
  await page.keyboard.press('Enter');
}

test.each([
  {
    locale: 'en-GB',
    width: 1280,
    way: 'Requests from visitors',
    switchOn: 'Switch on',
    isOn: 'The page takes requests.',
    form: 'Requests about your data',
    kind: 'Access: which data',
    choose: 'Choose what you ask for.',
    sent: 'Send request',
    received: 'Your request was received',
    letter: 'Your request',
    confirm: 'Confirm the request',
    confirmed: 'received, being dealt with',
    notice: 'New request',
    open: 'Open',
    act: 'Record and write to the visitor',
    reason: 'Give the reason.',
    isExtended: 'Recorded as extended.',
    isDone: 'Recorded as done.',
    state: 'done',
    lookUp: 'Look it up',
    noRecord: 'has nothing of that record',
    note: 'Add note',
    noted: 'Note added.',
    put: 'Upload and notify the visitor',
    isPut: 'The file is there',
    fileLetter: 'A file about',
    sendCode: 'Send me a code',
    codeSent: 'A code is on its way.',
    codeLetter: 'Your code',
    fetch: 'Fetch the file',
    wrongCode: 'This code is wrong',
  },
  {
    locale: 'de-DE',
    width: 390,
    way: 'Anfragen von Besuchern',
    switchOn: 'Einschalten',
    isOn: 'Die Seite nimmt Anfragen an.',
    form: 'Anfragen zu Ihren Daten',
    kind: 'Auskunft: welche Daten',
    choose: 'Wählen Sie, was Sie verlangen.',
    sent: 'Anfrage senden',
    received: 'Ihre Anfrage ist eingegangen',
    letter: 'Ihre Anfrage',
    confirm: 'Anfrage bestätigen',
    confirmed: 'eingegangen, in Bearbeitung',
    notice: 'Neue Anfrage',
    open: 'Öffnen',
    act: 'Festhalten und dem Besucher schreiben',
    reason: 'Nennen Sie den Grund.',
    isExtended: 'Als verlängert festgehalten.',
    isDone: 'Als erledigt festgehalten.',
    state: 'erledigt',
    lookUp: 'Nachsehen',
    noRecord: 'zu diesem Nachweis nichts',
    note: 'Notiz hinzufügen',
    noted: 'Notiz hinzugefügt.',
    put: 'Bereitlegen',
    isPut: 'Die Datei liegt bereit',
    fileLetter: 'Eine Datei zu',
    sendCode: 'Code zusenden',
    codeSent: 'Ein Code ist unterwegs.',
    codeLetter: 'Ihr Code',
    fetch: 'Datei abrufen',
    wrongCode: 'Dieser Code stimmt nicht',
  },
])('a visitor asks for access and is answered ($locale)', async (words) => {
  const language = words.locale.slice(0, 2);
  const { server, browser } = journey;
  const viewport = { width: words.width, height: 900 };
  const owner = await makeCustomer(server, `${language}@requests.example`, language);
  const made = await owner.call('POST', '/agreement/new', {
    request_id: randomUUID(),
    type: 'PRIVACY_POLICY',
    answers: { ...germanShop, delivery_email: 'owner@shop.example' },
    free_only: true,
  });
  expect(made['status']).toBe('finalized');
  const { websites } = await owner.call('GET', '/website/list');
  const website = (websites as Json[])[0]?.['id'] as string;
  // Whose log may have the visitor.
  const { website_url: site_url } = germanShop;
  await owner.call('POST', '/privacy-consent/new', { request_id: randomUUID(), site_url });

  const { page, faults } = await openPage(browser, { locale: words.locale, viewport });
  await logInTo(page, server.origin, owner, `/profile/sites/${website}`);
  await page.getByRole('link', { name: words.way }).click();
  await page.getByRole('button', { name: words.switchOn }).waitFor();
  await checkScreen(page, `requests-new-${language}`);
  await page.setViewportSize(viewport);
  const stops: StopFaults = [];
  await press(page, stops, words.switchOn);
  await page.getByText(words.isOn).waitFor();
  await checkScreen(page, `requests-empty-${language}`);
  const url = await page.locator('#desk-url').inputValue();

  const visitor = await openPage(browser, { locale: words.locale, viewport, bypassCSP: true });
  const form = visitor.page;
  await form.goto(url);
  await form.getByRole('heading', { level: 1, name: words.form }).waitFor();
  await checkScreen(form, `requests-form-${language}`);
  await form.setViewportSize(viewport);
  await press(form, stops, words.sent);
  await form.locator('.faults').waitFor();
  await checkScreen(form, `requests-faults-${language}`);
  await form.setViewportSize(viewport);
  await press(form, stops, words.choose);
  await form.keyboard.press('Space');
  await tabTo(form, stops, (stop) => stop.field === 'email');
  await form.keyboard.type(`ada-${language}@mail.example`);
  await press(form, stops, words.sent);
  await form.getByRole('heading', { level: 1, name: words.received }).waitFor();
  await checkScreen(form, `requests-received-${language}`);

  const letter = await findEmailTo(server, `ada-${language}@mail.example`, words.letter);
  await form.goto(extractLink(letter));
  await form.getByRole('button', { name: words.confirm }).waitFor();
  await checkScreen(form, `requests-confirm-${language}`);
  await form.setViewportSize(viewport);
  await press(form, stops, words.confirm);
  await form.getByText(words.confirmed).waitFor();
  await findEmailTo(server, `${language}@requests.example`, words.notice);

  await page.reload();
  await page.locator('.wdr__one').first().waitFor();
  await checkScreen(page, `requests-list-${language}`);
  await page.locator('.wdr__one').first().getByRole('link', { name: words.open }).click();
  await page.getByRole('button', { name: words.act }).waitFor();
  await checkScreen(page, `requests-one-${language}`);
  await page.setViewportSize(viewport);
  await page.locator('#answer-act-extended').check();
  await press(page, stops, words.act);
  await page.getByText(words.reason).first().waitFor();
  await page.locator('#answer-said').fill('Much to look through.');
  await press(page, stops, words.act);
  await page.getByText(words.isExtended).waitFor();
  await page.locator('#file-content').setInputFiles({
    name: 'copy of data.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<script>1</script>'),
  });
  await press(page, stops, words.put);
  await page.getByText(words.isPut).waitFor();
  await tabTo(page, stops, (stop) => stop.field === 'visitor');
  await page.keyboard.type(randomUUID());
  await press(page, stops, words.lookUp);
  await page.getByText(words.noRecord).waitFor();
  await page.locator('#note-said').fill('He called on Monday.');
  await press(page, stops, words.note);
  await page.getByText(words.noted).waitFor();
  await page.getByText('He called on Monday.').waitFor();
  await checkScreen(page, `requests-file-${language}`);
  await page.setViewportSize(viewport);
  await page.locator('#answer-said').fill('Here it is.');
  await press(page, stops, words.act);
  await page.getByText(words.isDone).waitFor();
  await checkScreen(page, `requests-done-${language}`);
  await form.reload();
  await form.getByText('Here it is.').waitFor();
  await form.getByText(words.state, { exact: true }).waitFor();
  await checkScreen(form, `requests-told-${language}`);

  // The file: by the link of its letter, and a code of another one.
  const about = await findEmailTo(server, `ada-${language}@mail.example`, words.fileLetter);
  await form.goto(extractLink(about));
  await press(form, stops, words.sendCode);
  await form.getByText(words.codeSent).waitFor();
  await tabTo(form, stops, (stop) => stop.field === 'code');
  await form.keyboard.type('12');
  await press(form, stops, words.fetch);
  await form.getByText(words.wrongCode).waitFor();
  await checkScreen(form, `requests-fetch-${language}`);
  await form.setViewportSize(viewport);
  const { text } = await findEmailTo(server, `ada-${language}@mail.example`, words.codeLetter);
  await tabTo(form, stops, (stop) => stop.field === 'code');
  await form.keyboard.type(/^\d{8}$/m.exec(text)?.[0] ?? '');
  const saved = form.waitForEvent('download');
  await press(form, stops, words.fetch);
  expect((await saved).suggestedFilename()).toBe('copy of data.html');

  // The hosted policy leads to the desk by itself.
  const { agreements } = await owner.call('GET', '/customer/agreements/all');
  const [{ live_url: live } = { live_url: '' }] = agreements as Json[];
  await form.goto(String(live));
  await checkScreen(form, `requests-policy-${language}`);
  await form.setViewportSize(viewport);
  // In the language of the document.
  await press(form, stops, 'Anfrage zu personenbezogenen Daten stellen');
  await form.getByRole('heading', { level: 1 }).waitFor();
  expect(form.url()).toContain('/requests/');
  expect(stops).toEqual([]);
  expect(await form.context().cookies()).toEqual([]);
  expect(visitor.faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  expect(faults).toEqual([]);
});
