import { afterEach, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  complete,
  type Holder,
  type Json,
  twoLanguages,
  type Visitor,
  visitor,
} from '../agreements/testing/visitor.ts';
import { longTests } from '../../platform/config/config.ts';
import { send } from '../../customers/accounts/testing/people.ts';
import { armFailpoints } from '../../platform/failpoint.ts';
import { anew } from '../../platform/http/testing/route-row.ts';
import { texts } from '../texts/testing/bought-texts.ts';
import { countedQueries } from '../../testing/counted-queries.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
afterEach(() => armFailpoints(undefined));
const premiumWords = 'If we need longer, we say so beforehand.';

/** The calls about the versions of an agreement. */
function history(one: Visitor, { id, token }: Pick<Holder, 'id' | 'token'>) {
  const get = (path: string): Promise<Json> => one.call('GET', `/agreement/${path}`, undefined, token);
  return {
    list: async (query = ''): Promise<Json> => (await get(`versions/${id}${query}`))['data'],
    compare: (from: number, to: number, language?: string) =>
      get(`compare/${id}?from=${from}&to=${to}${language === undefined ? '' : `&language=${language}`}`),
    restore: (number: number, revision: number): Promise<Json> =>
      one.call('POST', `/agreement/restore/${id}`, { number, revision }, token),
    preview: async (answers: object, more: object = {}): Promise<Json> =>
      (
        await one.call(
          'POST',
          `/agreement/update/preview/${id}`,
          { type: 'TEST', answers, edits: 'keep', ...more },
          token,
        )
      )['data'],
    details: async (): Promise<Json> => (await get(`details/update/${id}`))['data'],
    revision: async (): Promise<number> => (await get(`details/${id}`))['data'].revision,
    text: async (): Promise<Json> => (await get(`public-download-details/${id}`))['data'].languages,
  };
}

const codeOf = (answer: Json): string => (answer['success'] ? 'ok' : answer['messages'][0].code);

test('a version beside itself is told with its whole text, and a document that waits for its first publishing with it', async () => {
  await using one = await visitor(database.db);
  const order = { ...anew(), for_review: true };
  const made = (await one.call('POST', '/agreement/new', order))['data'];
  const [id, token] = [made['agreement_id'] as string, made['access_token'] as string];
  const sale = await one.call('GET', `/agreement/sale-details/${id}`, undefined, token);
  expect(sale['data']).toMatchObject({ status: 'unfinished', compare: { from: null, to: 1 } });
  const { same, clauses } = (await history(one, { id, token }).compare(1, 1))['data'];
  expect(same).toBe(true);
  expect(clauses.length).toBeGreaterThan(1);
  for (const { change, html } of clauses)
    expect([change, html]).toEqual(['same', expect.stringMatching(/\w/)]);
});

test('a served version is restored as a new one, with its answers, texts and edits', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(twoLanguages);
  await holder.process(await holder.order(), { token: 'approve' });
  const { list, compare, restore, text, details } = history(one, holder);
  const hand = texts(one, holder.id, { agreement: holder.token });
  const markdown = `${await hand.markdown('test.data')}\n\nVon Hand.`;
  await hand.save({ language: 'de', revision: 1, clauses: [{ id: 'test.data', markdown }] });
  const byHand = await text();
  await holder.update({ ...twoLanguages, owner: 'Neu GmbH', document_languages: ['en'] }, 2);
  expect(await details()).toMatchObject({ edited: false, revision: 3, edited_clauses: 0, owned: true });

  armFailpoints('restore-version:throw@1');
  await expect(restore(2, 3)).rejects.toThrow('500');
  expect((await list())['total']).toBe(3);
  const letters = await database.db.selectFrom('outbox').select('id').execute();
  expect(await restore(2, 3)).toMatchObject({ success: true, data: { revision: 4, number: 4 } });
  // A lost answer is asked for again; the newest one needs no restoring.
  expect(await restore(2, 3)).toMatchObject({ success: true, data: { revision: 4, number: 4 } });
  expect(await restore(4, 4)).toMatchObject({ success: true, data: { revision: 4, number: 4 } });
  expect(codeOf(await restore(1, 3))).toBe('revision-changed');
  expect(codeOf(await restore(9, 4))).toBe('not-found');
  expect(await database.db.selectFrom('outbox').select('id').execute()).toEqual(letters);
  expect(await text()).toEqual(byHand);
  expect(await details()).toMatchObject({
    edited: true,
    edited_clauses: 1,
    answers: { owner: 'Muster GmbH' },
  });
  expect((await compare(2, 4))['data']).toMatchObject({
    same: true,
    language: 'de',
    languages: ['de', 'en'],
  });

  const { versions, total } = await list();
  expect(total).toBe(4);
  expect(
    versions.map(({ number, origin, restored_from, current, languages }: Json) => [
      number,
      origin,
      restored_from,
      current,
      languages,
    ]),
  ).toEqual([
    [4, 'restored', 2, true, ['de', 'en']],
    [3, 'generated', null, false, ['en']],
    [2, 'edited', null, false, ['de', 'en']],
    [1, 'generated', null, false, ['de', 'en']],
  ]);
  for (const { url } of versions) {
    one.clock.advance(1000);
    expect((await one.app.inject({ url: new URL(url).pathname })).statusCode).toBe(200);
  }
  const page = await list('?page=2&per_page=3');
  expect(page['versions'].map(({ number }: Json) => number)).toEqual([1]);
});

test('comparisons are limited to served versions, in a language both have', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(complete);
  const { list, compare, restore } = history(one, holder);
  await holder.update({ ...complete, people: 7, document_languages: ['fr'] }, 1);
  await holder.update({ ...complete, people: 7 }, 2);
  await holder.update({ ...complete, extra: 'yes', owner: 'Geheim AG' }, 3);
  const changed = (await compare(1, 3))['data'];
  expect(changed).toMatchObject({ language: 'en', languages: ['en'], same: false });
  expect(changed.clauses.map(({ id, change }: Json) => `${id} ${change}`)).toEqual([
    'head same',
    'test.contact changed',
    'test.data same',
  ]);
  expect(changed.clauses[1].html).toMatch(/<del[\s\S]*<ins/);
  expect(changed.clauses[0].html).toBe('');
  const foreign = { language: 'fr', languages: [], same: false, clauses: [] };
  expect((await compare(1, 2))['data']).toMatchObject({ ...foreign, language: 'fr' });
  expect((await compare(1, 3, 'de'))['data'].language).toBe('en');
  for (const [from, to, code] of [
    [3, 4, 'not-paid'],
    [4, 3, 'not-paid'],
    [4, 4, 'not-paid'],
    [1, 5, 'not-found'],
  ] as const) {
    const refused = await compare(from, to);
    expect(codeOf(refused)).toBe(code);
    expect(JSON.stringify(refused)).not.toMatch(/Geheim|Extra/);
  }
  expect(codeOf(await restore(4, 4))).toBe('not-paid');
  const [unpaid, served] = (await list())['versions'];
  expect(unpaid).toMatchObject({ number: 4, served_at: null, url: null, current: false });
  expect(served).toMatchObject({ number: 3, current: true });
  // The unpaid update gives way, its open payment too.
  await holder.order();
  expect((await restore(1, 4))['data']).toEqual({ revision: 5, number: 5, waits: false });
  const open = await database.db.selectFrom('transactions').select('state').execute();
  expect(open).toEqual([{ state: 'cancelled' }]);
  expect((await holder.read('details'))['data'].status).toBe('finalized');
});

test('a refunded version is not restored for free', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(twoLanguages);
  const { restore } = history(one, holder);
  await holder.process(await holder.order(), { token: 'approve' });
  await holder.update(complete, 1);
  await database.db.deleteFrom('purchased_lines').execute();
  await database.db.updateTable('transactions').set({ state: 'refunded' }).execute();
  expect(codeOf(await restore(1, 2))).toBe('not-paid');
  expect((await restore(2, 2))['data']).toEqual({ revision: 2, number: 2, waits: false });
});

test('of a concurrent restore and update one succeeds; a deleted agreement leaves nothing', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(complete);
  const { restore, list, preview } = history(one, holder);
  await holder.update({ ...complete, people: 2 }, 1);
  const both = [restore(1, 2), holder.update({ ...complete, people: 3 }, 2)];
  expect(new Set((await Promise.all(both)).map(codeOf))).toEqual(new Set(['ok', 'revision-changed']));
  expect(await list()).toMatchObject({ total: 3, revision: 3 });
  await send(one, 'DELETE', `/agreement/delete/${holder.id}`, undefined, { agreement: holder.token });
  const paths = ['versions/', 'details/update/', 'compare/'].map((path) => `${path}${holder.id}`);
  for (const path of paths) {
    const query = path.startsWith('compare') ? '?from=1&to=2' : '';
    const gone = await one.call('GET', `/agreement/${path}${query}`, undefined, holder.token);
    expect([path, codeOf(gone)]).toEqual([path, 'not-found']);
  }
  expect(codeOf(await restore(1, 3))).toBe('not-found');
  expect(await preview(complete)).toBeUndefined();
});

test('a preview of an unpaid version shows heading and first sentence, before and after', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(complete);
  const { preview } = history(one, holder);
  const paid = { ...complete, extra: 'yes' };
  const first = await preview(paid);
  expect(first).toMatchObject({ revision: 1, changed: true });
  expect(first['costs'].lines.map(({ code }: Json) => code)).toEqual([
    'premium:TEST',
    'answer_premium:test.extra',
  ]);
  expect(JSON.stringify(first)).toContain('We reply within one working day.');
  expect(JSON.stringify(first)).not.toContain(premiumWords);
  await holder.update(paid, 1);
  for (const answers of [paid, complete, { ...paid, people: 9 }]) {
    expect(JSON.stringify(await preview(answers))).not.toContain(premiumWords);
  }
  expect((await preview(paid))['changed']).toBe(false);
  // What a preview meets that read the agreement just before that update and its version just after.
  const agreement = database.db.updateTable('agreements').where('id', '=', holder.id);
  await agreement.set({ status: 'finalized' }).execute();
  expect(JSON.stringify(await preview(complete))).not.toContain(premiumWords);
  await agreement.set({ status: 'unfinished' }).execute();
  await holder.process(await holder.order(), { token: 'approve' });
  expect(JSON.stringify(await preview(complete))).toContain(premiumWords);
  const both = await preview({ ...paid, document_languages: ['fr', 'en'] });
  expect(both['languages'].map(({ language, change }: Json) => [language, change])).toEqual([
    ['fr', 'added'],
    ['en', 'same'],
  ]);
  const other = await preview({ ...paid, document_languages: ['fr'] });
  expect(other['languages'].at(-1)).toEqual({ language: 'en', change: 'removed', clauses: [] });
  expect(
    codeOf(
      await one.call(
        'POST',
        `/agreement/update/preview/${holder.id}`,
        { type: 'TEST', answers: { ...complete, owner: '' }, edits: 'reset' },
        holder.token,
      ),
    ),
  ).toBe('answers-invalid');
});

test.each([0, 1, 999])(
  'answers to questions of version %i are migrated to the current ones',
  async (version) => {
    await using one = await visitor(database.db);
    const holder = await one.made(complete);
    const { details, preview } = history(one, holder);
    const { db } = database;
    const row = await db.selectFrom('agreement_versions').selectAll().executeTakeFirstOrThrow();
    const answers = { ...row.answers, question_of_then: 'yes', data: ['email', 'option-of-then'] };
    await db
      .insertInto('agreement_versions')
      .values({
        ...row,
        id: 'a-version-of-other-questions',
        number: 2,
        questionnaire_version: version,
        clause_versions: JSON.stringify(row.clause_versions),
        answers: JSON.stringify(answers),
        included: JSON.stringify(row.included),
        wording: null,
      })
      .execute();
    const read = await details();
    expect(read['questionnaire_version']).toBe(version);
    expect(read['answers'].data).toEqual(['email']);
    expect(read['answers'].question_of_then).toBeUndefined();
    expect(read['dropped'].map(({ question }: Json) => question)).toContain('question_of_then');
    expect((await preview(read['answers']))['revision']).toBe(1);
    expect((await holder.update(read['answers'], 1))['success']).toBe(true);
  },
);

test('version calls need the same number of queries for any history length', async () => {
  const counted = countedQueries(database.db);
  await using one = await visitor(counted.db);
  const holder = await one.made(complete);
  const calls = history(one, holder);
  const counts = async (): Promise<Json> => {
    const found: Json = {};
    const asked = {
      list: () => calls.list(),
      compare: () => calls.compare(1, 1),
      details: () => calls.details(),
      preview: () => calls.preview(complete),
    };
    for (const [name, ask] of Object.entries(asked)) found[name] = await counted.during(ask);
    return found;
  };
  const before = await counts();
  expect(before).toEqual({ list: 3, compare: 3, details: 6, preview: 5 });
  for (let revision = 1; revision < 8; revision += 1)
    await holder.update({ ...complete, people: revision + 1 }, revision);
  expect(await counts()).toEqual(before);
});

type Step = { kind: 'edit' | 'update' | 'reset' | 'restore'; seed: number };

test(
  'the history stays complete for any sequence of edit, update and restore',
  async () => {
    const step = fc.record({
      kind: fc.constantFrom<Step['kind']>('edit', 'update', 'reset', 'restore'),
      seed: fc.nat(1000),
    });
    await using one = await visitor(database.db);
    const bought = await one.made(twoLanguages);
    await bought.process(await bought.order(), { token: 'approve' });
    const calls = history(one, bought);
    const hand = texts(one, bought.id, { agreement: bought.token });

    async function take({ kind, seed }: Step): Promise<void> {
      const revision = await calls.revision();
      const clause = ['test.contact', 'test.data', 'test.extra'][seed % 3] ?? '';
      if (kind === 'edit') {
        const clauses = [{ id: clause, markdown: seed % 5 === 0 ? '' : `## ${seed}\n\nBy hand ${seed}.` }];
        await hand.save({ language: seed % 2 === 0 ? 'de' : 'en', revision, clauses });
      } else if (kind === 'restore') {
        const number = (seed % (await calls.list())['total']) + 1;
        const { data } = await calls.restore(number, revision);
        expect((await calls.compare(number, data.number))['data'].same).toBe(true);
      } else {
        const answers = { ...twoLanguages, people: (seed % 4) + 1, owner: `Owner ${seed % 3}` };
        const resolutions = ['de', 'en'].flatMap((language) =>
          ['head', 'test.contact', 'test.data', 'test.extra'].map((id) => ({
            language,
            clause: id,
            take: seed % 2 === 0 ? 'mine' : 'theirs',
          })),
        );
        const edits = kind === 'reset' ? 'reset' : 'keep';
        const done = await bought.update(answers, revision, {
          edits,
          ...(kind === 'update' && { resolutions }),
        });
        expect(done['data'].status).toBe('finalized');
      }
    }

    const runs = longTests() ? 30 : 4;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
        for (const next of steps) await take(next);
        await expectWhole(bought.id);
        const { edited_clauses: count, edited } = await calls.details();
        expect(count > 0).toBe(edited);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  },
  longTests() ? 600_000 : 60_000,
);

/** Numbers without gaps, everything served, the newest one current, and edited as its documents say. */
async function expectWhole(id: string): Promise<void> {
  const { db } = database;
  const agreement = await db
    .selectFrom('agreements')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const versions = await db
    .selectFrom('agreement_versions')
    .selectAll()
    .where('agreement_id', '=', id)
    .orderBy('number')
    .execute();
  const served = await db
    .selectFrom('served_versions')
    .select('version_id')
    .where('agreement_id', '=', id)
    .execute();
  expect(versions.map(({ number }) => number)).toEqual(versions.map((_, index) => index + 1));
  expect(new Set(served.map(({ version_id }) => version_id))).toEqual(
    new Set(versions.map((version) => version.id)),
  );
  const last = versions.at(-1);
  expect(agreement).toMatchObject({
    current_version_id: last?.id,
    revision: versions.length,
    status: 'finalized',
  });
  const documents = await db
    .selectFrom('agreement_documents')
    .selectAll()
    .where('version_id', '=', last?.id ?? '')
    .execute();
  expect(new Set(documents.map(({ language }) => language))).toEqual(new Set(['de', 'en']));
  expect(agreement.edited).toBe(documents.some(({ generated_tree: tree }) => tree !== null));
}
