import { sql } from 'kysely';
import { newId } from '../platform/database/ids.ts';
import { json } from '../platform/database/json.ts';
import type { LastTable } from '../platform/database/scan-schema.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';
import { isListed, isUsed } from '../websites/website-store.ts';
import type { Facts } from './judge-rows.ts';
import type { KnownWebsite, PlannedRow } from './plan-rows.ts';

/** Of these hosts those that the account knows. `held`: until the transaction ends, in one order. */
export async function knownWebsites(
  db: Database,
  ownerId: string,
  { domains, held }: { domains: readonly string[]; held: boolean },
): Promise<ReadonlyMap<string, KnownWebsite>> {
  const rows = await db
    .selectFrom('websites as w')
    .select(['w.name', 'w.facts', isListed.as('listed'), isUsed.as('used')])
    .select(sql<boolean>`w.scan_wanted_at is not null`.as('waits'))
    .where('w.owner_id', '=', ownerId)
    .where('w.kind', '=', 'website')
    .where(sql<boolean>`w.name = any(${[...domains]}::text[])`)
    .orderBy('w.id')
    .$if(held, (query) => query.forUpdate('w'))
    .execute();
  return new Map(rows.map(({ name, ...rest }) => [name, rest]));
}

/** The table that an account took in last. */
export async function lastTable(db: Database, ownerId: string): Promise<LastTable | null> {
  const row = await db
    .selectFrom('customers')
    .select('website_table as last')
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return row?.last ?? null;
}

export async function saveLastTable(trx: Transaction, ownerId: string, last: LastTable): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ website_table: json(last) })
    .where('id', '=', ownerId)
    .execute();
}

export async function countWebsites(db: Database, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('websites')
    .select(sql<number>`count(*)::float8`.as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** All that is done, by two statements however many rows there are. */
export async function writeRows(
  trx: Transaction,
  ownerId: string,
  { rows, now }: { rows: readonly PlannedRow[]; now: Date },
): Promise<void> {
  const written = rows
    .filter(({ outcome, scan }) => outcome === 'made' || outcome === 'changed' || scan)
    .map(({ domain, facts, outcome, scan }) => ({
      id: newId(),
      proof: newId(),
      name: domain,
      facts,
      added: outcome !== 'same',
      scan,
    }));
  await takeOff(trx, ownerId, rows);
  if (written.length === 0) return;
  await sql`
    insert into websites as w (id, owner_id, kind, name, proof_token, facts, added_at, scan_wanted_at, created_at)
    select r.id, ${ownerId}, 'website', r.name, r.proof, r.facts,
      case when r.added then ${now}::timestamptz end, case when r.scan then ${now}::timestamptz end, ${now}
    from jsonb_to_recordset(${json(written)}::jsonb)
      as r (id text, name text, proof text, facts jsonb, added boolean, scan boolean)
    on conflict (owner_id, kind, name) do update set
      facts = excluded.facts,
      added_at = coalesce(w.added_at, excluded.added_at),
      scan_wanted_at = coalesce(w.scan_wanted_at, excluded.scan_wanted_at)`.execute(trx);
}

/** Nothing hangs on them: as all such, they stay in the database and are not shown. */
async function takeOff(trx: Transaction, ownerId: string, rows: readonly PlannedRow[]): Promise<void> {
  const names = rows.flatMap(({ domain, outcome }) =>
    outcome === 'removed' && domain !== null ? [domain] : [],
  );
  if (names.length === 0) return;
  await trx
    .updateTable('websites')
    .set({ added_at: null, facts: json({}), scan_wanted_at: null })
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'website')
    .where(sql<boolean>`name = any(${names}::text[])`)
    .execute();
}

/** Websites of an account that stand in its list, by name. */
export async function listForTable(
  db: Database,
  ownerId: string,
  most: number,
): Promise<{ name: string; facts: Facts }[]> {
  return db
    .selectFrom('websites as w')
    .select(['w.name', 'w.facts'])
    .where('w.owner_id', '=', ownerId)
    .where('w.kind', '=', 'website')
    .where(isListed)
    .orderBy(sql`w.name collate "C"`)
    .limit(most)
    .execute();
}
