import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { confirmationLimit } from '../../platform/mail/rate-limited-email-store.ts';
import { removeExpired } from '../../customers/sessions/expired-rows-store.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { removeOldDeclarations } from './removal-store.ts';
import { answers, makeDocument, shop, type Shop } from './testing/shop.ts';

const database = useTestDatabase();

const log = async ({ owner, hosted }: Shop, query = '') =>
  (await owner.call('GET', `/withdrawal/log/${hosted.withdrawal_id}${query}`)).json['data'];
const file = async (one: Shop, format: 'csv' | 'json') => {
  const { json } = await one.owner.call('POST', `/withdrawal/export/${one.hosted.withdrawal_id}`, { format });
  const { pathname, search } = new URL(json['data'].url);
  const reply = await one.service.app.inject({ url: pathname + search });
  return { ...json['data'], reply, url: pathname + search };
};

test('an owner hosts one function per site, whichever of its documents enabled it', async () => {
  await using one = await shop(database.db);
  const { owner, hosted } = one;
  expect(hosted).toMatchObject({
    site: 'shop.example',
    trader: 'Muster GmbH',
    active: true,
    declarations: 0,
  });
  expect(hosted.links).toHaveLength(6);
  expect(hosted.links[0]).toEqual({
    language: 'de',
    url: `${hosted.url}/de`,
    label: 'Vertrag widerrufen',
    html: `<a href="${hosted.url}/de" hreflang="de">Vertrag widerrufen</a>`,
  });
  const other = await makeDocument(database.db, owner, {
    answers: { ...answers, website_url: 'http://shop.example/terms', business_name: 'Andere AG' },
  });
  const { json } = await owner.call('GET', `/withdrawal/agreement/${other}`);
  expect(json['data']).toMatchObject({
    withdrawal: { withdrawal_id: hosted.withdrawal_id },
    proposed: { site: 'shop.example', trader: 'Andere AG', email: 'info@shop.example' },
  });
  const again = await owner.call('POST', '/withdrawal/new', {
    agreement_id: other,
    trader: 'Andere AG',
    email: 'neu@shop.example',
  });
  expect(again.json['data'].withdrawal).toMatchObject({ url: hosted.url, trader: 'Andere AG' });
  const list = await owner.call('GET', '/withdrawal/list');
  expect(list.json['data'].withdrawals).toMatchObject([{ withdrawal_id: hosted.withdrawal_id }]);
  // Two shops at two addresses have two.
  const app = await makeDocument(database.db, owner, { answers: { app_name: 'Musterapp' } });
  const second = await owner.call('POST', '/withdrawal/new', {
    agreement_id: app,
    trader: 'A',
    email: 'a@b.example',
  });
  expect(second.json['data'].withdrawal.site).toBe('Musterapp');
});

test('only a served document that sells something has one, and only for its owner', async () => {
  await using one = await shop(database.db);
  const policy = await makeDocument(database.db, one.owner, { type: 'PRIVACY_POLICY' });
  const code = async (call: Promise<{ json: Record<string, any> }>) => (await call).json['messages'][0].code; // oxlint-disable-line typescript/no-explicit-any -- as answers come
  const body = { agreement_id: policy, trader: 'Muster GmbH', email: 'info@shop.example' };
  expect(await code(one.owner.call('POST', '/withdrawal/new', body))).toBe('type-unavailable');
  const own = { ...body, agreement_id: one.agreementId };
  expect(await code(one.owner.call('POST', '/withdrawal/new', { ...own, email: 'nobody' }))).toBe(
    'email-invalid',
  );
  expect(await code(one.owner.call('POST', '/withdrawal/new', { ...own, trader: '  ' }))).toBe('required');
  const stranger = await one.service.customer();
  expect(await code(stranger.call('POST', '/withdrawal/new', own))).toBe('other-account');
  const path = `/withdrawal/log/${one.hosted.withdrawal_id}`;
  expect(await code(stranger.call('GET', path))).toBe('other-account');
  await database.db
    .updateTable('agreements')
    .set({ current_version_id: null })
    .where('id', '=', one.agreementId)
    .execute();
  // Nothing is to be paid for it.
  expect(await code(one.owner.call('POST', '/withdrawal/new', own))).toBe('waits-for-review');
});

test('a wizard gets a URL before a document exists, and the site’s URL where there is one', async () => {
  await using one = await shop(database.db);
  const host = async (body: object) => (await one.owner.call('POST', '/withdrawal/host', body)).json;
  const { withdrawal_id: id, url, trader, email } = one.hosted;
  await one.owner.call('PUT', `/withdrawal/${id}`, { trader, email, active: false });
  const given = { trader: 'Andere AG', email: 'neu@shop.example' };
  const known = await host({ ...given, website_url: 'https://shop.example/de', app_name: 'Musterapp' });
  expect(known['data'].withdrawal).toMatchObject({ url, trader, email, active: true });
  const fresh = await host({ ...given, website_url: 'andere.example' });
  expect(fresh['data'].withdrawal).toMatchObject({ site: 'andere.example', ...given, active: true });
  const bare = await host({ app_name: 'Musterapp' });
  expect(bare['data'].withdrawal).toMatchObject({ trader: 'Musterapp', email: one.owner.email });
  expect((await host({}))['messages']).toMatchObject([{}, { field: 'app_name', code: 'wrong-format' }]);
});

test('the log lists declarations, newest first, paginated', async () => {
  await using one = await shop(database.db);
  for (let number = 1; number <= 3; number += 1) {
    await one.withdraw({ contract: `Order ${number}` });
    one.service.clock.advance(1000);
  }
  const first = await log(one, '?per_page=2');
  expect(first.total).toBe(3);
  expect(first.withdrawal.declarations).toBe(3);
  expect(first.declarations).toMatchObject([{ contract: 'Order 3', items: null }, { contract: 'Order 2' }]);
  expect((await log(one, '?per_page=2&page=2')).declarations).toMatchObject([{ contract: 'Order 1' }]);
});

test('an address over its hourly limit gets no more e-mails, and the owner sees whom to contact', async () => {
  await using one = await shop(database.db);
  for (let number = 1; number <= confirmationLimit.hour + 1; number += 1) {
    expect((await one.withdraw({ contract: `Order ${number}`, email: 'ADA@mail.example' })).status).toBe(200);
  }
  await one.withdraw({ contract: 'of somebody else', email: 'eve@mail.example' });
  const { total, declarations } = await log(one, '?per_page=100');
  expect(total).toBe(confirmationLimit.hour + 2);
  const without = declarations.filter(
    ({ acknowledgement }: { acknowledgement: string }) => acknowledgement === 'failed',
  );
  expect(without).toHaveLength(1);
  expect(declarations.every(({ notice }: { notice: string }) => notice === 'waiting')).toBe(true);
  one.service.clock.advance(3_600_001);
  await one.withdraw({ contract: 'an hour later' });
  const received = database.db.selectFrom('outbox').where('message', '=', 'withdrawal-received');
  expect(await received.select('id').execute()).toHaveLength(confirmationLimit.hour + 2);
});

test('files contain every declaration, and no cell that a spreadsheet would execute', async () => {
  await using one = await shop(database.db);
  await one.withdraw({
    name: '=HYPERLINK("http://evil.example")',
    contract: '-2+3',
    items: '@one\ntwo, "three"',
  });
  one.service.clock.advance(1000);
  await one.withdraw();
  const table = await file(one, 'csv');
  expect([table.records, table.file_name]).toEqual([2, 'withdrawals.csv']);
  expect(table.reply.headers['content-disposition']).toBe('attachment; filename="withdrawals.csv"');
  const [head, newest, oldest] = table.reply.body.split('\r\n');
  expect(head).toContain(
    'declaration_id,received_at,name,email,contract,items,language,acknowledgement,notice',
  );
  expect(newest).toContain(',Ada Lovelace,ada@mail.example,Order 4711,,en,waiting,waiting');
  expect(oldest).toContain(
    `,"'=HYPERLINK(""http://evil.example"")",ada@mail.example,'-2+3,"'@one two, ""three""",en,`,
  );
  const { reply } = await file(one, 'json');
  expect(JSON.parse(reply.body)).toMatchObject({
    site: 'shop.example',
    declarations: [{ contract: 'Order 4711' }, { items: '@one\ntwo, "three"' }],
  });
  expect((await one.service.app.inject({ url: table.url.slice(0, -1) })).statusCode).toBe(404);
  one.service.clock.advance(16 * 60_000);
  expect((await one.service.app.inject({ url: table.url })).statusCode).toBe(404);
});

test('a file of many declarations contains each once', async () => {
  await using one = await shop(database.db);
  await sql`
    insert into withdrawals (function_id, id, received_at, name, email, contract, language)
    select ${one.hosted.withdrawal_id}, lpad(n::text, 22, '0'), '2026-06-20'::timestamptz + make_interval(mins => n / 7),
      'A', 'a@mail.example', n::text, 'en' from generate_series(1, 1203) n`.execute(database.db);
  const { declarations } = JSON.parse((await file(one, 'json')).reply.body);
  const numbers = new Set(declarations.map(({ contract }: { contract: string }) => contract));
  expect([declarations.length, numbers.size]).toEqual([1203, 1203]);
});

test('no declaration is changed, and none is deleted before its claims expire', async () => {
  await using one = await shop(database.db);
  await one.withdraw();
  const { db } = database;
  await expect(db.updateTable('withdrawals').set({ name: 'Eve' }).execute()).rejects.toThrow('never change');
  await expect(db.deleteFrom('withdrawals').execute()).rejects.toThrow('never change');
  const old = {
    function_id: one.hosted.withdrawal_id,
    name: 'A',
    email: 'a@mail.example',
    contract: '1',
    language: 'en' as const,
  };
  const year = new Date().getUTCFullYear();
  const at = (text: string) => new Date(`${text}T12:00:00Z`);
  await db
    .insertInto('withdrawals')
    .values([
      { ...old, id: 'x'.repeat(22), received_at: at(`${year - 4}-12-31`) },
      { ...old, id: 'y'.repeat(22), received_at: at(`${year - 3}-01-01`) },
    ])
    .execute();
  const letter = {
    language: 'en' as const,
    facts: '{}',
    subject: '',
    text: '',
    html: '',
    recipient: 'a@mail.example',
  };
  const key = `withdrawal-received:${one.hosted.withdrawal_id}:${'x'.repeat(22)}`;
  const created_at = at(`${year - 4}-12-31`);
  await db
    .insertInto('outbox')
    .values({
      ...letter,
      id: 'z'.repeat(22),
      event_key: key,
      message: 'withdrawal-received',
      created_at,
      next_attempt_at: created_at,
    })
    .execute();
  const letters = () => db.selectFrom('outbox').select('event_key').where('event_key', '=', key).execute();
  await removeExpired(db, new Date());
  expect(await letters()).toHaveLength(1);
  expect(await removeOldDeclarations(db)).toBe(1);
  expect(await letters()).toEqual([]);
  const left = await db.selectFrom('withdrawals').select('id').where('name', '=', 'A').execute();
  expect(left).toEqual([{ id: 'y'.repeat(22) }]);
});
