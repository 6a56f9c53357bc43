import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { requestRefund } from '../../billing/refunds/request-refund.ts';
import { visitor } from '../../documents/agreements/testing/visitor.ts';
import { useOwnDatabase } from '../../testing/test-database.ts';
import { migrationTexts } from './migrate.ts';

const database = useOwnDatabase();
const states = ['processing', 'pending-verification', 'approved', 'rejected', 'cancelled'] as const;
const idOf = (letter: string, number: number) => `${letter.repeat(21)}${number}`;

/** The schema as it was before payments, with one of every payment that could be. */
async function earlier(): Promise<void> {
  const { db } = database.open;
  await sql`drop schema public cascade; create schema public`.execute(db);
  for (const [name, text] of migrationTexts()) if (name < '0011') await sql.raw(text).execute(db);
  const quote = (version: string) =>
    JSON.stringify({
      versionId: version,
      lines: [{ key: 'base:a', code: 'base', amount: 2100 }],
      total: 2100,
      currency: 'EUR',
    });
  for (const [number, status] of states.entries()) {
    const agreement = idOf('a', number);
    await sql`
      insert into sites (id, name, address, created_at)
      values (${idOf('s', number)}, 'Shop', 'https://shop.example', now())`.execute(db);
    await sql`
      insert into agreements (id, site_id, type, status, access_token_hash, request_id, request_hash,
        interface_language, live_token, created_at, updated_at)
      values (${agreement}, ${idOf('s', number)}, 'PRIVACY_POLICY', ${status === 'approved' ? 'finalized' : 'unfinished'},
        ${Buffer.alloc(32, number)}, gen_random_uuid(), ${Buffer.alloc(32, number)}, 'en', ${idOf('l', number)}, now(), now())`.execute(
      db,
    );
    await sql`
      insert into transactions (id, item_type, item_id, status, processor, quote, quote_hash, amount, currency,
        created_at, updated_at)
      values (${idOf('t', number)}, 'agreement', ${agreement}, ${status},
        ${number % 2 === 0 ? 'operator' : 'sandbox'}, ${quote(idOf('v', number))}::jsonb, ${'0'.repeat(64)}, 2100,
        'EUR', now(), now())`.execute(db);
  }
}

test('earlier payments are migrated, and one of them can be refunded', async () => {
  await earlier();
  const { db } = database.open;
  for (const [name, text] of migrationTexts()) if (name >= '0011') await sql.raw(text).execute(db);
  const rows = await db
    .selectFrom('transactions')
    .select(['state', 'captured', 'sale_id as sale'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { state: 'cancelled', captured: 0, sale: null },
    { state: 'cancelled', captured: 0, sale: null },
    { state: 'approved', captured: 2100, sale: idOf('t', 2) },
    { state: 'rejected', captured: 0, sale: null },
    { state: 'cancelled', captured: 0, sale: null },
  ]);
  await using one = await visitor(db);
  const refund = { id: idOf('r', 0), transactionId: idOf('t', 2), amount: 600, note: '' };
  expect(await requestRefund(one.ports, refund)).toMatchObject({ ok: true, refund: { status: 'done' } });
  const books = db.selectFrom('ledger_entries').select(['posting', 'account', 'amount']).orderBy('seq');
  expect(await books.execute()).toMatchObject([
    { posting: 'sale', account: 'provider', amount: 2100 },
    { posting: 'sale', account: 'revenue', amount: -2100 },
    { account: 'provider', amount: -600 },
    { account: 'revenue', amount: 600 },
  ]);
});
