/** 30.1: the list of websites with 10,000 of one owner beside one with 100, on both databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertAccount } from '../packages/server/src/customers/customer-store.ts';
import { type OpenDatabase, openDatabase } from '../packages/server/src/platform/database/open-database.ts';
import type { Database } from '../packages/server/src/platform/database/schema.ts';
import { someTime } from '../packages/server/src/testing/factories.ts';
import { startPostgres } from '../packages/server/src/testing/start-postgres.ts';
import { readWebsiteStates } from '../packages/server/src/website-pages/read-website-states.ts';
import { makeWebsites } from '../packages/server/src/website-pages/testing/many-websites.ts';
import { interleave, type Measure, medians, ratio, type Row } from './figure.ts';

const many = 10_000;
const few = 100;
const callsPerTurn = 40;

type Asked = Parameters<typeof readWebsiteStates>[1]['query'];

const asks: Readonly<Record<string, Asked>> = {
  'page 1': {},
  'page 2 by name': { sort: 'name', page: '2' },
  'those with something to do': { state: 'act' },
  'page 1 of what was scanned last': { sort: 'checked' },
};

export const measure: Measure = async (rounds) => {
  const postgres = await startPostgres();
  const directory = mkdtempSync(join(tmpdir(), 'bench-lists-'));
  const rows = [
    ...(await onEngine('PostgreSQL', { kind: 'postgres', url: postgres.url }, rounds)),
    ...(await onEngine('embedded', { kind: 'embedded', dataDir: directory }, rounds)),
  ];
  postgres.stop();
  rmSync(directory, { recursive: true });
  return rows;
};

async function onEngine(
  engine: string,
  settings: Parameters<typeof openDatabase>[0],
  rounds: number,
): Promise<Row[]> {
  const database = await opened(settings);
  const { db } = database;
  await database.migrate();
  const owners = { many: await ownerOf(db, many), few: await ownerOf(db, few) };
  const rows: Row[] = [];
  for (const [what, query] of Object.entries(asks)) {
    const taken = await interleave(rounds, {
      'p95 ms of 10,000': () => p95(db, owners.many, query),
      'p95 ms of 100': () => p95(db, owners.few, query),
    });
    rows.push({
      goal: 'P8',
      what: `list of websites, ${engine}, ${what}: 50 of 10,000 : 50 of 100, p95`,
      value: ratio(taken['p95 ms of 10,000'], taken['p95 ms of 100']),
      target: { atMost: 1.5 },
      medians: medians(taken),
    });
  }
  await database.close();
  return rows;
}

async function opened(settings: Parameters<typeof openDatabase>[0]): Promise<OpenDatabase> {
  const found = await openDatabase(settings, () => {});
  if (!found.ok) throw new Error(found.holder);
  return found.database;
}

async function ownerOf(db: Database, count: number): Promise<string> {
  const email = `${count}@shop.example`;
  const given = { email, passwordHash: null, language: 'en', now: someTime } as const;
  const account = await db.transaction().execute((trx) => insertAccount(trx, given));
  if (account === null) throw new Error('the address is taken');
  await makeWebsites(db, account.id, count);
  return account.id;
}

/** Milliseconds within which 95 of 100 calls were answered. */
async function p95(db: Database, customerId: string, query: Asked): Promise<number> {
  const session = { id: 'bench', customerId, role: 'customer', language: 'en' } as const;
  const taken: number[] = [];
  for (let call = 0; call < callsPerTurn; call += 1) {
    const begun = performance.now();
    await readWebsiteStates({ db, clock: () => someTime }, { session, query });
    taken.push(performance.now() - begun);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(callsPerTurn * 0.95) - 1] ?? Number.NaN;
}
