import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashToken } from '../../platform/database/ids.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type Customer, type Proofs, type Reply, service, type Service } from './testing/customer.ts';

const database = useTestDatabase();
const minute = 60_000;
const day = 24 * 60 * minute;

interface Tokens {
  token: string;
  refreshToken: string;
}

const ping = (shop: Service, proofs: Proofs): Promise<Reply> =>
  shop.call('GET', '/customer/ping', undefined, proofs);

/** Of a session that is due: its next pair. */
async function renewed(shop: Service, proofs: Proofs): Promise<Tokens> {
  const { json } = await ping(shop, proofs);
  expect(json).toMatchObject({ success: true, authenticated: true });
  return { token: json['token'], refreshToken: json['refresh_token'] };
}

const opens = async (shop: Service, token: string): Promise<boolean> =>
  (await shop.call('GET', '/customer/info', undefined, { token })).status === 200;

/** Every row, bytes in hex. */
async function storedText(): Promise<string> {
  const tables = ['sessions', 'session_tokens', 'outbox', 'audit_log', 'rate_limits'];
  const texts = tables.map(async (table) => {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(r)::text as row from ${sql.table(table)} r`.execute(database.db);
    return rows.map(({ row }) => row).join();
  });
  return (await Promise.all(texts)).join();
}

test('a ping returns the logged-in customer, and keeps tokens that last', async () => {
  await using shop = await service(database.db);
  const { token, refreshToken, id } = await shop.customer();
  for (const minutes of [0, 14]) {
    shop.clock.advance(minutes * minute);
    const { json } = await ping(shop, { token, refreshToken });
    expect(json).toMatchObject({ success: true, authenticated: true, customer: { id } });
    expect(json).not.toHaveProperty('token');
  }
});

test('with less than 16 minutes left a new pair is issued, and the old access token stays valid until it expires', async () => {
  await using shop = await service(database.db);
  const first = await shop.customer();
  shop.clock.advance(15 * minute);
  const second = await renewed(shop, first);
  expect(new Set([first.token, first.refreshToken, second.token, second.refreshToken]).size).toBe(4);
  expect(await opens(shop, first.token)).toBe(true);
  expect(await opens(shop, second.token)).toBe(true);
  shop.clock.advance(15 * minute);
  expect(await opens(shop, first.token)).toBe(false);
  expect(await opens(shop, second.token)).toBe(true);
  const replies = await ping(shop, second);
  expect(replies.json).toHaveProperty('token');
});

test('an expired or missing access token is renewed by the refresh token alone', async () => {
  await using shop = await service(database.db);
  const { refreshToken, token } = await shop.customer();
  const second = await renewed(shop, { refreshToken });
  shop.clock.advance(31 * minute);
  const third = await renewed(shop, { token, refreshToken: second.refreshToken });
  expect(await opens(shop, third.token)).toBe(true);
});

test('without a valid token nobody is logged in', async () => {
  await using shop = await service(database.db);
  const { refreshToken } = await shop.customer();
  const unknown = 'A'.repeat(43);
  const attempts: Proofs[] = [
    {},
    { token: unknown },
    { refreshToken: unknown },
    { token: refreshToken },
    { token: unknown, refreshToken: unknown },
  ];
  for (const proofs of attempts) {
    const { status, json } = await ping(shop, proofs);
    expect({ status, ...json }).toMatchObject({ status: 401, success: false, authenticated: false });
  }
});

test('an access token with the refresh token of another session identifies its own session and renews neither', async () => {
  await using shop = await service(database.db);
  const [one, other] = [await shop.customer(), await shop.customer()];
  shop.clock.advance(20 * minute);
  const { json } = await ping(shop, { token: one.token, refreshToken: other.refreshToken });
  expect(json['customer'].id).toBe(one.id);
  expect(json).not.toHaveProperty('token');
  await renewed(shop, { refreshToken: other.refreshToken });
});

test('two tabs renewing at once get the same pair', async () => {
  await using shop = await service(database.db);
  const customer = await shop.customer();
  shop.clock.advance(20 * minute);
  const pairs = await Promise.all(Array.from({ length: 6 }, () => renewed(shop, customer)));
  expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1);
  shop.clock.advance(30_000);
  expect(await renewed(shop, customer)).toEqual(pairs[0]);
  expect(await shop.emailsTo(customer.email)).toEqual([]);
});

test('reusing a token after 30 seconds ends the session and e-mails its owner, once', async () => {
  await using shop = await service(database.db);
  const first = await shop.customer();
  const elsewhere = await shop.logIn(first);
  shop.clock.advance(20 * minute);
  const second = await renewed(shop, first);
  shop.clock.advance(30_001);
  for (let count = 0; count < 2; count += 1) {
    const replayed = await ping(shop, { refreshToken: first.refreshToken });
    expect(replayed).toMatchObject({ status: 401, json: { authenticated: false } });
  }
  expect(await opens(shop, second.token)).toBe(false);
  expect((await ping(shop, second)).status).toBe(401);
  expect(await opens(shop, elsewhere.token)).toBe(true);
  expect(await shop.emailsTo(first.email)).toEqual(['session-reused']);
  const noted = await database.db.selectFrom('audit_log').select(['actor', 'action', 'object_id']).execute();
  expect(noted).toContainEqual({
    actor: 'visitor',
    action: 'account.token-reused',
    object_id: first.id,
  });
});

test('a valid access token does not excuse a reused refresh token', async () => {
  await using shop = await service(database.db);
  const first = await shop.customer();
  await renewed(shop, { refreshToken: first.refreshToken });
  shop.clock.advance(31_000);
  expect(await opens(shop, first.token)).toBe(true);
  expect(await ping(shop, first)).toMatchObject({ status: 401 });
  expect(await opens(shop, first.token)).toBe(false);
});

test('the 30 second grace applies to the predecessor of the latest pair only', async () => {
  await using shop = await service(database.db);
  const first = await shop.customer();
  const second = await renewed(shop, { refreshToken: first.refreshToken });
  const third = await renewed(shop, { refreshToken: second.refreshToken });
  expect(await renewed(shop, { refreshToken: second.refreshToken })).toEqual(third);
  expect((await ping(shop, { refreshToken: first.refreshToken })).status).toBe(401);
  expect(await opens(shop, third.token)).toBe(false);
});

test('a session expires after 30 days without renewal, any session after 90', async () => {
  await using shop = await service(database.db);
  const [idle, busy] = [await shop.customer(), await shop.customer()];
  let { refreshToken } = busy;
  for (let count = 0; count < 3; count += 1) {
    shop.clock.advance(29.9 * day);
    ({ refreshToken } = await renewed(shop, { refreshToken }));
  }
  expect((await ping(shop, { refreshToken: idle.refreshToken })).status).toBe(401);
  const last = await renewed(shop, { refreshToken });
  shop.clock.advance(0.3 * day);
  expect((await ping(shop, last)).status).toBe(401);
  expect(await shop.emailsTo(busy.email)).toEqual([]);
});

test('no token outlives its session', async () => {
  await using shop = await service(database.db);
  const customer = await shop.customer();
  let { refreshToken } = customer;
  for (const days of [29, 29, 29]) {
    shop.clock.advance(days * day);
    ({ refreshToken } = await renewed(shop, { refreshToken }));
  }
  shop.clock.advance(3 * day - 10 * minute);
  const last = await renewed(shop, { refreshToken });
  expect(await opens(shop, last.token)).toBe(true);
  const pairs = database.db.selectFrom('session_tokens').select('access_expires_at');
  const ends = database.db.selectFrom('sessions').select('expires_at');
  const { expires_at: end } = await ends.executeTakeFirstOrThrow();
  expect(await pairs.where('access_expires_at', '>', end).execute()).toEqual([]);
  shop.clock.advance(10 * minute);
  expect(await opens(shop, last.token)).toBe(false);
});

test('no token opens or renews an ended session', async () => {
  await using shop = await service(database.db);
  const { token, refreshToken } = await shop.customer();
  await database.db.updateTable('sessions').set({ expires_at: shop.clock() }).execute();
  expect(await opens(shop, token)).toBe(false);
  expect((await ping(shop, { refreshToken })).status).toBe(401);
});

test('a renewed session keeps its role', async () => {
  await using shop = await service(database.db);
  const customer = await shop.customer();
  await database.db.updateTable('sessions').set({ role: 'unconfirmed' }).execute();
  const next = await renewed(shop, { refreshToken: customer.refreshToken });
  const { json } = await shop.call('GET', '/customer/sessions', undefined, next);
  expect(json['forbidden']).toEqual({ reason: 'email-not-confirmed' });
});

test('the sessions of a deleted account open nothing and cannot be renewed', async () => {
  await using shop = await service(database.db);
  const { id, token, refreshToken }: Customer = await shop.customer();
  await database.db.deleteFrom('customers').where('id', '=', id).execute();
  expect(await opens(shop, token)).toBe(false);
  expect((await ping(shop, { token, refreshToken })).status).toBe(401);
  expect((await ping(shop, { refreshToken })).status).toBe(401);
});

test('neither the database nor the log contains a token', async () => {
  await using shop = await service(database.db);
  const first = await shop.customer();
  const second = await renewed(shop, { refreshToken: first.refreshToken });
  shop.clock.advance(31_000);
  await ping(shop, { refreshToken: first.refreshToken });
  const third = await shop.logIn(first);
  await renewed(shop, { refreshToken: third.refreshToken });
  const found = `${await storedText()}${shop.logged()}`;
  expect(found).toContain(first.id);
  expect(found).toContain(Buffer.from(hashToken(third.token)).toString('hex'));
  for (const { token, refreshToken } of [first, second, third]) {
    for (const secret of [token, refreshToken]) {
      expect(found).not.toContain(secret);
      for (const encoding of ['base64url', 'utf8'] as const) {
        expect(found).not.toContain(Buffer.from(secret, encoding).toString('hex'));
      }
    }
  }
});
