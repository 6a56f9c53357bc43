/** What visitors see and send: kinds, clocks, confirmation, limits, hostile input. */
import { languages } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { wideLimits } from '../../platform/http/testing/wide-limits.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { submitRequest } from './submit-request.ts';
import { ada, deskWorld } from './testing/desk.ts';
import { findDeskByToken } from './desk-store.ts';

const database = useTestDatabase();
const pathOf = (link: unknown): string => new URL(String(link)).pathname;
const kindsIn = (body: string): string[] =>
  [...body.matchAll(/name="kind" id="kind-\d+" value="([\w-]+)"/g)].map(([, kind]) => kind ?? '');

test('the page offers what the laws of the published policy give, without script', async () => {
  await using one = await deskWorld(database.db, { laws: ['gdpr', 'ccpa_cpra'] });
  for (const language of languages) {
    const { status, body, headers } = await one.get(`/${language}`);
    expect(status).toBe(200);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).not.toMatch(/<script|undefined|\{\w+\}/);
    expect(String(headers['content-security-policy'])).not.toContain('script-src');
    expect(headers['cache-control']).toBe('no-store');
    expect(kindsIn(body)).toEqual([
      'access',
      'deletion',
      'correction',
      'portability',
      'restriction',
      'objection',
      'opt-out',
      'limit',
      'consent',
      'other',
    ]);
  }
  expect(one.desk.kinds).toContain('limit');
  expect((await one.get('/en?kind=opt-out')).body).toMatch(/value="opt-out" required checked/);
  // Neither law gives it.
  const appeal = await one.send({ kind: 'appeal', said: 'No.', email: ada });
  expect(appeal.status).toBe(422);
});

test('the hint names no kind that is not on offer', async () => {
  await using one = await deskWorld(database.db, { laws: ['gdpr'] });
  const { body } = await one.get('/en');
  expect(body).toContain('For access, deletion and portability, you can leave this blank.');
  expect(body).not.toMatch(/opting out|limiting/);
  // The website has no banner of ours.
  expect(body).not.toContain('cookie banner');
  await using american = await deskWorld(database.db, { laws: ['ccpa_cpra'] });
  expect((await american.get('/de')).body).toContain('Verkauf und sensible Daten');
  await database.db
    .updateTable('agreements')
    .set({ deleted_at: new Date(0) })
    .where('id', '=', one.agreementId)
    .execute();
  expect((await one.get('/en')).body).not.toContain('leave this blank');
});

test('access waits for the link, which a look does not press, and the clock runs from receipt', async () => {
  await using one = await deskWorld(database.db);
  const page = await one.send({ kind: 'access', said: '', email: ada });
  expect(page.status).toBe(200);
  expect(page.body).toMatch(/[2-9A-Z]{4}-[2-9A-Z]{4}/);
  expect(page.body).toContain('Art. 12(3)');
  expect(await one.list()).toEqual([]);
  const [waiting] = await one.list('unconfirmed');
  expect(waiting).toMatchObject({ kind: 'access', state: 'unconfirmed' });
  expect(await one.service.emailsTo('privacy@shop.example')).not.toContain('request-notice');

  const { link, confirms } = await one.letter(ada, 'request-received');
  expect(confirms).toBe(true);
  const seen = await one.ask('GET', pathOf(link));
  expect(seen.body).toContain('Confirm the request');
  expect(seen.body).not.toContain(ada);
  expect(await one.list()).toEqual([]);
  // Another site's page presses nothing.
  await one.ask('POST', pathOf(link), { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(await one.list()).toEqual([]);

  one.service.clock.advance(5 * 86_400_000);
  const done = await one.ask('POST', pathOf(link));
  expect(done.body).toContain('being dealt with');
  await one.ask('POST', pathOf(link));
  const [open] = await one.list();
  expect(open).toMatchObject({ request_id: waiting?.request_id, due_on: waiting?.due_on, state: 'open' });
  const notices = await one.service.emailsTo('privacy@shop.example');
  expect(notices.filter((name) => name === 'request-notice')).toHaveLength(1);
  expect(JSON.stringify(await one.letter('privacy@shop.example', 'request-notice'))).not.toContain(ada);
});

test('an opt-out and a limit are never verified', async () => {
  await using one = await deskWorld(database.db, { laws: ['ccpa_cpra'] });
  for (const kind of ['opt-out', 'limit']) {
    const page = await one.send({ kind, said: '', email: ada });
    expect(page.body).not.toContain('confirm');
  }
  expect((await one.list()).map(({ kind, state }) => [kind, state])).toEqual([
    [expect.stringMatching(/opt-out|limit/), 'open'],
    [expect.stringMatching(/opt-out|limit/), 'open'],
  ]);
  expect((await one.letter(ada, 'request-received'))['confirms']).toBe(false);
});

test('a form that is sent twice asks once', async () => {
  await using one = await deskWorld(database.db);
  const key = await one.key();
  const form = { kind: 'other', said: 'A question.', email: ada };
  const [first, second] = [await one.send(form, { key }), await one.send(form, { key })];
  const numbers = [first, second].map(({ body }) => /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(body)?.[0]);
  expect(numbers[0]).toBe(numbers[1]);
  expect(await one.list()).toHaveLength(1);
  // Whoever goes back and says something else asks that too.
  await one.send({ ...form, said: 'Another.' }, { key });
  expect(await one.list()).toHaveLength(2);
});

test('without a policy the page says so and takes something else alone, by our own rule', async () => {
  await using one = await deskWorld(database.db);
  await database.db
    .updateTable('agreements')
    .set({ deleted_at: new Date(0) })
    .where('id', '=', one.agreementId)
    .execute();
  const { body } = await one.get('/en');
  expect(body).toContain('No privacy policy');
  expect(kindsIn(body)).toEqual(['other']);
  expect(body).not.toContain('GDPR');
  const page = await one.send({ kind: 'other', said: 'Please delete me.', email: ada });
  expect(page.body).toContain('no law names a period for this');
  expect(await one.list()).toHaveLength(1);
});

test('a desk that is off, and one that never was', async () => {
  await using one = await deskWorld(database.db);
  const body = { trader: 'Muster GmbH', email: 'privacy@shop.example', active: false };
  await one.owner.call('PUT', `/requests/desk/${one.websiteId}`, body);
  const off = await one.get('/de');
  expect(off.status).toBe(410);
  expect(off.body).toContain('privacy@shop.example');
  expect((await one.ask('GET', '/requests/abcdefghijklmnopqrstuv/en')).status).toBe(404);
});

test('the link of a letter opens one request alone, and guesses open none', async () => {
  await using one = await deskWorld(database.db);
  await one.send({ kind: 'access', said: '', email: ada });
  const first = pathOf((await one.letter(ada, 'request-received'))['link']);
  await one.send({ kind: 'access', said: 'again', email: 'eve@mail.example' });
  const second = pathOf((await one.letter('eve@mail.example', 'request-received'))['link']);
  const [proof, number] = [first.split('/').at(-1) ?? '', second.split('/').at(-2) ?? ''];
  const forged = [...first.split('/').slice(0, -2), number, proof].join('/');
  expect((await one.ask('GET', forged)).status).toBe(404);
  expect((await one.ask('POST', forged)).status).toBe(404);
  expect((await one.ask('POST', `${first.slice(0, -1)}!`)).status).toBe(404);
  expect(await one.list()).toEqual([]);
});

test('markup stays text on the page and in letters, and what is too long is not taken', async () => {
  await using one = await deskWorld(database.db);
  const said = '<script>alert(1)</script>\r\nBcc: a@b.example';
  const long = await one.send({ kind: 'other', said: `${said}${'x'.repeat(2000)}`, email: ada });
  expect(long.status).toBe(422);
  expect(long.body).toContain('&lt;script&gt;');
  expect(long.body).not.toContain('<script>');
  const huge = await one.send({ kind: 'other', said: 'x'.repeat(100_000), email: ada });
  expect(huge.status).toBe(413);
  expect((await one.send({ kind: 'other', said: '', email: ada })).status).toBe(422);
  expect((await one.send({ kind: 'access', said: '', email: 'no address' })).status).toBe(422);
  expect((await one.send({ kind: 'access', said: '', email: 'a@b.example\nBcc: c@d.example' })).status).toBe(
    422,
  );
  await one.send({ kind: 'other', said, email: ada });
  const { text } = await database.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', ada)
    .executeTakeFirstOrThrow();
  // What a stranger wrote goes to nobody by our letters.
  expect(text).not.toContain('alert');
});

test('a form that is sent twice is told both times that no letter was written', async () => {
  await using one = await deskWorld(database.db);
  const desk = await findDeskByToken(database.db, new URL(one.desk.url).pathname.split('/').at(-1) ?? '');
  if (desk === null) throw new Error('no desk');
  const sent = {
    desk,
    policy: null,
    asked: { kind: 'other', email: ada, said: 'x' },
    key: 'one',
    language: 'en',
  } as const;
  const times = [];
  for (const mayWrite of [false, true]) {
    times.push((await submitRequest(one.service.ports, { ...sent, mayWrite })).written);
  }
  expect(times).toEqual([false, false]);
});

test('a thousand requests lose nothing and flood nobody', async () => {
  await using one = await deskWorld(database.db, {
    limits: { ...wideLimits(), withdrawal: { points: 30, seconds: 3600 } },
  });
  const token = new URL(one.desk.url).pathname.split('/').at(-1) ?? '';
  const desk = await findDeskByToken(database.db, token);
  if (desk === null) throw new Error('no desk');
  // From so many addresses that no limit of one address holds them.
  for (let n = 0; n < 1000; n += 1) {
    await submitRequest(one.service.ports, {
      desk,
      policy: { laws: ['gdpr'], country: 'DE', trader: null, email: null },
      asked: {
        kind: n % 2 === 0 ? 'other' : 'access',
        email: n < 500 ? ada : `robot${n}@mail.example`,
        said: 'x',
      },
      key: String(n),
      language: 'en',
      mayWrite: n < 200,
    });
  }
  const count = await database.db
    .selectFrom('privacy_requests')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('desk_id', '=', desk.id)
    .executeTakeFirstOrThrow();
  expect(count.n).toBe(1000);
  const owners = await one.service.emailsTo('privacy@shop.example');
  expect(owners.filter((name) => name === 'request-notice').length).toBeLessThanOrEqual(10);
  // Somebody whose address a robot typed.
  expect((await one.service.emailsTo(ada)).length).toBeLessThanOrEqual(3);
  // One address of the network has its own limit.
  const answers: number[] = [];
  for (let n = 0; n < 31; n += 1) {
    answers.push(
      (await one.send({ kind: 'other', said: `n${n}`, email: ada }, { address: '198.51.100.9' })).status,
    );
  }
  expect(answers.at(-1)).toBe(429);
  expect(answers.slice(0, 30).every((status) => status === 200)).toBe(true);
}, 120_000);
