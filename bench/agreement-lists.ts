/** P8: My Agreements with 10,000 agreements of one owner beside one with 100, on both databases. */
import {
  type ListAsked,
  listAgreements,
} from '../packages/server/src/documents/agreements/own-agreement-store.ts';
import { makeAgreements } from '../packages/server/src/documents/agreements/testing/many-agreements.ts';
import type { Database } from '../packages/server/src/platform/database/schema.ts';
import { calibrate } from './calibration.ts';
import { interleave, type Measure, median, medians, ratio, type Row } from './figure.ts';
import { makeOwner, onBothDatabases } from './on-both-databases.ts';

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

export const measure: Measure = (rounds) => onBothDatabases((engine, db) => measureLists(engine, db, rounds));

async function measureLists(engine: string, db: Database, rounds: number): Promise<Row[]> {
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
  return rows;
}

async function ownerOf(db: Database, count: number): Promise<string> {
  const id = await makeOwner(db, count);
  await makeAgreements(db, id, count);
  return id;
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
