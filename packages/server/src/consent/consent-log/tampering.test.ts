/** What somebody with all rights on the database, but without the secret of the instance, does to the log. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Transaction } from '../../platform/database/schema.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { rememberKey } from './day-root-store.ts';
import { insertDeletions } from './deletion-store.ts';
import { eraseLeftovers } from './erase-leftovers.ts';
import { noteErasures } from './erase-store.ts';
import { insertEvents } from './event-store.ts';
import { rebuildChain, rebuildDays } from './testing/rebuild-log.ts';
import { noRequests, sealedLog, testKey } from './testing/sealed-log.ts';
import { someEvent } from './testing/some-events.ts';
import { seenAfter } from './testing/tamper.ts';
import { signingKey } from './signing-key.ts';
import { verifyLog } from './verify-log.ts';

const database = useTestDatabase();
const at = (text: string): Date => new Date(text);
const foreign = signingKey(new TextEncoder().encode('a secret of somebody else'));
const check = { key: testKey, kept: { months: 36, now: at('2026-03-04T01:10:00Z') } };

type Mutation = [
  name: string,
  faults: readonly string[],
  mutate: (trx: Transaction) => Promise<unknown>,
  /** Whose log it is about, where it is not the first. */
  of?: string,
];

/** What is found after a mutation, which is undone: in the whole log, and of one site alone. */
async function foundAfter(mutate: Mutation[2], site: string): Promise<{ whole: string[]; alone: string[] }> {
  return seenAfter(database.db, mutate, async (trx) => {
    const kinds = async (only: { site?: string }) =>
      [...new Set((await verifyLog(trx, { ...check, ...only })).faults.map(({ what }) => what))].toSorted();
    return { whole: await kinds({}), alone: await kinds({ site }) };
  });
}

/** An answer that was never given, received at its own time. */
async function insertAnswer(trx: Transaction, site: string, time: string): Promise<void> {
  const now = at(time);
  await insertEvents(trx, [someEvent(site, now)], { writer: 9, now });
  await sql`update consent_events set received_at = at where received_at > '2026-03-03T12:00:00Z'`.execute(
    trx,
  );
}

async function emptyOf(trx: Transaction, site: string): Promise<void> {
  for (const table of ['consent_events', 'consent_days', 'consent_seals'])
    await sql`delete from ${sql.table(table)} where site_id = ${site}`.execute(trx);
}

/** What an owner does who deletes the account. */
async function deleteByRight(trx: Transaction, site: string): Promise<void> {
  await insertDeletions(trx, [site], { key: testKey, now: at('2026-03-04T01:00:00Z') });
  await sql`delete from consents where site_id = ${site}`.execute(trx);
  await emptyOf(trx, site);
}

test('detects any change, removal, addition or move', async () => {
  const { one, two } = await sealedLog(database.db);
  const { site, events } = one;
  const [id = '', other = ''] = [events[4]?.id, events[5]?.id];
  const run = (statement: ReturnType<typeof sql>) => (trx: Transaction) => statement.execute(trx);
  const changed = (assignment: ReturnType<typeof sql>): Mutation => [
    'a field of an answer is changed',
    ['answers-differ'],
    run(sql`update consent_events set ${assignment} where id = ${id}`),
  ];
  const mutations: Mutation[] = [
    changed(sql`granted = 1`),
    changed(sql`offered = 15`),
    changed(sql`layer = 2`),
    changed(sql`gpc = true`),
    changed(sql`vendors = '\\x01'`),
    changed(sql`client_at = client_at + interval '1 second'`),
    changed(sql`received_at = received_at + interval '1 second'`),
    changed(sql`visitor = gen_random_uuid()`),
    changed(sql`visitor = null, visitor_hash = sha256('somebody else')`),
    [
      'a field that is counted is changed, with its counter',
      ['answers-differ'],
      async (trx) => {
        await sql`update consent_events set country = 'FR' where site_id = ${site}`.execute(trx);
        await sql`update consent_days set country = 'FR' where site_id = ${site}`.execute(trx);
      },
    ],
    [
      'an answer is removed',
      ['answers-differ', 'count-wrong'],
      run(sql`delete from consent_events where id = ${id}`),
    ],
    [
      'an answer is put under a seal',
      ['answers-differ'],
      (trx) => insertAnswer(trx, site, '2026-03-01T12:00:15Z'),
    ],
    [
      'an answer is put where there was none',
      ['answer-without-seal'],
      (trx) => insertAnswer(trx, site, '2026-03-01T15:00:00Z'),
    ],
    [
      'an answer is put after the last seal',
      ['answer-without-seal'],
      (trx) => insertAnswer(trx, site, '2026-03-03T12:00:00Z'),
    ],
    [
      'two answers change places',
      ['answers-differ'],
      run(sql`update consent_events e set received_at = o.received_at from consent_events o
        where e.id in (${id}, ${other}) and o.id in (${id}, ${other}) and o.id <> e.id`),
    ],
    ['a month is dropped', ['answers-differ', 'count-wrong'], run(sql`drop table consent_events_2026_03`)],
    [
      'a seal is removed',
      ['answer-without-seal', 'seal-missing'],
      run(sql`delete from consent_seals where site_id = ${site} and number = 2`),
    ],
    [
      'the last seal is removed',
      ['answer-without-seal', 'seal-missing'],
      run(sql`delete from consent_seals where site_id = ${site} and number = 3`),
    ],
    [
      'the last seal is changed',
      ['answers-differ', 'seal-changed'],
      run(sql`update consent_seals set answers = 9 where site_id = ${site} and number = 3`),
    ],
    [
      'two seals change their numbers',
      ['seal-changed', 'seal-missing'],
      async (trx) => {
        await sql`update consent_seals set number = number + 10 where site_id = ${site} and number > 1`.execute(
          trx,
        );
        await sql`update consent_seals set number = 15 - number where site_id = ${site} and number > 1`.execute(
          trx,
        );
      },
    ],
    [
      'the last seal is removed with its answers and their counters',
      ['seal-missing'],
      async (trx) => {
        await sql`delete from consent_seals where site_id = ${two.site} and number = 2`.execute(trx);
        await sql`delete from consent_events where site_id = ${two.site} and at >= '2026-03-03'`.execute(trx);
        await sql`delete from consent_days where site_id = ${two.site} and day = '2026-03-03'`.execute(trx);
      },
      two.site,
    ],
    [
      'a site is renamed and its log removed',
      ['site-missing'],
      async (trx) => {
        await sql`update consents set site_id = ${'r'.repeat(22)} where site_id = ${site}`.execute(trx);
        await emptyOf(trx, site);
      },
    ],
    [
      'a site is removed with its consent',
      ['site-missing'],
      async (trx) => {
        await sql`delete from consents where site_id = ${site}`.execute(trx);
        await emptyOf(trx, site);
      },
    ],
    [
      'so it is with a note of erasure',
      ['site-missing'],
      async (trx) => {
        await sql`delete from consents where site_id = ${site}`.execute(trx);
        await noteErasures(trx, [site]);
        await eraseLeftovers(trx);
      },
    ],
    [
      'so it is with a deletion that nobody signed',
      ['site-missing'],
      async (trx) => {
        await sql`delete from consents where site_id = ${site}`.execute(trx);
        await emptyOf(trx, site);
        await sql`insert into consent_deletions (site_id, deleted_at) values (${site}, now())`.execute(trx);
      },
    ],
    [
      'so it is with one that somebody else signed, whose key is among ours',
      ['site-missing'],
      async (trx) => {
        await sql`delete from consents where site_id = ${site}`.execute(trx);
        await emptyOf(trx, site);
        await rememberKey(trx, foreign, at('2026-03-04T00:00:00Z'));
        await insertDeletions(trx, [site], { key: foreign, now: at('2026-03-04T00:00:00Z') });
      },
    ],
    [
      'so it is with one that is called part of a signed day',
      ['day-changed', 'site-missing'],
      async (trx) => {
        await sql`delete from consents where site_id = ${site}`.execute(trx);
        await emptyOf(trx, site);
        await sql`insert into consent_deletions (site_id, deleted_at, day)
          values (${site}, now(), '2026-03-03')`.execute(trx);
      },
    ],
    [
      'all of a site is removed, and called deleted on a day in which it has no part',
      ['day-changed', 'site-missing'],
      async (trx) => {
        await sql`delete from consents where site_id = ${two.site}`.execute(trx);
        await emptyOf(trx, two.site);
        await sql`insert into consent_deletions (site_id, deleted_at, day)
          values (${two.site}, now(), '2026-03-01')`.execute(trx);
      },
      two.site,
    ],
    [
      'so it is, and its parts in the days are removed',
      ['day-changed'],
      async (trx) => {
        await sql`delete from consents where site_id = ${site}`.execute(trx);
        await emptyOf(trx, site);
        await sql`delete from consent_day_leaves where site_id = ${site}`.execute(trx);
      },
    ],
    [
      'so it is, and the note from when on deletions are signed is removed',
      ['day-changed'],
      async (trx) => {
        await sql`delete from consents where site_id = ${site}`.execute(trx);
        await emptyOf(trx, site);
        await sql`delete from consent_deletions`.execute(trx);
      },
    ],
    [
      'a signed deletion is removed',
      ['site-missing'],
      async (trx) => {
        await deleteByRight(trx, site);
        await sql`delete from consent_deletions where site_id = ${site}`.execute(trx);
      },
    ],
    [
      'a signed deletion is put to another site',
      ['site-missing'],
      async (trx) => {
        await deleteByRight(trx, site);
        await sql`update consent_deletions set site_id = ${two.site} where site_id = ${site}`.execute(trx);
      },
    ],
    [
      'a consent alone is removed',
      ['site-missing'],
      (trx) => sql`delete from consents where site_id = ${site}`.execute(trx),
    ],
    ['a log is deleted by right', [], (trx) => deleteByRight(trx, site)],
    [
      'all of a site is removed',
      ['seal-missing'],
      async (trx) => {
        await sql`delete from consent_events where site_id = ${site}`.execute(trx);
        await sql`delete from consent_days where site_id = ${site}`.execute(trx);
        await sql`delete from consent_seals where site_id = ${site}`.execute(trx);
      },
    ],
    [
      'an answer is changed and the chain made anew over it',
      ['seal-missing'],
      async (trx) => {
        await sql`update consent_events set granted = 1 where id = ${id}`.execute(trx);
        await rebuildChain(trx, site);
      },
    ],
    [
      'so are the days, with a key of his own',
      ['key-foreign'],
      async (trx) => {
        await sql`update consent_events set granted = 1 where id = ${id}`.execute(trx);
        await rebuildChain(trx, site);
        await rebuildDays(trx, foreign);
      },
    ],
    [
      'so are the days, and his key stands under the name of ours',
      ['key-foreign', 'signature-wrong'],
      (trx) => rebuildDays(trx, { ...foreign, keyId: testKey.keyId }),
    ],
    [
      'a counter is changed',
      ['count-wrong'],
      run(sql`update consent_days set answers = 9 where site_id = ${site}`),
    ],
    [
      'all counters of a site are removed',
      ['count-wrong'],
      run(sql`delete from consent_days where site_id = ${site}`),
    ],
    [
      'counters are added for a month without answers',
      ['count-wrong'],
      run(sql`update consent_days set day = '2026-01-01' where site_id = ${two.site} and day = '2026-03-03'`),
      two.site,
    ],
    [
      'the first day is removed',
      ['day-missing'],
      run(sql`delete from consent_day_roots where day = '2026-03-01'`),
    ],
    [
      'the last day is removed',
      ['day-unsigned'],
      run(sql`delete from consent_day_roots where day = '2026-03-03'`),
      two.site,
    ],
    [
      'a site is taken from a day',
      ['day-changed', 'seal-changed'],
      run(sql`delete from consent_day_leaves where site_id = ${site}`),
    ],
    [
      "a site's part in a day is changed",
      ['day-changed'],
      run(sql`update consent_day_leaves set last = 7 where site_id = ${site}`),
    ],
    [
      'the root of a day is changed',
      ['day-changed', 'day-missing', 'signature-wrong'],
      run(sql`update consent_day_roots set root = sha256('x') where day = '2026-03-02'`),
    ],
    [
      'a signature is changed',
      ['signature-wrong'],
      run(sql`update consent_day_roots set signature = ${new Uint8Array(64)} where day = '2026-03-03'`),
    ],
    ['a key is removed', ['key-foreign', 'signature-wrong'], run(sql`delete from consent_log_keys`)],
    ['how far is sealed is removed', ['state-missing'], run(sql`delete from consent_seal_state`)],
    [
      'how far is sealed is set back',
      ['sealing-behind', 'state-missing'],
      run(sql`update consent_seal_state set sealed = '2026-03-01', cut = '2026-03-01'`),
    ],
    [
      'what was removed is called old',
      ['months-missing'],
      async (trx) => {
        await sql`drop table consent_events_2026_03`.execute(trx);
        await sql`update consent_seal_state set forgotten_before = '2026-04-01'`.execute(trx);
      },
    ],
  ];
  const results: [name: string, whole: string[], alone: string[]][] = [];
  for (const [name, , mutate, of = site] of mutations) {
    const { whole, alone } = await foundAfter(mutate, of);
    results.push([name, whole, alone]);
  }
  expect(results.map(([name, whole]) => [name, whole])).toEqual(
    mutations.map(([name, faults]) => [name, faults]),
  );
  // Whoever looks at one site alone is not told that all is well.
  expect(results.filter(([, , alone]) => alone.length === 0).map(([name]) => name)).toEqual([
    'a log is deleted by right',
  ]);
  const emptied = (trx: Transaction) => sql`delete from consent_seals where site_id = ${site}`.execute(trx);
  expect((await foundAfter(emptied, site)).alone).toEqual(['answer-without-seal', 'seal-missing']);
  expect((await foundAfter(emptied, two.site)).alone).toEqual([]);
  expect(await verifyLog(database.db, check)).toEqual({
    seals: 5,
    answers: 13,
    days: 3,
    evidence: 0,
    requests: noRequests,
    faults: [],
  });
});
