import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Transaction } from '../../platform/database/schema.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { deletions, insertDeletions } from './deletion-store.ts';
import { sealLog } from './seal-log.ts';
import { signDays } from './sign-days.ts';
import { signingKey } from './signing-key.ts';
import { rebuildDays } from './testing/rebuild-log.ts';
import { sealedLog, testKey } from './testing/sealed-log.ts';
import { writeEvents } from './testing/some-events.ts';
import { verifyLog } from './verify-log.ts';

const database = useTestDatabase();
const at = (text: string): Date => new Date(text);

async function remove(trx: Transaction, site: string): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(trx);
  for (const table of ['consents', 'consent_events', 'consent_days', 'consent_day_devices', 'consent_seals'])
    await sql`delete from ${sql.table(table)} where site_id = ${site}`.execute(trx);
}

/** Another day with answers of a new site, signed. */
async function oneMoreDay(from: string, key = testKey) {
  const { db } = database;
  const written = await writeEvents(db, { count: 3, from: at(from), step: 1000 });
  const clock = () => new Date(at(from).getTime() + 2 * 86_400_000);
  await sealLog({ db, clock });
  await signDays({ db, clock }, key);
  return written;
}

const faultsWith = async (key = testKey) =>
  (await verifyLog(database.db, { key })).faults.map((fault) => [fault.what, 'site' in fault && fault.site]);

test('a deletion is signed at once and included in the next day, also under another key', async () => {
  const { db } = database;
  const { one } = await sealedLog(db);
  await db.transaction().execute(async (trx) => {
    await insertDeletions(trx, [one.site], { key: testKey, now: at('2026-03-04T02:00:00Z') });
    await remove(trx, one.site);
  });
  expect(await faultsWith()).toEqual([]);
  const next = signingKey(new TextEncoder().encode('the secret after a change'));
  await oneMoreDay('2026-03-05T12:00:00Z', next);
  expect(await deletions(db)).toMatchObject([
    { siteId: null, day: '2026-03-01' },
    { siteId: one.site, day: '2026-03-05' },
  ]);
  expect(await faultsWith(next)).toEqual([]);
});

test('a forged deletion is included in no day', async () => {
  const { db } = database;
  const { one } = await sealedLog(db);
  await db.transaction().execute(async (trx) => {
    await remove(trx, one.site);
    await sql`insert into consent_deletions (site_id, deleted_at) values (${one.site}, now())`.execute(trx);
  });
  await oneMoreDay('2026-03-05T12:00:00Z');
  expect(await deletions(db)).toContainEqual(expect.objectContaining({ siteId: one.site, day: null }));
  expect(new Set(await faultsWith().then((all) => all.map(([what]) => what)))).toEqual(
    new Set(['site-missing']),
  );
});

test('unsigned deletions of earlier versions are noted once; later ones must be signed', async () => {
  const { db } = database;
  const { one, two } = await sealedLog(db);
  // The log as an earlier version left it: days without deletions, and a site that is gone.
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`delete from consent_deletions`.execute(trx);
    await rebuildDays(trx, testKey);
    await remove(trx, one.site);
  });
  expect(await faultsWith()).toEqual([]);
  await oneMoreDay('2026-03-05T12:00:00Z');
  expect(await faultsWith()).toEqual([]);
  await db.transaction().execute((trx) => remove(trx, two.site));
  expect(new Set((await faultsWith()).map(([what, site]) => `${what} ${site}`))).toEqual(
    new Set([`site-missing ${two.site}`]),
  );
});
