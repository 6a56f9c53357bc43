import { expect, test } from 'vitest';
import { person } from '../customers/accounts/testing/people.ts';
import { visitor } from '../documents/agreements/testing/visitor.ts';
import type { Transaction } from '../platform/database/schema.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { markVerified, ensureWebsite } from './website-store.ts';
import { countStates } from './counted-state-store.ts';

const database = useTestDatabase();

test('a website that somebody holds is counted later; nobody waits and nothing is lost', async () => {
  const { db } = database;
  await using one = await visitor(db);
  const { id: owner } = await person(one, 'ada@shop.example');
  const make = (name: string) =>
    db.transaction().execute((trx) => ensureWebsite(trx, owner, { kind: 'website', name, now: one.clock() }));
  const [held, free] = [await make('held.example'), await make('free.example')];
  await countStates(db, owner);
  const states = async () =>
    (
      await db
        .selectFrom('websites')
        .select('state')
        .where('owner_id', '=', owner)
        .orderBy('name', 'desc')
        .execute()
    ).map(({ state }) => state);
  expect(await states()).toEqual([null, null]);
  for (const id of [held, free]) await markVerified(db, id, { by: 'dns', at: one.clock() });
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('websites').select('id').where('id', '=', held).forUpdate().execute();
    await countStates(db, owner);
    expect(await states()).toEqual([null, 'none']);
  });
  await countStates(db, owner);
  expect(await states()).toEqual(['none', 'none']);
});

test('two who write to one website at once make sure of it without waiting for each other', async () => {
  const { db } = database;
  await using one = await visitor(db);
  const { id: owner } = await person(one, 'bea@shop.example');
  const name = 'shared.example';
  const make = (trx: Transaction) => ensureWebsite(trx, owner, { kind: 'website', name, now: one.clock() });
  const id = await db.transaction().execute(make);
  const noted = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  // Each has noted its change, which names the website, before either makes sure of it.
  const write = (own: 0 | 1, other: 0 | 1) =>
    db.transaction().execute(async (trx) => {
      await trx.insertInto('website_changes').values({ website_id: id, owner_id: owner }).execute();
      noted[own].resolve();
      await noted[other].promise;
      return make(trx);
    });
  expect(await Promise.all([write(0, 1), write(1, 0)])).toEqual([id, id]);
});
