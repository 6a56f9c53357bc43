/** Two tabs, answers that get lost, and writers who meet. */
import { afterEach, expect, test } from 'vitest';
import { type Reply, send } from '../../customers/accounts/testing/people.ts';
import { twoLanguages, type Visitor, visitor } from '../agreements/testing/visitor.ts';
import { armFailpoints } from '../../platform/failpoint.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type Bought, bought } from './testing/bought-texts.ts';

const database = useTestDatabase();
afterEach(() => armFailpoints(undefined));

const write = (texts: Bought, revision: number, markdown: string, id = 'test.extra') =>
  texts.save({ language: 'en', revision, clauses: [{ id, markdown }] });
const numbers = async () =>
  (await database.db.selectFrom('agreement_versions').select('number').orderBy('number').execute()).map(
    ({ number }) => number,
  );
const update = (one: Visitor, { id, proofs }: Bought, answers: object) =>
  send(
    one,
    'POST',
    `/agreement/update/${id}`,
    { request_id: crypto.randomUUID(), type: 'TEST', answers, revision: 1, edits: 'keep' },
    proofs,
  );
/** Of two replies the one that was done, and the code of the other. */
const outcome = (replies: readonly Reply[]) =>
  replies.map(({ code, json }) => (json['success'] === true ? 'done' : String(code))).toSorted();

test('a save with a lost response finds its own version, and a stale tab is told so', async () => {
  await using one = await visitor(database.db);
  const texts = await bought(one);
  const saved = await write(texts, 1, 'By one tab.');
  expect(saved.json['data']).toMatchObject({ revision: 2, saved: true });
  const repeated = await write(texts, 1, 'By one tab.');
  expect(repeated.json['data']).toEqual({ ...saved.json['data'], saved: false });
  expect((await write(texts, 1, 'By the other.')).code).toBe('revision-changed');
  // The same words and more: not what was saved there.
  const more = await texts.save({
    language: 'en',
    revision: 1,
    clauses: [
      { id: 'test.extra', markdown: 'By one tab.' },
      { id: 'test.data', markdown: 'And more.' },
    ],
  });
  expect(more.code).toBe('revision-changed');
  // Nothing new in what a tab that is behind has to say, but it has not seen the newest text.
  expect((await texts.save({ language: 'en', revision: 1, clauses: [] })).code).toBe('revision-changed');
  expect((await write(texts, 2, 'By one tab.')).json['data']).toMatchObject({ revision: 2, saved: false });
  expect((await write(texts, 3, 'By one tab.')).code).toBe('revision-changed');
  await write(texts, 2, 'Later.');
  expect((await write(texts, 1, 'By one tab.')).code).toBe('revision-changed');
  expect(await texts.markdown('test.extra', 'en')).toBe('Later.');
  // A save that fails in its middle leaves nothing behind, and may be repeated.
  await texts.keep({ language: 'en', based_on: 3, draft_revision: 0, clauses: [] });
  armFailpoints('save-texts:throw@1');
  expect((await write(texts, 3, 'After a fault.')).status).toBe(500);
  armFailpoints(undefined);
  expect((await texts.details('en'))['draft']).toMatchObject({ revision: 1 });
  expect(await numbers()).toEqual([1, 2, 3]);
  expect((await write(texts, 3, 'After a fault.')).json['data']).toMatchObject({ number: 4, saved: true });
});

test('of two concurrent saves one succeeds, and no save sees a partial update or deletion', async () => {
  await using one = await visitor(database.db);
  const saves = await bought(one);
  const both = await Promise.all([write(saves, 1, 'One.'), write(saves, 1, 'Other.')]);
  expect(outcome(both)).toEqual(['done', 'revision-changed']);
  expect(await numbers()).toEqual([1, 2]);
  expect(['One.', 'Other.']).toContain(await saves.markdown('test.extra', 'en'));

  for (const first of ['save', 'update'] as const) {
    const texts = await bought(one);
    const work = {
      save: () => write(texts, 1, 'By hand.'),
      update: () => update(one, texts, { ...twoLanguages, owner: 'Neue AG' }),
    };
    const other = first === 'save' ? 'update' : 'save';
    const replies = await Promise.all([work[first](), work[other]()]);
    expect(outcome(replies)).toEqual(['done', 'revision-changed']);
    const { clauses, revision } = await texts.details('en');
    expect(revision).toBe(2);
    const isUpdated = clauses[1].markdown.includes('Neue AG');
    expect(clauses[3].markdown === 'By hand.').toBe(!isUpdated);
  }

  const doomed = await bought(one);
  const remove = () => send(one, 'DELETE', `/agreement/delete/${doomed.id}`, undefined, doomed.proofs);
  const keep = () => doomed.keep({ language: 'en', based_on: 1, draft_revision: 0, clauses: [] });
  const replies = await Promise.all([write(doomed, 1, 'Too late?'), remove(), keep()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(replies[1]?.json['success']).toBe(true);
  for (const { json, code } of replies) expect(json['success'] === true || code === 'not-found').toBe(true);
  expect((await write(doomed, 1, 'Too late.')).code).toBe('not-found');
  const left = database.db
    .selectFrom('agreement_versions')
    .select('id')
    .where('agreement_id', '=', doomed.id);
  expect(await left.execute()).toEqual([]);
  expect(await database.db.selectFrom('text_drafts').select('language').execute()).toEqual([]);
});

test('a draft is kept beside the text, by one tab at a time, and survives an update', async () => {
  await using one = await visitor(database.db);
  const texts = await bought(one);
  const clauses = [
    { id: 'test.extra', markdown: '# Not *saved* yet' },
    { id: 'head', markdown: '' },
  ];
  const draft = { language: 'en', based_on: 1, draft_revision: 0, clauses };
  const begun = await texts.keep(draft);
  expect(begun.json['data']).toEqual({ draft_revision: 1, saved_at: one.clock().toISOString() });
  one.clock.advance(5000);
  // Its answer got lost: the same again is the same, another tab's text is not.
  expect((await texts.keep(draft)).json['data']).toEqual(begun.json['data']);
  expect((await texts.keep({ ...draft, clauses: [] })).code).toBe('draft-changed');
  const second = { ...draft, draft_revision: 1, clauses: clauses.toReversed() };
  const [mine, other] = [texts.keep(second), texts.keep({ ...second, clauses: [] })];
  expect(outcome([await mine, await other])).toEqual(['done', 'draft-changed']);
  const { draft: kept, languages, clauses: saved } = await texts.details('en');
  expect(kept).toMatchObject({ revision: 2, based_on: 1 });
  expect(languages.map((row: { draft: boolean }) => row.draft)).toEqual([false, true]);
  expect(saved[3].markdown).toContain('Extra promise');
  expect((await texts.details('de'))['draft']).toBeNull();

  expect((await update(one, texts, { ...twoLanguages, owner: 'Neue AG' })).json['success']).toBe(true);
  expect(await texts.details('en')).toMatchObject({ revision: 2, draft: { revision: 2, based_on: 1 } });
  // Another language's text leaves it alone; that of its own takes its place.
  await texts.save({ language: 'de', revision: 2, clauses: [{ id: 'test.extra', markdown: 'Neu.' }] });
  expect((await texts.details('en'))['draft']).toMatchObject({ revision: 2 });
  await write(texts, 3, 'New.');
  expect((await texts.details('en'))['draft']).toBeNull();
  expect((await texts.keep({ ...draft, draft_revision: 2 })).code).toBe('draft-changed');
  // Counted anew: the first draft of this version is not the one that an older tab goes on from.
  expect((await texts.keep({ ...draft, based_on: 4 })).code).toBeNull();
  expect((await texts.keep({ ...draft, draft_revision: 1, clauses: [] })).code).toBe('draft-changed');

  await texts.keep({ ...draft, language: 'de', based_on: 4 });
  for (let press = 0; press < 2; press += 1) expect((await texts.discard()).json['success']).toBe(true);
  expect((await texts.details())['draft']).toBeNull();
});
