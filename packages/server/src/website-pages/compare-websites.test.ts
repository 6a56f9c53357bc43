import { libraryVersion } from '@clausewright/library/clauses';
import type { Answers } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { person } from '../customers/accounts/testing/people.ts';
import { frenchService } from '../documents/agreements/testing/french-service.ts';
import { visitor } from '../documents/agreements/testing/visitor.ts';
import { newId } from '../platform/database/ids.ts';
import { json } from '../platform/database/json.ts';
import { makeAgreement, makeSite, makeVersion } from '../testing/factories.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { ensureWebsite } from '../websites/website-store.ts';
import { countStates } from '../websites/counted-state-store.ts';
import { countAllStates } from './compare-websites.ts';
import { keepCompared } from './compared-store.ts';
import { readWebsitePage } from './read-website-page.ts';
import { readWebsiteStates } from './read-website-states.ts';

const database = useTestDatabase();

const policy = { ...frenchService, website_url: 'https://shop.example', min_age: 18 };
const terms = {
  agreement_for: ['website'],
  website_url: 'https://shop.example',
  min_age: 16,
};

async function world() {
  const one = await visitor(database.db);
  const ada = await person(one, `${newId().toLowerCase()}@shop.example`);
  const session = { id: 'session', customerId: ada.id, role: 'customer', language: 'en' } as const;
  const { db } = database;
  const agreements = new Map<string, string>();
  const website = (name: string) =>
    db
      .transaction()
      .execute((trx) => ensureWebsite(trx, ada.id, { kind: 'website', name, now: one.clock() }));
  /** A document on a website, or the next version of one. */
  const serve = async (
    websiteId: string,
    type: AgreementType,
    answers: Answers,
    given: Parameters<typeof makeVersion>[1] = {},
  ) => {
    const known = agreements.get(`${websiteId} ${type}`);
    const site = known ? null : await makeSite(db, { owner_id: ada.id, website_id: websiteId });
    const agreement = site && { owner_id: ada.id, site_id: site.id, type, status: 'finalized' as const };
    const id = known ?? (await makeAgreement(db, agreement ?? {})).id;
    agreements.set(`${websiteId} ${type}`, id);
    const included = json({ languages: ['en'] });
    await makeVersion(db, { agreement_id: id, answers: json(answers), included, ...given });
    return id;
  };
  const states = async (query: Parameters<typeof readWebsiteStates>[1]['query'] = {}) => {
    const read = await readWebsiteStates(one.ports, { session, query });
    if (!read.ok) throw new Error(read.reason);
    return read.value;
  };
  const onPage = async (id: string) => {
    const read = await readWebsitePage(one.ports, { session, id });
    if (!read.ok) throw new Error(read.reason);
    return read.value.contradictions.documents.flatMap(({ found }) => found).length;
  };
  return {
    one,
    ada,
    website,
    serve,
    states,
    onPage,
    [Symbol.asyncDispose]: () => one[Symbol.asyncDispose](),
  };
}

/** A day that no calendar knows. */
const unreadable = sql`'infinity'::timestamptz` as unknown as Date;

const never = AbortSignal.any([]);

test('a website whose documents contradict each other needs its owner, and can be asked for', async () => {
  await using here = await world();
  const { website, serve, states, onPage } = here;
  const [odd, even] = [await website('odd.example'), await website('even.example')];
  for (const id of [odd, even]) await serve(id, 'PRIVACY_POLICY', policy);
  await serve(odd, 'TERMS_CONDITIONS', terms);
  await serve(even, 'TERMS_CONDITIONS', { ...terms, min_age: 18 });
  const all = await states();
  expect(all.websites).toMatchObject([
    { name: 'odd.example', state: 'act', contradictions: 1 },
    { name: 'even.example', state: 'ok', contradictions: 0 },
  ]);
  expect(all).toMatchObject({ counts: { act: 1, ok: 1 }, contradicting: 1, total: 2 });
  expect([await onPage(odd), await onPage(even)]).toEqual([1, 0]);
  const those = await states({ has: 'contradictions' });
  expect(those).toMatchObject({ total: 1, websites: [{ name: 'odd.example' }] });
  expect(await states({ has: 'contradictions', q: 'even' })).toMatchObject({ total: 0, websites: [] });
  expect(await states({ has: 'contradictions', state: 'ok' })).toMatchObject({ total: 0, websites: [] });

  // Another version settles it, and deleting one of the two does.
  await serve(odd, 'TERMS_CONDITIONS', { ...terms, min_age: 18 }, { number: 2 });
  expect(await states()).toMatchObject({ contradicting: 0, counts: { act: 0, ok: 2 } });
  const id = await serve(even, 'TERMS_CONDITIONS', terms, { number: 2 });
  expect(await states()).toMatchObject({ contradicting: 1 });
  await database.db
    .updateTable('agreements')
    .set({ deleted_at: here.one.clock() })
    .where('id', '=', id)
    .execute();
  expect(await states()).toMatchObject({ contradicting: 0 });
});

test('whoever asks waits for few websites; the job compares the others, and all anew by another library', async () => {
  await using here = await world();
  const { one, website, serve, states, ada } = here;
  for (let number = 1; number <= 12; number += 1) {
    const id = await website(`${number}.example`);
    await serve(id, 'PRIVACY_POLICY', policy);
    await serve(id, 'TERMS_CONDITIONS', terms);
  }
  expect((await states()).contradicting).toBe(10);
  await countAllStates(one.ports, never);
  expect((await states()).contradicting).toBe(12);

  const { db } = database;
  // The same clauses, laws and questions; the rules were others.
  for (const rules of ['the library before', libraryVersion(one.clock())]) {
    const forgotten = { contradictions: 0, compared_by: rules };
    await db.updateTable('websites').set(forgotten).where('owner_id', '=', ada.id).execute();
    await countAllStates(one.ports, never);
    expect(await states(), rules).toMatchObject({ contradicting: 12, counts: { act: 12 } });
  }
});

/** As a process of the release before counts, which knows nothing of contradictions. */
async function countAsBefore(id: string) {
  await sql`delete from website_changes where website_id = ${id}`.execute(database.db);
  await sql`update websites set state = 'ok', documents = 2 where id = ${id}`.execute(database.db);
}

test('what a process of the release before counted is compared as well', async () => {
  await using here = await world();
  const { website, serve, states } = here;
  const id = await website('rolling.example');
  await serve(id, 'PRIVACY_POLICY', policy);
  await serve(id, 'TERMS_CONDITIONS', { ...terms, min_age: 18 });
  expect(await states()).toMatchObject({ contradicting: 0, counts: { act: 0, ok: 1 } });
  await serve(id, 'TERMS_CONDITIONS', terms, { number: 2 });
  await countAsBefore(id);
  expect(await states()).toMatchObject({ contradicting: 1, counts: { act: 1, ok: 0 } });
  await countAsBefore(id);
  expect(await states({ has: 'contradictions' })).toMatchObject({
    counts: { act: 1, ok: 0 },
    websites: [{ state: 'act' }],
  });
  await serve(id, 'TERMS_CONDITIONS', { ...terms, min_age: 18 }, { number: 3 });
  await countAsBefore(id);
  expect(await states()).toMatchObject({ contradicting: 0, counts: { act: 0, ok: 1 } });
});

test('other rules leave alone what has no documents, and count nothing anew where they find the same', async () => {
  await using here = await world();
  const { one, website, serve } = here;
  const { db } = database;
  const bare = await website('bare.example');
  await db.updateTable('websites').set({ added_at: one.clock() }).where('id', '=', bare).execute();
  const id = await website('told.example');
  await serve(id, 'PRIVACY_POLICY', policy);
  await serve(id, 'TERMS_CONDITIONS', terms);
  await countAllStates(one.ports, never);
  const written = async (of: string) => {
    const { rows } = await sql<{
      at: string;
    }>`select xmin::text as at from websites where id = ${of}`.execute(db);
    return rows[0]?.at;
  };
  const before = await written(bare);
  await db.updateTable('websites').set({ compared_by: 'x' }).where('id', '=', id).execute();
  await countAllStates(one.ports, never);
  expect(await written(bare)).toBe(before);
  const { compared, compared_by: by } = await db
    .selectFrom('websites')
    .select(['compared', 'compared_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(by).not.toBe('x');
  const same = { id, versionIds: (compared ?? '').split(' '), contradictions: 1 };
  await keepCompared(db, { found: [same], rules: 'y' });
  const notes = () => db.selectFrom('website_changes').select('id').where('website_id', '=', id).execute();
  expect(await notes()).toEqual([]);
  await keepCompared(db, { found: [{ ...same, contradictions: 2 }], rules: 'y' });
  expect(await notes()).toHaveLength(1);
});

test('a website that cannot be judged takes no other along, and is told of once', async () => {
  await using here = await world();
  const { one, website, serve, states } = here;
  const broken: string[] = [];
  for (let number = 1; number <= 11; number += 1) {
    const id = await website(`broken-${number}.example`);
    await serve(id, 'PRIVACY_POLICY', policy, { created_at: unreadable });
    broken.push(id);
  }
  const id = await website('whole.example');
  await serve(id, 'PRIVACY_POLICY', policy);
  await serve(id, 'TERMS_CONDITIONS', terms);
  expect((await states()).total).toBe(12);
  await expect(countAllStates(one.ports, never)).rejects.toThrow(broken.toSorted().join(', '));
  expect(await states()).toMatchObject({ contradicting: 1, counts: { act: 1, ok: 11 } });
  await countAllStates(one.ports, never);
});

test('what is served while documents are compared is compared as well', async () => {
  await using here = await world();
  const { one, website, serve, states } = here;
  const id = await website('busy.example');
  await serve(id, 'PRIVACY_POLICY', policy);
  await serve(id, 'TERMS_CONDITIONS', terms);
  expect((await states()).contradicting).toBe(1);
  // As if somebody had compared the version before, and told of it last.
  const { compared } = await database.db
    .selectFrom('websites')
    .select('compared')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await serve(id, 'TERMS_CONDITIONS', { ...terms, min_age: 18 }, { number: 2 });
  await countStates(database.db, here.ada.id);
  const versionIds = (compared ?? '').split(' ');
  await keepCompared(database.db, { found: [{ id, versionIds, contradictions: 1 }], rules: 'x' });
  expect((await states()).contradicting).toBe(0);
  await countAllStates(one.ports, never);
  expect((await states()).contradicting).toBe(0);
});
