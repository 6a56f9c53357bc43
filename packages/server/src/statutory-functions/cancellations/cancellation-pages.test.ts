import { readFileSync } from 'node:fs';
import { languages } from '@clausewright/contract';
import { afterEach, expect, test } from 'vitest';
import { armFailpoints } from '../../platform/failpoint.ts';
import { wideLimits } from '../../platform/http/testing/wide-limits.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { pageWords } from './page-messages.ts';
import { cancellationPage, typed } from './testing/cancellation-page.ts';

const database = useTestDatabase();
afterEach(() => armFailpoints(undefined));

const kept = () => database.db.selectFrom('cancellations').selectAll().orderBy('received_at').execute();

test('the page has the legally prescribed labels in six languages, without script or cookie', async () => {
  await using one = await cancellationPage(database.db);
  for (const language of languages) {
    const page = await one.get(`/${language}`, { 'accept-language': 'en', cookie: 'i18n=nl' });
    expect([page.status, page.headers['content-language']]).toEqual([200, language]);
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).not.toContain('<script');
    expect(page.headers).not.toHaveProperty('set-cookie');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body.slice(page.body.indexOf('<body>'))).not.toMatch(/[{}]|undefined/);
    const [, button] = /<button class="act"[^>]*>(.*?)<\/button>/.exec(page.body) ?? [];
    expect(button).toBe(pageWords(language)(language === 'fr' ? 'next' : 'confirm'));
    // The footer of the app leads here by the same words.
    const file = new URL(import.meta.resolve(`@clausewright/messages/${language}.json`));
    const { frame } = JSON.parse(readFileSync(file, 'utf8')) as { frame: { cancelPlan: string } };
    expect(page.body).toContain(`<h1>${frame.cancelPlan}</h1>`);
  }
  const label = (language: 'de' | 'fr') => [pageWords(language)('label'), pageWords(language)('confirm')];
  // § 312k(2) BGB; art. D. 215-1 and D. 215-3 Code de la consommation.
  expect(label('de')).toEqual(['Verträge hier kündigen', 'jetzt kündigen']);
  expect(label('fr')).toEqual(['Résilier votre contrat', 'notification de la résiliation']);
  expect((await one.get('', { cookie: 'i18n=it' })).headers['content-language']).toBe('it');
  expect((await one.get('/xx')).status).toBe(404);
});

test('one click declares, and the receipt can be saved; a double click declares once', async () => {
  await using one = await cancellationPage(database.db);
  const { key } = await one.get('/de');
  expect(await kept()).toEqual([]);
  const press = { ...typed, reason: 'Zwei Gründe\r\n<b>', step: 'confirm', key };
  const both = await Promise.all([one.send(press, '/de'), one.send(press, '/de')]);
  one.world.clock.advance(60_000);
  const later = await one.send(press, '/de');
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(later.body).toBe(both[0]?.body);
  expect(later.body).toContain('Ihre Kündigung ist eingegangen');
  expect(later.body).toMatch(/\d{2}:\d{2}:\d{2} MES?Z \(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} UTC\)/);
  expect(later.body).toContain('mit der Schaltfläche „jetzt kündigen“ erklärt');
  const [, file = '', name] = /href="data:([^"]*)" download="([^"]*)"/.exec(later.body) ?? [];
  const text = decodeURIComponent(file);
  expect(name).toMatch(/^kuendigung-\d{4}-\d{2}-\d{2}\.txt$/);
  for (const line of ['jetzt kündigen', 'Zwei Gründe\n<b>', 'Vertrag: https://www.shop.example/', 'UTC']) {
    expect(text).toContain(line);
  }
  expect(await kept()).toMatchObject([
    { kind: 'ordinary', reason: 'Zwei Gründe\n<b>', email: 'ada@mail.example', end_on: null, language: 'de' },
  ]);
  await one.send({ ...press, contract: 'other.example' }, '/de');
  expect(await kept()).toHaveLength(2);
});

test('in French everything is reviewed before it is declared', async () => {
  await using one = await cancellationPage(database.db);
  const { key } = await one.get('/fr');
  const check = await one.send({ ...typed, step: 'check', key }, '/fr');
  expect(check.body).toContain('Vérifiez votre résiliation');
  expect(check.body).toContain('>notification de la résiliation</button>');
  expect(await kept()).toEqual([]);
  const back = await one.send({ ...typed, step: 'change' }, '/fr');
  expect(back.body).toContain('value="Ada Lovelace"');
  const done = await one.send({ ...typed, step: 'confirm', key: check.key }, '/fr');
  expect(done.body).toContain('Votre résiliation a été reçue');
  expect(await kept()).toHaveLength(1);
});

test('an error is shown beside its field, and no input is lost', async () => {
  await using one = await cancellationPage(database.db);
  const wrong = {
    kind: 'for-cause',
    reason: '',
    name: '',
    contract: 'x'.repeat(501),
    account: 'ada@mail',
    email: 'b@',
    end: '2020-01-01',
  };
  const page = await one.send({ ...wrong, step: 'confirm', key: 'k'.repeat(43) }, '/fr');
  expect(page.status).toBe(422);
  expect(page.body).toContain('<title>À corriger – Clausewright</title>');
  for (const field of ['reason', 'name', 'contract', 'account', 'email', 'end']) {
    expect(page.body).toContain(`<p class="fault" id="${field}-fault">`);
    expect(page.body).toContain(`<a href="#${field}">`);
    expect(page.body).toMatch(
      new RegExp(`id="${field}"[^>]*aria-describedby="${field}-fault[^>]*aria-invalid`),
    );
  }
  expect(page.body).toContain('value="for-cause" checked');
  expect(page.body).toContain('help@service.example; Kaiserstraße 5, 80331 München');
  const none = await one.send({ ...typed, kind: 'perhaps', step: 'confirm', key: 'k'.repeat(43) });
  expect([none.status, none.body.includes('<a href="#kind-ordinary">')]).toEqual([422, true]);
  expect((await one.send({ ...typed, name: 'a\0b', step: 'confirm' })).status).toBe(422);
  expect((await one.send({ ...typed, end: '2027-02-30', step: 'confirm' })).status).toBe(422);
  expect(await kept()).toEqual([]);
});

test('rejects a form without its key or from another site, and shows it again', async () => {
  await using one = await cancellationPage(database.db);
  const press = { ...typed, step: 'confirm', key: 'k'.repeat(43) };
  for (const page of [
    await one.send({ ...press, key: 'short' }),
    await one.send(press, '/en', { 'sec-fetch-site': 'cross-site' }),
  ]) {
    expect([page.status, page.body.includes('value="Ada Lovelace"')]).toEqual([200, true]);
  }
  expect(await kept()).toEqual([]);
  expect((await one.send(press, '/en', { 'sec-fetch-site': 'same-origin' })).body).toContain('was received');
});

test('a rate-limited sender waits without losing input', async () => {
  const limits = { ...wideLimits(), withdrawal: { points: 1, seconds: 3600 } };
  await using one = await cancellationPage(database.db, { limits });
  await one.cancel();
  const late = await one.cancel({ name: 'Charles Babbage' });
  expect(late.status).toBe(429);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(3000);
  expect(late.body).toContain('Nothing has been declared yet');
  expect(late.body).toContain('value="Charles Babbage"');
  expect(await kept()).toHaveLength(1);
});

test('when saving fails the page says so, the same button retries, and the log names nobody', async () => {
  await using one = await cancellationPage(database.db);
  const { key } = await one.get('/nl');
  const press = { ...typed, step: 'confirm', key };
  armFailpoints('accept-cancellation:throw@1');
  const failed = await one.send(press, '/nl');
  expect([failed.status, failed.body.includes('Uw opzegging is niet ontvangen')]).toEqual([503, true]);
  expect(await kept()).toEqual([]);
  expect((await one.send(press, '/nl')).body).toContain('Uw opzegging is ontvangen');
  expect((await one.send({ ...typed, reason: 'x'.repeat(40_000) }, '/nl')).status).toBe(413);
  expect(one.logged()).toContain('a cancellation was not received');
  for (const text of ['Ada', 'shop.example', 'ada@mail']) expect(one.logged()).not.toContain(text);
});

test('rapid repeated submits declare once, and input cannot inject a header or second recipient', async () => {
  await using one = await cancellationPage(database.db);
  const { key } = await one.get('/en');
  const press = { ...typed, step: 'confirm', key };
  const pressed = await Promise.all(Array.from({ length: 20 }, () => one.send(press)));
  expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await kept()).toHaveLength(1);
  await one.work();
  const before = await one.letters();
  for (const address of [
    'ada@mail.example\r\nBcc: eve@evil.example',
    'ada@mail.example,eve@evil.example',
    'Ada <ada@mail.example>',
  ]) {
    expect((await one.send({ ...press, account: address })).status).toBe(422);
    expect((await one.send({ ...press, email: address })).status).toBe(422);
  }
  expect((await one.send({ ...press, reason: 'x'.repeat(40_000) })).status).toBe(413);
  await one.work();
  expect([await kept(), await one.letters()]).toEqual([[expect.anything()], before]);
  const header = 'Ada\r\nBcc: eve@evil.example';
  await one.cancel({ name: header, contract: header });
  const subjects = await database.db.selectFrom('outbox').select('subject').execute();
  expect(subjects.filter(({ subject }) => /[\r\n]/.test(subject))).toEqual([]);
});

test('a mailbox gets ten confirmations an hour under any names, and every notice is kept', async () => {
  await using one = await cancellationPage(database.db);
  for (let number = 0; number <= 10; number += 1) {
    await one.cancel({ account: `ada+${number}@mail.example` });
  }
  expect(await kept()).toHaveLength(11);
  const written = (await one.letters()).filter(({ message }) => message === 'cancellation-received');
  expect(written).toHaveLength(10);
});
