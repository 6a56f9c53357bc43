import { languages } from '@clausewright/contract';
import { afterEach, expect, test } from 'vitest';
import { armFailpoints } from '../../platform/failpoint.ts';
import { wideLimits } from '../../platform/http/testing/wide-limits.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { getLabel } from './label.ts';
import { shop, typed } from './testing/shop.ts';

const database = useTestDatabase();
afterEach(() => armFailpoints(undefined));

const kept = () => database.db.selectFrom('withdrawals').selectAll().orderBy('received_at').execute();
const letters = () => database.db.selectFrom('outbox').selectAll().orderBy('message').execute();

test('the page has the legally prescribed labels in six languages, without script or cookie', async () => {
  await using one = await shop(database.db);
  for (const language of languages) {
    const page = await one.get(`/${language}`, { 'accept-language': 'en', cookie: 'i18n=nl' });
    expect([page.status, page.headers['content-language']]).toEqual([200, language]);
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toContain(`<h1>${getLabel(language, 'withdraw')}</h1>`);
    expect(page.body).not.toContain('<script');
    expect(page.headers).not.toHaveProperty('set-cookie');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'/,
    );
    const { body } = await one.send({ ...typed, step: 'check' }, `/${language}`);
    const buttons = [...body.matchAll(/<button class="act"[^>]*>(.*?)<\/button>/g)].map(([, words]) => words);
    expect(buttons).toEqual([getLabel(language, 'confirm')]);
  }
  expect((await one.get('', { 'accept-language': 'fr-BE,en;q=0.5' })).headers).toMatchObject({
    'content-language': 'fr',
    vary: 'accept-language',
  });
  expect((await one.get()).headers['content-language']).toBe('en');
  expect((await one.get('/xx')).status).toBe(404);
});

test('nothing is stored before the second step is confirmed, then the declaration with both e-mails', async () => {
  await using one = await shop(database.db);
  await one.get('/de');
  const check = await one.send({ ...typed, items: 'Two cups\r\nOne <plate>', step: 'check' }, '/de');
  expect(check.status).toBe(200);
  expect(check.headers['cache-control']).toBe('no-store');
  expect(check.body).toContain('Two cups\nOne &lt;plate&gt;');
  expect([await kept(), await letters()]).toEqual([[], []]);
  const done = await one.send(
    { ...typed, items: 'Two cups\r\nOne <plate>', step: 'confirm', key: check.key },
    '/de',
  );
  expect(done.status).toBe(200);
  expect(done.body).toContain('Ihr Widerruf ist eingegangen');
  expect(done.body).toMatch(/\d{2}:\d{2}:\d{2} MEZ \(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} UTC\)/);
  expect(await kept()).toMatchObject([
    { name: 'Ada Lovelace', contract: 'Order 4711', items: 'Two cups\nOne <plate>', language: 'de' },
  ]);
  expect(await letters()).toMatchObject([
    { message: 'withdrawal-notice', recipient: 'info@shop.example', language: 'en', status: 'waiting' },
    { message: 'withdrawal-received', recipient: 'ada@mail.example', language: 'de', status: 'waiting' },
  ]);
});

test('a double click declares once, and a changed form declares too', async () => {
  await using one = await shop(database.db);
  const { key } = await one.send({ ...typed, step: 'check' });
  const press = { ...typed, step: 'confirm', key };
  const first = await Promise.all([one.send(press), one.send(press)]);
  one.service.clock.advance(60_000);
  const later = await one.send(press);
  expect(first.map(({ status }) => status)).toEqual([200, 200]);
  expect(later.body).toBe(first[0]?.body);
  expect([(await kept()).length, (await letters()).length]).toEqual([1, 2]);
  await one.send({ ...press, contract: 'Order 4712' });
  expect((await kept()).map(({ contract }) => contract)).toEqual(['Order 4711', 'Order 4712']);
});

test('an error is shown beside its field, in the page language, and no input is lost', async () => {
  await using one = await shop(database.db);
  const page = await one.send(
    { name: '', contract: 'x'.repeat(501), items: '"cup" & <plate>', email: 'ada@mail', step: 'check' },
    '/fr',
  );
  expect(page.status).toBe(422);
  expect(page.body).toContain('<title>À corriger – Muster GmbH</title>');
  for (const [field, words, listed = words] of [
    ['name', 'Indiquez votre nom.'],
    [
      'contract',
      'Raccourcissez ce texte à 500 caractères.',
      'Contrat – Raccourcissez ce texte à 500 caractères.',
    ],
    ['email', 'Indiquez une adresse e-mail, par exemple nom@example.com.'],
  ] as const) {
    expect(page.body).toContain(`<p class="fault" id="${field}-fault">${words}</p>`);
    expect(page.body).toContain(`<a href="#${field}">${listed}</a>`);
    expect(page.body).toMatch(
      new RegExp(`id="${field}"[^>]*aria-describedby="${field}-fault[^>]*aria-invalid`),
    );
  }
  expect(page.body).toContain('&quot;cup&quot; &amp; &lt;plate&gt;</textarea>');
  expect(page.body).toContain('value="ada@mail"');
  // Neither a form that was made by hand nor one without its key declares anything.
  expect((await one.send({ ...typed, email: 'no', step: 'confirm', key: 'k'.repeat(43) })).status).toBe(422);
  expect((await one.send({ ...typed, name: 'a\0b', step: 'check' })).status).toBe(422);
  expect((await one.send({ ...typed, step: 'confirm', key: 'short' })).body).toContain(
    'Check your withdrawal',
  );
  const back = await one.send({ ...typed, step: 'change' });
  expect(back.body).toContain('value="Order 4711"');
  expect(await kept()).toEqual([]);
});

test('rejects a form from another site, and shows it again', async () => {
  await using one = await shop(database.db);
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
  const page = await one.send({ ...typed, step: 'confirm', key: 'k'.repeat(43) }, '/en', foreign);
  expect(page.body).toContain('Check your withdrawal');
  expect(await kept()).toEqual([]);
  const own = { headers: { 'sec-fetch-site': 'same-origin' } };
  expect((await one.send({ ...typed, step: 'confirm', key: page.key }, '/en', own)).body).toContain(
    'was received',
  );
});

test('a rate-limited sender waits without losing input; others do not', async () => {
  const limits = { ...wideLimits(), withdrawal: { points: 2, seconds: 3600 } };
  await using one = await shop(database.db, { limits });
  await one.withdraw();
  await one.withdraw();
  const late = await one.withdraw({ name: 'Charles Babbage' });
  expect(late.status).toBe(429);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(3000);
  expect(late.body).toContain('Nothing has been declared yet');
  expect(late.body).toContain('value="Charles Babbage"');
  const press = { ...typed, step: 'confirm', key: late.key };
  expect((await one.send(press, '/en', { address: '198.51.100.9' })).status).toBe(200);
  expect(await kept()).toHaveLength(3);
});

test('a disabled page states where to write, and so does one of a deleted account', async () => {
  await using one = await shop(database.db);
  const { key } = await one.send({ ...typed, step: 'check' });
  const { withdrawal_id: id, trader, email } = one.hosted;
  await one.owner.call('PUT', `/withdrawal/${id}`, { trader, email, active: false });
  const off = await one.get('/it');
  expect(off.status).toBe(410);
  expect(off.body).toContain('info@shop.example');
  expect((await one.send({ ...typed, step: 'confirm', key })).status).toBe(410);
  await one.owner.call('PUT', `/withdrawal/${id}`, { trader, email, active: true });
  expect((await one.get('/it')).status).toBe(200);
  await one.withdraw();
  const { json } = await one.owner.call('POST', '/customer/delete', { password: one.owner.password });
  expect(json['success']).toBe(true);
  const gone = await one.get('/it');
  expect([gone.status, gone.body.includes('info@shop.example')]).toEqual([410, false]);
  expect(await kept()).toEqual([]);
  expect((await letters()).map(({ message }) => message)).toEqual(['account-deleted']);
});

test('when saving fails the page says that nothing was received, and the same button retries', async () => {
  await using one = await shop(database.db);
  const { key } = await one.send({ ...typed, step: 'check' }, '/nl');
  const press = { ...typed, step: 'confirm', key };
  armFailpoints('confirm-withdrawal:throw@1');
  const failed = await one.send(press, '/nl');
  expect(failed.status).toBe(503);
  expect(failed.body).toContain('Uw herroeping is niet ontvangen');
  expect([await kept(), await letters()]).toEqual([[], []]);
  expect((await one.send(press, '/nl')).body).toContain('Uw herroeping is ontvangen');
  expect((await one.send({ ...typed, items: 'x'.repeat(40_000) }, '/nl')).status).toBe(413);
});

test('the process log contains no consumer input', async () => {
  await using one = await shop(database.db);
  await one.withdraw();
  armFailpoints('confirm-withdrawal:throw');
  await one.withdraw({ name: 'Charles Babbage' });
  const logged = one.service.logged();
  expect(logged).toContain('a withdrawal was not received');
  for (const text of ['Ada', 'Babbage', '4711', 'ada@mail', '203.0.113']) expect(logged).not.toContain(text);
});
