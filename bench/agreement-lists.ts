/** P8: My Agreements with 10,000 agreements of one owner beside one with 100, on both databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertAccount } from '../packages/server/src/customers/customer-store.ts';
import {
  type ListAsked,
  listAgreements,
} from '../packages/server/src/documents/agreements/own-agreement-store.ts';
import { makeAgreements } from '../packages/server/src/documents/agreements/testing/many-agreements.ts';
import { type OpenDatabase, openDatabase } from '../packages/server/src/platform/database/open-database.ts';
import type { Database } from '../packages/server/src/platform/database/schema.ts';
import { someTime } from '../packages/server/src/testing/factories.ts';
import { startPostgres } from '../packages/server/src/testing/start-postgres.ts';
import { calibrate } from './calibration.ts';
import { interleave, type Measure, median, medians, ratio, type Row } from './figure.ts';

const many = 10_000;
const few = 100;
const callsPerTurn = 10;

const asks: Readonly<Record<string, Partial<ListAsked>>> = {
  'page 1': {},
  'last page': { page: many / 20 },
  'page 1 of what changed last': { sort: 'changed' },
  'page 1 by name': { sort: 'name' },
  'last page by name': { sort: 'name', page: many / 20 },
  'a search': { q: 'cafe muller' },
  'a search that finds nothing': { q: 'nowhere', sort: 'name' },
  'unpaid ones of a type': { unpaid: true, type: 'EULA' },
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
  for (const [what, asked] of Object.entries(asks)) {
    const calibrated: number[] = [];
    const turn = (ownerId: string) => async () => {
      const { wall } = calibrate();
      const ms = await millisecondsOf(db, ownerId, asked);
      if (ownerId === owners.many) calibrated.push(ms * wall);
      return ms;
    };
    const taken = await interleave(rounds, {
      'ms of 10,000': turn(owners.many),
      'ms of 100': turn(owners.few),
    });
    rows.push({
      goal: 'P8',
      what: `own agreements, ${engine}, ${what}: 20 of 10,000, a call`,
      value: median(calibrated.slice(1)),
      unit: 'ms*',
      target: { atMost: 50 },
      medians: { ...medians(taken), 'to 100': ratio(taken['ms of 10,000'], taken['ms of 100']) },
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
  await makeAgreements(db, account.id, count);
  return account.id;
}

async function millisecondsOf(db: Database, ownerId: string, asked: Partial<ListAsked>): Promise<number> {
  const begun = performance.now();
  for (let call = 0; call < callsPerTurn; call += 1) {
    await listAgreements(db, ownerId, {
      unpaid: false,
      sort: 'newest',
      page: 1,
      perPage: 20,
      documentsUrl: '',
      ...asked,
    });
  }
  return (performance.now() - begun) / callsPerTurn;
}
