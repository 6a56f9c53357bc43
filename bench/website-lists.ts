/** 30.1: the list of websites with 10,000 of one owner beside one with 100, on both databases. */
import { sql } from 'kysely';
import type { Database } from '../packages/server/src/platform/database/schema.ts';
import { someTime } from '../packages/server/src/testing/factories.ts';
import { countAllStates } from '../packages/server/src/website-pages/compare-websites.ts';
import { readWebsiteStates } from '../packages/server/src/website-pages/read-website-states.ts';
import { makeWebsites } from '../packages/server/src/website-pages/testing/many-websites.ts';
import { countStates } from '../packages/server/src/websites/counted-state-store.ts';
import { interleave, type Measure, medians, ratio, type Row } from './figure.ts';
import { makeOwner, onBothDatabases } from './on-both-databases.ts';

const many = 10_000;
const few = 100;
const callsPerTurn = 40;

type Asked = Parameters<typeof readWebsiteStates>[1]['query'];

const asks: Readonly<Record<string, Asked>> = {
  'page 1': {},
  'page 2 by name': { sort: 'name', page: '2' },
  'those with something to do': { state: 'act' },
  'those whose documents contradict each other': { has: 'contradictions' },
  'page 1 of what was scanned last': { sort: 'checked' },
};

export const measure: Measure = (rounds) => onBothDatabases((engine, db) => measureLists(engine, db, rounds));

async function measureLists(engine: string, db: Database, rounds: number): Promise<Row[]> {
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
  return rows;
}

async function ownerOf(db: Database, count: number): Promise<string> {
  const id = await makeOwner(db, count);
  await makeWebsites(db, id, count);
  // As the hourly job leaves them, but that nothing contradicts itself in documents of a few words.
  await countAllStates({ db, clock: () => someTime }, AbortSignal.any([]));
  await sql`
    with odd as (
      update websites set contradictions = 2 where owner_id = ${id} and name < '2' returning id, owner_id
    )
    insert into website_changes (website_id, owner_id) select id, owner_id from odd`.execute(db);
  await countStates(db, id);
  return id;
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
