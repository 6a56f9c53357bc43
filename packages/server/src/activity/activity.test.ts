import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { removeExpired } from '../customers/sessions/expired-rows-store.ts';
import { complete, type Json } from '../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { insertActivity } from './activity-store.ts';
import { newId } from '../platform/database/ids.ts';
import { type Customer, service, type Service } from '../customers/sessions/testing/customer.ts';

const database = useTestDatabase();
const keyPath = '/customer/api-keys';

const listOf = async (one: Customer, query = ''): Promise<Json[]> =>
  (await one.call('GET', `/activity/list${query}`)).json['data'].entries;
const kindsOf = async (one: Customer, query = '') => (await listOf(one, query)).map(({ kind }) => kind);

async function documentOf(one: Customer, token = one.token, shop?: Service): Promise<string> {
  const body = { request_id: crypto.randomUUID(), type: 'TEST', answers: complete };
  const made = await (shop === undefined
    ? one.call('POST', '/agreement/new', body)
    : shop.call('POST', '/agreement/new', body, { token }));
  return made.json['data'].agreement_id as string;
}

async function keyOf(one: Customer): Promise<{ id: string; secret: string }> {
  const wanted = {
    name: 'Build',
    scopes: ['read', 'write'],
    websites: null,
    days: 30,
    password: one.password,
  };
  const { key, secret } = (await one.call('POST', keyPath, wanted)).json['data'];
  return { id: key.id as string, secret: secret as string };
}

test('who did what, with what, to what, is listed, the newest first', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  await shop.call('POST', '/customer/login', { email: one.email, password: 'Falsch-am-Morgen-1' });
  const { id: keyId, secret } = await keyOf(one);
  shop.clock.advance(1000);
  const agreement = await documentOf(one, secret, shop);
  shop.clock.advance(1000);
  await one.call('DELETE', `/agreement/delete/${agreement}`);
  shop.clock.advance(1000);
  await one.call('DELETE', `${keyPath}/${keyId}`);
  const entries = await listOf(one);
  expect(entries.slice(0, 3)).toMatchObject([
    {
      kind: 'key-revoked',
      by_owner: true,
      means: 'browser',
      object: 'key',
      object_id: keyId,
      object_name: 'Build',
    },
    { kind: 'document-deleted', means: 'browser', object_id: agreement, document_type: 'TEST' },
    { kind: 'document-created', by_owner: true, means: 'key', means_name: 'Build', object: 'agreement' },
  ]);
  expect(entries[1]?.['object_name']).toBe(entries[2]?.['object_name']);
  expect(entries[1]?.['object_name']).not.toBeNull();
  expect(new Set(entries.slice(3).map(({ kind }) => kind))).toEqual(
    new Set(['key-made', 'log-in-failed', 'logged-in']),
  );
  expect(entries.find(({ kind }) => kind === 'log-in-failed')).toMatchObject({
    by_owner: false,
    object_name: null,
  });
});

test('what was refused, and what was not kept, leaves nothing', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  const before = await kindsOf(one);
  await one.call('POST', keyPath, {
    name: 'x',
    scopes: ['read'],
    websites: null,
    days: 30,
    password: 'Falsch-1-2-3',
  });
  await one.call('DELETE', `${keyPath}/${newId()}`);
  await one.call('DELETE', `/agreement/delete/${newId()}`);
  expect(await kindsOf(one)).toEqual(before);
});

test('an act and its entry are one: where the entry cannot be written, nothing is done', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  await sql`alter table activity add constraint full_up check (kind = 'none') not valid`.execute(database.db);
  try {
    const body = { request_id: crypto.randomUUID(), type: 'TEST', answers: complete };
    expect((await one.call('POST', '/agreement/new', body)).status).toBe(500);
    expect((await one.call('PUT', '/customer/set-language/de')).status).toBe(500);
    expect(
      (await shop.call('POST', '/customer/login', { email: one.email, password: one.password })).status,
    ).toBe(500);
  } finally {
    await sql`alter table activity drop constraint full_up`.execute(database.db);
  }
  expect(await database.db.selectFrom('agreements').selectAll().execute()).toEqual([]);
  expect(await database.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  const account = database.db.selectFrom('customers').select('language').where('id', '=', one.id);
  expect(await account.execute()).toEqual([{ language: 'en' }]);
});

test('nobody reads the list of somebody else, nor goes on from an entry of theirs', async () => {
  await using shop = await service(database.db);
  const [one, stranger] = [await shop.customer(), await shop.customer()];
  const [first] = await listOf(one);
  expect(await kindsOf(stranger)).toEqual(['logged-in']);
  expect(await listOf(stranger, `?after=${first?.['id']}`)).toEqual([]);
  expect((await shop.call('GET', '/activity/list')).status).toBe(401);
});

async function fill({ clock }: Service, ownerId: string, count: number): Promise<void> {
  await sql`
    insert into activity (id, owner_id, actor_id, at, kind, means, object, object_name)
    select lpad(n::text, 22, '0'), ${ownerId}, ${ownerId}, ${clock()}::timestamptz - (n / 2) * interval '1 minute',
      case when n % 5 = 0 then 'banner-published' else 'text-changed' end, 'browser', 'agreement', '=1+1'
    from generate_series(1, ${count}::integer) n`.execute(database.db);
}

test('pages follow one another without gap or repeat, also where several are of one moment', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  await fill(shop, one.id, 120);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { json } = await one.call('GET', `/activity/list${after === null ? '' : `?after=${after}`}`);
    seen.push(...(json['data'].entries as Json[]).map(({ id }) => id as string));
    after = json['data'].next as string | null;
  } while (after !== null);
  expect(seen).toHaveLength(121);
  expect(new Set(seen).size).toBe(121);
});

test('the list is narrowed by kind, part and time', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  await fill(shop, one.id, 20);
  expect(await kindsOf(one, '?kind=banner-published')).toHaveLength(4);
  expect(new Set(await kindsOf(one, '?area=documents'))).toEqual(new Set(['text-changed']));
  expect(await kindsOf(one, '?area=documents&kind=banner-published')).toEqual([]);
  shop.clock.advance(8 * 86_400_000);
  const again = await shop.logIn(one);
  expect(await kindsOf(again, '?days=7')).toEqual(['logged-in']);
  expect(await kindsOf(again, '?days=30&area=banners')).toHaveLength(4);
});

test('the list is loaded as a file of rows or as JSON, for a quarter of an hour', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  await fill(shop, one.id, 600);
  const load = async (format: string, more = {}) => {
    const { json } = await one.call('POST', '/activity/export', { format, ...more });
    const { pathname, search } = new URL(json['data'].url);
    return shop.app.inject({ url: pathname + search });
  };
  const rows = (await load('csv')).body.trim().split('\r\n');
  expect(rows).toHaveLength(603);
  expect(rows[0]).toContain('at,kind,by_owner,means');
  expect(rows[5]).toContain(",'=1+1,");
  const json = (await load('json', { kind: 'banner-published' })).json<Json>();
  expect(json['entries']).toHaveLength(120);
  expect(await kindsOf(one, '?kind=activity-exported')).toHaveLength(2);
  const { json: given } = await one.call('POST', '/activity/export', { format: 'csv' });
  shop.clock.advance(16 * 60_000);
  const { pathname, search } = new URL(given['data'].url);
  expect((await shop.app.inject({ url: pathname + search })).statusCode).toBe(404);
});

test('a program with the scope to read has the list, and no program has the file', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  const { secret } = await keyOf(one);
  expect((await shop.call('GET', '/activity/list', undefined, { token: secret })).json['success']).toBe(true);
  const file = await shop.call('POST', '/activity/export', { format: 'csv' }, { token: secret });
  expect(file.status).toBe(403);
});

test('entries never change, are kept for 24 months, and go with the account', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  await expect(database.db.updateTable('activity').set({ country: 'DE' }).execute()).rejects.toThrow(
    'never change',
  );
  const at = shop.clock();
  const left = async () => (await database.db.selectFrom('activity').select('id').execute()).length;
  const later = (months: number, days: number) => {
    const then = new Date(at);
    then.setUTCMonth(then.getUTCMonth() + months);
    return new Date(then.getTime() + days * 86_400_000);
  };
  await removeExpired(database.db, later(24, -1));
  expect(await left()).toBe(1);
  await removeExpired(database.db, later(24, 1));
  expect(await left()).toBe(0);
  const again = await shop.logIn(one);
  expect(await left()).toBe(1);
  await again.call('POST', '/customer/delete', { password: one.password });
  expect(await left()).toBe(0);
});

test('saving the same thing again within ten minutes is one entry', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  const save = (kind: 'banner-changed' | 'banner-published') =>
    database.db.transaction().execute((trx) =>
      insertActivity(trx, {
        ownerId: one.id,
        actorId: one.id,
        at: shop.clock(),
        kind,
        means: 'browser',
        keyId: null,
        object: 'banner',
        objectId: 'B'.repeat(22),
        name: 'shop.example',
        documentType: null,
        country: null,
      }),
    );
  for (let times = 0; times < 3; times += 1) await save('banner-changed');
  expect(await kindsOf(one, '?area=banners')).toEqual(['banner-changed']);
  shop.clock.advance(11 * 60_000);
  await save('banner-changed');
  for (let times = 0; times < 2; times += 1) await save('banner-published');
  expect(await kindsOf(one, '?area=banners')).toHaveLength(4);
});
