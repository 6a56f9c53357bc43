import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertAccount } from '../packages/server/src/customers/customer-store.ts';
import { openDatabase } from '../packages/server/src/platform/database/open-database.ts';
import type { Database } from '../packages/server/src/platform/database/schema.ts';
import { someTime } from '../packages/server/src/testing/factories.ts';
import { startPostgres } from '../packages/server/src/testing/start-postgres.ts';
import type { Row } from './figure.ts';

type MeasureOn = (engine: string, db: Database) => Promise<Row[]>;

/** Measures on PostgreSQL and on the embedded database, each new, with the schema of today, and gone afterwards. */
export async function onBothDatabases(measure: MeasureOn): Promise<Row[]> {
  const postgres = await startPostgres();
  const directory = mkdtempSync(join(tmpdir(), 'bench-lists-'));
  const rows = [
    ...(await onEngine('PostgreSQL', { kind: 'postgres', url: postgres.url }, measure)),
    ...(await onEngine('embedded', { kind: 'embedded', dataDir: directory }, measure)),
  ];
  postgres.stop();
  rmSync(directory, { recursive: true });
  return rows;
}

async function onEngine(
  engine: string,
  settings: Parameters<typeof openDatabase>[0],
  measure: MeasureOn,
): Promise<Row[]> {
  const found = await openDatabase(settings, () => {});
  if (!found.ok) throw new Error(found.holder);
  const { database } = found;
  await database.migrate();
  const rows = await measure(engine, database.db);
  await database.close();
  return rows;
}

/** An account of its own for so many things. */
export async function makeOwner(db: Database, count: number): Promise<string> {
  const email = `${count}@shop.example`;
  const given = { email, passwordHash: null, language: 'en', now: someTime } as const;
  const account = await db.transaction().execute((trx) => insertAccount(trx, given));
  if (account === null) throw new Error('the address is taken');
  return account.id;
}
