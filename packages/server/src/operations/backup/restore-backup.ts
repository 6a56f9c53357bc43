import { createMonth } from '../../consent/consent-log/partition-store.ts';
import { isRefusedData } from '../../platform/database/database-error.ts';
import { appliedMigrations, migrate, migrationTexts } from '../../platform/database/migrate.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { allOrNothing } from '../../platform/database/in-transaction.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { type Enqueue, startJobs } from '../../platform/jobs/start-jobs.ts';
import type { Contents } from './check-backup.ts';
import { readParts } from './read-backup.ts';
import {
  filledTables,
  fixTexts,
  insertRows,
  dropForeignKeys,
  listTables,
  quietInsertTriggers,
  setSequences,
  type Table,
} from './table-store.ts';
import { differingTable, alignColumns } from './match-tables.ts';
import { compareTables, verifyRestored } from './verify-restored.ts';
import { restoreJobs } from './waiting-jobs-store.ts';

export interface Restoring {
  file: string;
  /** What `checkBackup` found in it. */
  contents: Contents;
  /** Whether to hold every row, the consent log and the passwords against what they were; `signed`: by this secret. */
  verify: { secret: Uint8Array; signed: boolean } | null;
  /** Keeps the secret for good: before the commit, so that no rows are ever there which it does not open. */
  keepSecret: () => void;
}

export type Restored =
  | { ok: true; rows: number; tables: number; report: readonly string[] }
  | Unfit
  /** Rows did not come out as they went in. */
  | { ok: false; reason: 'faults'; faults: readonly string[] };

type Unfit =
  /** Made by a later release. */
  | { ok: false; reason: 'newer'; migration: string }
  | { ok: false; reason: 'not-empty'; tables: readonly string[] }
  /** The database already has a later schema than the rows fit. */
  | { ok: false; reason: 'schema-ahead' }
  /** It has other tables or columns than this release makes. */
  | { ok: false; reason: 'tables-differ'; table: string };

/** Fills an empty database with what a backup holds and brings its schema up to date; all or nothing. */
export async function restoreBackup(
  database: Pick<OpenDatabase, 'asOwner' | 'migrate'>,
  restoring: Restoring,
): Promise<Restored> {
  const restored = await database.asOwner(async ({ db, engine }): Promise<Restored> => {
    const unfit = await unfitness(db, restoring.contents);
    if (unfit !== null) return unfit;
    const jobs = await startJobs(engine, { onError: () => {}, maintain: false });
    try {
      return await restoredOrNothing(db, (trx) => fill(trx, restoring, jobs.enqueue));
    } finally {
      await jobs.stop();
    }
  });
  // What the serving role may do.
  if (restored.ok) await database.migrate();
  return restored;
}

async function unfitness(db: Database, { head }: Contents): Promise<Unfit | null> {
  const known = [...migrationTexts().keys()];
  const migration = head.migrations.find((name, at) => name !== known[at]);
  if (migration !== undefined) return { ok: false, reason: 'newer', migration };
  const tables = await listTables(db);
  const applied = await appliedMigrations(db);
  const filled = applied === null ? tables.map(({ name }) => name) : await filledTables(db, tables);
  if (filled.length > 0) return { ok: false, reason: 'not-empty', tables: filled };
  const isAhead = applied?.some((name, at) => name !== head.migrations[at]) ?? false;
  return isAhead ? { ok: false, reason: 'schema-ahead' } : null;
}

/** The file may be read more than once: it is the same each time, or the digests say so. */
async function restoredOrNothing(
  db: Database,
  work: (trx: Transaction) => Promise<Restored>,
): Promise<Restored> {
  try {
    return await allOrNothing(db, work);
  } catch (error) {
    if (isRefusedData(error)) return { ok: false, reason: 'faults', faults: [error.message] };
    throw error;
  }
}

async function fill(
  trx: Transaction,
  { file, contents, verify, keepSecret }: Restoring,
  enqueue: Enqueue,
): Promise<Restored> {
  const { head, end } = contents;
  await migrate(trx, new Map([...migrationTexts()].slice(0, head.migrations.length)));
  await fixTexts(trx);
  const tables = new Map((await listTables(trx)).map((table) => [table.name, table]));
  const different = differingTable(contents, tables);
  if (different !== null) return { ok: false, reason: 'tables-differ', table: different };
  const putBackKeys = await dropForeignKeys(trx);
  const putBackTriggers = await quietInsertTriggers(trx);
  for (const month of head.months) await createMonth(trx, month);
  let table: Table | undefined;
  for await (const part of readParts(file)) {
    // It was whole when it was checked.
    if (part.kind === 'fault')
      return { ok: false, reason: 'faults', faults: ['The file changed while it was read.'] };
    if (part.kind === 'table') table = tables.get(part.table);
    if (part.kind !== 'rows') continue;
    await (table === undefined
      ? restoreJobs(trx, enqueue, part.lines)
      : insertRows(trx, alignColumns(contents, table), part.lines));
  }
  await setSequences(trx, head.sequences);
  await putBackKeys();
  await putBackTriggers();
  const faults = await compareTables(trx, contents, { tables, rows: verify !== null });
  if (faults.length > 0) return { ok: false, reason: 'faults', faults };
  await migrate(trx);
  const verified = verify === null ? { faults: [], report: [] } : await verifyRestored(trx, verify);
  if (verified.faults.length > 0) return { ok: false, reason: 'faults', faults: verified.faults };
  keepSecret();
  return { ok: true, rows: end.rows, tables: end.tables, report: verified.report };
}
