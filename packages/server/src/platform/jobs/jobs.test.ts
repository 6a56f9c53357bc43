import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../customers/customer-store.ts';
import { makeAgreement, makeSite, makeTransaction, makeVersion } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { removeAbandonedAgreements } from '../../documents/records/abandoned-agreements-store.ts';
import type { Jobs } from './start-jobs.ts';
import { startJobs } from './start-jobs.ts';

const database = useTestDatabase();
const errors: Error[] = [];
let jobs: Jobs;
const handled: string[] = [];
let failuresLeft = 0;

beforeAll(async () => {
  jobs = await startJobs(database.open.engine, { onError: (error) => errors.push(error) });
  await jobs.work('generate-files', async ({ version_id }) => {
    if (failuresLeft-- > 0) throw new RangeError('Muster GmbH');
    handled.push(version_id);
  });
});
afterAll(() => jobs.stop());

async function until(done: () => boolean): Promise<void> {
  for (let round = 0; round < 200 && !done(); round += 1) await sleep(50);
}

const waitingJobs = async () =>
  (
    await sql<{ n: number }>`select count(*) as n from pgboss.job where name = 'generate-files'`.execute(
      database.db,
    )
  ).rows[0]?.n;

test('a job runs once its transaction has committed', async () => {
  await database.db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, 'generate-files', { version_id: 'one' }));
  await until(() => handled.includes('one'));
  expect(handled.filter((id) => id === 'one')).toHaveLength(1);
});

test('a queue without local workers takes its first job inside a transaction', async () => {
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'send-mail', { outbox_id: 'x' }));
  const { rows } = await sql`select data from pgboss.job where name = 'send-mail'`.execute(database.db);
  expect(rows).toEqual([{ data: { outbox_id: 'x' } }]);
});

test('a job whose transaction rolls back never exists', async () => {
  const failed = database.db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, 'generate-files', { version_id: 'two' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await waitingJobs()).toBe(0);
});

test('of several waiting jobs for one version one remains, and other versions keep their own', async () => {
  const startAfter = new Date(Date.now() + 3_600_000);
  for (let time = 0; time < 3; time += 1) {
    await database.db
      .transaction()
      .execute((trx) => jobs.enqueue(trx, 'generate-files', { version_id: 'v' }, { startAfter }));
  }
  expect(await waitingJobs()).toBe(1);
  await database.db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, 'generate-files', { version_id: 'w' }, { startAfter }));
  expect(await waitingJobs()).toBe(2);
});

test('a failing job is retried', async () => {
  failuresLeft = 1;
  await database.db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, 'generate-files', { version_id: 'three' }));
  await until(() => handled.includes('three'));
  expect(handled).toContain('three');
  // Told once to whoever watches; the table of jobs, which stays for days, knows the kind alone.
  expect(errors).toEqual([new RangeError('Muster GmbH')]);
  const { rows } = await sql`select * from pgboss.job where data ->> 'version_id' = 'three'`.execute(
    database.db,
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('Muster');
});

test('abandoned agreements are deleted with their sites; completed, claimed, paid and younger ones stay', async () => {
  const { db } = database;
  const now = new Date('2026-06-01T00:00:00Z');
  const old = { created_at: new Date('2026-01-01'), updated_at: new Date('2026-01-01') };
  const owner = await db.transaction().execute((trx) =>
    insertAccount(trx, {
      email: 'owner@kunde.example',
      passwordHash: null,
      language: 'en',
      now: old.created_at,
    }),
  );
  const owner_id = owner?.id ?? '';
  const owned = await makeSite(db, { owner_id });
  const kept = [
    await makeAgreement(db, { ...old, status: 'finalized' }),
    await makeAgreement(db, { ...old, owner_id, site_id: owned.id }),
    await makeAgreement(db, { ...old, updated_at: new Date('2026-05-01') }),
  ];
  const paying = await makeAgreement(db, old);
  await makeTransaction(db, { item_id: paying.id, charge_started_at: new Date('2026-01-01') });
  const opening = await makeAgreement(db, old);
  await makeTransaction(db, { item_id: opening.id, updated_at: new Date('2026-05-31') });
  const updated = await makeAgreement(db, old);
  await makeVersion(db, { agreement_id: updated.id });
  const left = await makeAgreement(db, old);
  await makeTransaction(db, { item_id: left.id, updated_at: new Date('2026-01-01') });
  const gone = await makeAgreement(db, old);
  await makeVersion(db, { agreement_id: gone.id });
  await db.updateTable('agreements').set({ current_version_id: null }).where('id', '=', gone.id).execute();

  expect(await removeAbandonedAgreements(db, now)).toBe(2);
  const there = await db.selectFrom('agreements').select('id').execute();
  expect(there.map(({ id }) => id).toSorted()).toEqual(
    [...kept, paying, opening, updated].map(({ id }) => id).toSorted(),
  );
  expect(await db.selectFrom('sites').select('id').where('id', '=', gone.site_id).execute()).toEqual([]);
  expect(await db.selectFrom('sites').select('id').execute()).toHaveLength(6);
});
