import { type CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashToken, newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { json } from '../../platform/database/json.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { insertLogInStep } from '../log-in-step-store.ts';
import { insertChallenge } from '../passkey-challenge-store.ts';
import { beginFactor, confirmFactor } from '../second-factor-store.ts';
import { removeExpired } from './expired-rows-store.ts';
import { service } from './testing/customer.ts';
import { maxPairs } from './token-store.ts';

const database = useTestDatabase();
const day = 86_400_000;

const tables = [
  'sessions',
  'session_tokens',
  'account_links',
  'account_exports',
  'rate_limits',
  'email_changes',
] as const;

async function counts(): Promise<Record<string, number>> {
  const entries = [];
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
      database.db,
    );
    entries.push([table, rows[0]?.count]);
  }
  return Object.fromEntries(entries) as Record<string, number>;
}

test('deletes exactly the expired rows', async () => {
  await using shop = await service(database.db);
  const customer = await shop.customer();
  const start = shop.clock();
  const until = (days: number) => new Date(start.getTime() + days * day);
  const link = { customer_id: customer.id, purpose: 'activation' as const, created_at: start };
  await database.db
    .insertInto('account_links')
    .values({ ...link, hash: hashToken('one'), expires_at: until(7) })
    .execute();
  await database.db
    .insertInto('account_exports')
    .values({ id: newId(), customer_id: customer.id, content: new Uint8Array(1), expires_at: until(0.01) })
    .execute();
  await database.db
    .insertInto('email_changes')
    .values({
      customer_id: customer.id,
      hash: hashToken('two'),
      email: 'new@kunde.example',
      created_at: start,
      expires_at: until(0.5),
    })
    .execute();
  await shop.call('POST', '/customer/login', { email: customer.email, password: 'Falsch 1' });

  const at = async (days: number) => {
    await removeExpired(database.db, until(days));
    return Object.values(await counts());
  };
  // Two of the log-in: per account from one network, and from everywhere.
  expect(await at(0)).toEqual([1, 1, 1, 1, 2, 1]);
  expect(await at(1)).toEqual([1, 1, 1, 0, 0, 0]);
  expect(await at(29.9)).toEqual([1, 1, 1, 0, 0, 0]);
  expect(await at(30.1)).toEqual([0, 0, 1, 0, 0, 0]);
  expect(await at(36.9)).toEqual([0, 0, 1, 0, 0, 0]);
  expect(await at(37.1)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('challenges of passkeys go after five minutes, log-ins half done after ten, codes never confirmed after an hour, and confirmed ones stay', async () => {
  await using shop = await service(database.db);
  const [half, whole] = [await shop.customer(), await shop.customer()];
  const start = shop.clock();
  await inTransaction(database.db, async (trx) => {
    await insertLogInStep(trx, 'three', { accountId: half.id, now: start });
    await insertChallenge(trx, null, start);
    await insertChallenge(trx, { accountId: half.id, userHandle: newId() }, start);
    await beginFactor(trx, { accountId: half.id, salt: newId(), now: start });
    await beginFactor(trx, { accountId: whole.id, salt: newId(), now: start });
    await confirmFactor(trx, { accountId: whole.id, recoveryCodes: ['four'], now: start });
  });
  const owners = async (table: 'log_in_steps' | 'second_factors' | 'recovery_codes') => {
    const rows = await database.db.selectFrom(table).select('customer_id').execute();
    return rows.map(({ customer_id }) => (customer_id === half.id ? 'half' : 'whole')).toSorted();
  };
  const at = async (minutes: number) => {
    await removeExpired(database.db, new Date(start.getTime() + minutes * 60_000));
    return { steps: await owners('log_in_steps'), factors: await owners('second_factors') };
  };
  const challenges = async () =>
    (await database.db.selectFrom('passkey_challenges').select('purpose').execute()).length;
  await at(4.9);
  expect(await challenges()).toBe(2);
  await at(5.1);
  expect(await challenges()).toBe(0);
  expect(await at(9.9)).toEqual({ steps: ['half'], factors: ['half', 'whole'] });
  expect(await at(10.1)).toEqual({ steps: [], factors: ['half', 'whole'] });
  expect(await at(59.9)).toEqual({ steps: [], factors: ['half', 'whole'] });
  expect(await at(60.1)).toEqual({ steps: [], factors: ['whole'] });
  expect(await at(200 * 24 * 60)).toEqual({ steps: [], factors: ['whole'] });
  expect(await owners('recovery_codes')).toEqual(['whole']);
});

test('a renewed session stays, without its expired tokens, until its 90 days are over', async () => {
  await using shop = await service(database.db);
  const customer = await shop.customer();
  let { refreshToken } = customer;
  for (let count = 0; count < 4; count += 1) {
    shop.clock.advance(20 * day);
    const { json } = await shop.call('GET', '/customer/ping', undefined, { refreshToken });
    refreshToken = String(json['refresh_token']);
  }
  await removeExpired(database.db, shop.clock());
  expect(await counts()).toMatchObject({ sessions: 1, session_tokens: 2 });
  shop.clock.advance(10.1 * day);
  expect((await shop.call('GET', '/customer/ping', undefined, { refreshToken })).status).toBe(401);
  await removeExpired(database.db, shop.clock());
  expect(await counts()).toMatchObject({ sessions: 0, session_tokens: 0 });
});

test('every e-mail is deleted after 90 days, even one waiting for a missing mail server', async () => {
  const written = new Date('2026-01-01T00:00:00Z');
  for (const status of ['sent', 'failed', 'waiting'] as const) {
    await database.db
      .insertInto('outbox')
      .values({
        id: newId(),
        event_key: `old:${status}`,
        recipient: 'a@b.example',
        language: 'en',
        message: 'reset',
        facts: json({}),
        subject: 's',
        text: '',
        html: '',
        status,
        created_at: written,
        sent_at: status === 'sent' ? written : null,
        next_attempt_at: status === 'waiting' ? written : null,
      })
      .execute();
  }
  const left = async (days: number) => {
    await removeExpired(database.db, new Date(written.getTime() + days * day));
    const rows = await database.db
      .selectFrom('outbox')
      .select('status')
      .where('event_key', 'like', 'old:%')
      .orderBy('status')
      .execute();
    return rows.map(({ status }) => status);
  };
  expect(await left(89)).toEqual(['failed', 'sent', 'waiting']);
  expect(await left(91)).toEqual([]);
});

test('no clean-up query scans a whole table', async () => {
  const { db } = database;
  const asked: CompiledQuery[] = [];
  const noting = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await removeExpired(noting, new Date(0));
  expect(asked).toHaveLength(16);
  await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    for (const query of asked) {
      const plan = await trx.executeQuery({ ...query, sql: `explain ${query.sql}` });
      expect(JSON.stringify(plan.rows), query.sql).not.toContain('Seq Scan');
    }
  });
});

test('of the token pairs of a session the latest 3000 are kept, however often it is renewed', async () => {
  await using shop = await service(database.db);
  const { refreshToken } = await shop.customer();
  await sql`
    insert into session_tokens
      (access_hash, refresh_hash, session_id, created_at, access_expires_at, refresh_expires_at)
    select sha256(('a' || n)::bytea), sha256(('r' || n)::bytea), session_id,
      created_at - n * interval '1 minute', access_expires_at, refresh_expires_at
    from session_tokens, generate_series(1, ${maxPairs}) n`.execute(database.db);
  const { json } = await shop.call('GET', '/customer/ping', undefined, { refreshToken });
  expect((await counts())['session_tokens']).toBe(maxPairs);
  const next = { refreshToken: String(json['refresh_token']) };
  expect((await shop.call('GET', '/customer/ping', undefined, next)).status).toBe(200);
});
