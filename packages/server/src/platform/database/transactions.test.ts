import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeSite } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';
import { newId } from './ids.ts';
import { json } from './json.ts';
import { isRetryable } from './database-error.ts';

const database = useTestDatabase();

const names = async () =>
  (await database.db.selectFrom('sites').select('name').orderBy('name').execute()).map(({ name }) => name);

test('a statement outside an open transaction does not join it', async () => {
  let outside: Promise<unknown> = Promise.resolve();
  const failed = database.db.transaction().execute(async (trx) => {
    await makeSite(trx, { name: 'inside' });
    outside = makeSite(database.db, { name: 'outside' });
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await outside;
  expect(await names()).toEqual(['outside']);
});

test('concurrent transactions all commit, each with its own rows', async () => {
  const work = Array.from({ length: 20 }, (_, index) =>
    database.db.transaction().execute(async (trx) => {
      const { id } = await makeSite(trx, { name: `site ${index}` });
      await trx
        .updateTable('sites')
        .set({ address: `https://${index}.example` })
        .where('id', '=', id)
        .execute();
    }),
  );
  await Promise.all(work);
  const rows = await database.db.selectFrom('sites').select(['name', 'address']).execute();
  expect(rows).toHaveLength(20);
  for (const { name, address } of rows) expect(address).toBe(`https://${name.slice(5)}.example`);
});

test('a commit after a swallowed error fails instead of succeeding silently', async () => {
  const work = database.db.transaction().execute(async (trx) => {
    await makeSite(trx, { name: 'lost' });
    await sql`select 1 / 0`.execute(trx).catch(() => {});
  });
  await expect(work).rejects.toThrow('rolled back instead of committed');
  expect(await names()).toEqual([]);
});

test('isolation level and access mode reach the database', async () => {
  const read = database.db
    .transaction()
    .setIsolationLevel('serializable')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { rows } = await sql<{ transaction_isolation: string }>`show transaction_isolation`.execute(trx);
      expect(rows[0]?.transaction_isolation).toBe('serializable');
      await makeSite(trx);
    });
  await expect(read).rejects.toMatchObject({ code: '25006' });
});

test('a savepoint rolls back only what came after it', async () => {
  const trx = await database.db.startTransaction().execute();
  await makeSite(trx, { name: 'kept' });
  const saved = await trx.savepoint('here').execute();
  await makeSite(saved, { name: 'taken back' });
  const back = await saved.rollbackToSavepoint('here').execute();
  await back.releaseSavepoint('here').execute();
  await trx.commit().execute();
  expect(await names()).toEqual(['kept']);
});

test('values have the same type on every engine', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select ${5}::int8 as eight, count(*) as counted, date '2026-02-28' as day, interval '90 days' as span,
      1.50::numeric as amount, ${new Uint8Array([0, 255])}::bytea as bytes,
      timestamptz '2026-03-01 12:00:00+02' as moment, array['a', 'b'] as list,
      ${json(['x', { y: 1 }])}::jsonb as data`.execute(database.db);
  expect(rows).toEqual([
    {
      eight: 5,
      counted: 1,
      day: '2026-02-28',
      span: '90 days',
      amount: '1.50',
      bytes: new Uint8Array([0, 255]),
      moment: new Date('2026-03-01T10:00:00Z'),
      list: ['a', 'b'],
      data: ['x', { y: 1 }],
    },
  ]);
});

test('NUL in a text is rejected with the same code on every engine', async () => {
  await expect(makeSite(database.db, { name: 'a\0b' })).rejects.toMatchObject({ code: '22021' });
});

test('a lone surrogate in json is rejected with the same code on every engine', async () => {
  const row = { id: newId(), effective_from: new Date(0), price_table: json({ name: '\ud800' }) };
  const insert = database.db.insertInto('prices').values(row).execute();
  await expect(insert).rejects.toMatchObject({ code: '22P02' });
});

test('only serialization failures and deadlocks are retried', async () => {
  const failing = (code: string) =>
    sql
      .raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`)
      .execute(database.db)
      .then(
        () => undefined,
        (error: unknown) => error,
      );
  expect(isRetryable(await failing('40001'))).toBe(true);
  expect(isRetryable(await failing('40P01'))).toBe(true);
  expect(isRetryable(await failing('23505'))).toBe(false);
});

test('work repeatedly aborted by the database is abandoned, other errors at once', async () => {
  let tries = 0;
  const failing = (code: string) =>
    inTransaction(database.db, async (trx) => {
      tries += 1;
      await sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`).execute(trx);
    });
  await expect(failing('40001')).rejects.toMatchObject({ code: '40001' });
  expect(tries).toBe(5);
  await expect(failing('23505')).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(6);
});
