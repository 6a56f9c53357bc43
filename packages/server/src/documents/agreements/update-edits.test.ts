import { expect, test } from 'vitest';
import { bought, type Bought } from '../texts/testing/bought-texts.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { complete, type Json, twoLanguages, type Visitor, visitor } from './testing/visitor.ts';
import { latestVersion, listVersionDocuments } from '../records/version-store.ts';
import { renderText } from '@clausewright/documents';

const database = useTestDatabase();
const rooms = [{ _id: 'r2', room_name: 'Hall', room_use: 'work' }];
const branches = [{ _id: 'r1', branch_name: 'North', branch_open: 'yes', rooms }];
const other = { ...twoLanguages, contact_email: 'other@shop.example' };

/** Somebody with an agreement in German and English that was paid for, and the calls that change it. */
async function owner(one: Visitor) {
  const texts = await bought(one);
  const call = (path: string, body: object): Promise<Json> =>
    one.call('POST', `/agreement/${path}/${texts.id}`, body, texts.token);
  const body = (answers: object, more: object) => ({ type: 'TEST', answers, edits: 'keep', ...more });
  return {
    ...texts,
    update: (answers: object, revision: number, more: object = {}) =>
      call('update', { request_id: crypto.randomUUID(), revision, ...body(answers, more) }),
    preview: async (answers: object, more: object = {}): Promise<Json> =>
      (await call('update/preview', body(answers, more)))['data'],
    state: () => stateOf(texts),
  };
}

/** Adds words of a hand to a clause. */
async function write(texts: Bought, clause: string, words: string, language = 'en'): Promise<void> {
  const { revision } = await texts.details(language);
  const markdown = `${await texts.markdown(clause, language)}\n\n${words}`;
  const saved = await texts.save({ language, revision, clauses: [{ id: clause, markdown }] });
  expect(saved.json['success']).toBe(true);
}

async function stateOf({ id }: Bought) {
  const { db } = database;
  const latest = await latestVersion(db, id);
  const { edited, revision, status } = await db
    .selectFrom('agreements')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const documents = await listVersionDocuments(db, latest.id);
  const text = Object.fromEntries(
    documents.map(({ language, document }) => [language, renderText(document)]),
  );
  return { edited, revision, status, number: latest.number, origin: latest.origin, documents, text };
}

const conflictsOf = (preview: Json): string[] =>
  preview['languages'].flatMap(({ language, clauses }: Json) =>
    clauses.filter((clause: Json) => clause['conflict']).map((clause: Json) => `${language} ${clause['id']}`),
  );

test('manual edits survive an update, and numbering around them adjusts', async () => {
  await using one = await visitor(database.db);
  const shop = await owner(one);
  await write(shop, 'test.extra', 'Written by hand.');
  const before = await shop.state();
  expect(before).toMatchObject({ edited: true, origin: 'edited', revision: 2 });
  expect(before.text['en']).toMatch(/3\. Extra promise/i);

  const answers = { ...twoLanguages, branches };
  const preview = await shop.preview(answers);
  expect(conflictsOf(preview)).toEqual([]);
  const english = preview['languages'].find((entry: Json) => entry['language'] === 'en');
  const changes = english.clauses.map(({ id, change, edited }: Json) => [id, change, edited]);
  expect(changes).toContainEqual(['test.extra', 'same', true]);
  expect(changes).toContainEqual(['test.branches', 'added', false]);
  expect(await shop.state()).toEqual(before);

  expect((await shop.update(answers, 2))['data'].status).toBe('finalized');
  const after = await shop.state();
  expect(after).toMatchObject({ edited: true, origin: 'merged', revision: 3 });
  expect(after.text['en']).toContain('Written by hand.');
  expect(after.text['en']).toMatch(/4\. Extra promise/i);
  expect(after.text['en']).toContain('North');
  const kept = after.documents.find(({ language }) => language === 'en');
  expect(JSON.stringify(kept?.generated?.document)).not.toContain('Written by hand.');
  expect(after.documents.find(({ language }) => language === 'de')?.generated).toBeNull();

  expect((await shop.update(answers, 2))['success']).toBe(true);
  expect((await shop.preview(answers))['changed']).toBe(false);
  expect(await shop.state()).toEqual(after);
});

test('conflicting changes are presented clause by clause, and nothing is lost', async () => {
  await using one = await visitor(database.db);
  const shop = await owner(one);
  await write(shop, 'test.contact', 'Ring twice.');
  await write(shop, 'test.contact', 'Zweimal klingeln.', 'de');
  const before = await shop.state();
  const preview = await shop.preview(other);
  expect(conflictsOf(preview)).toEqual(['de test.contact', 'en test.contact']);
  const clause = preview['languages'][1].clauses.find((entry: Json) => entry['conflict']);
  expect(clause.mine).toContain('Ring twice.');
  expect(clause.theirs).toContain('other@shop.example');
  expect(clause.html).toMatch(/<del [\s\S]*<ins |<ins [\s\S]*<del /);

  const refused = await shop.update(other, 3);
  expect(refused['messages'].map(({ code, field }: Json) => [code, field])).toEqual([
    ['edit-conflicts', undefined],
    ['required', 'resolutions.de.test.contact'],
    ['required', 'resolutions.en.test.contact'],
  ]);
  const half = [{ language: 'en', clause: 'test.contact', take: 'mine' }];
  const named = (await shop.update(other, 3, { resolutions: half }))['messages'];
  expect(named.map(({ field }: Json) => field)).toEqual([undefined, 'resolutions.de.test.contact']);
  expect((await shop.update(other, 2, { resolutions: half }))['messages'][0].code).toBe('revision-changed');
  expect(await shop.state()).toEqual(before);

  const resolutions = [...half, { language: 'de', clause: 'test.contact', take: 'theirs' }];
  for (let press = 0; press < 2; press += 1) {
    expect((await shop.update(other, 3, { resolutions }))['success']).toBe(true);
  }
  const after = await shop.state();
  expect(after).toMatchObject({ edited: true, origin: 'merged', revision: 4 });
  expect(after.text['en']).toContain('Ring twice.');
  expect(after.text['en']).not.toContain('other@shop.example');
  expect(after.text['de']).toContain('other@shop.example');
  // Decided once: the text by hand has been held against the new one.
  expect(conflictsOf(await shop.preview({ ...other, keeping: { amount: 9, unit: 'months' } }))).toEqual([]);
});

test('a reset removes all manual edits; removing a language removes its texts', async () => {
  await using one = await visitor(database.db);
  const shop = await owner(one);
  await write(shop, 'test.data', 'Von Hand.', 'de');
  const english = { ...twoLanguages, document_languages: ['en', 'fr', 'it'] };
  expect((await shop.update(english, 2))['success']).toBe(true);
  const unpaid = await shop.state();
  expect(unpaid).toMatchObject({ status: 'unfinished', edited: false, origin: 'generated' });
  expect(Object.keys(unpaid.text).toSorted()).toEqual(['en', 'fr', 'it']);
  // Of an unpaid version nothing is asked for: the answers of before are a version of their own again.
  expect((await shop.update(twoLanguages, 3))['data'].status).toBe('finalized');
  await write(shop, 'test.data', 'Again by hand.');
  expect((await shop.update(twoLanguages, 5, { edits: 'reset' }))['success']).toBe(true);
  const after = await shop.state();
  expect(after).toMatchObject({ edited: false, origin: 'generated', number: 6 });
  expect(after.text['en']).not.toContain('Again');
});

test('premium alone costs its base once, and an update not mentioning it keeps it', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(complete);
  const upgrade = () => holder.update(complete, 1, { premium: true });
  const { status, costs } = (await upgrade())['data'];
  expect(status).toBe('unfinished');
  expect(costs.lines.map(({ code }: Json) => code)).toEqual(['premium:TEST']);
  expect((await upgrade())['data']).toMatchObject({ status: 'unfinished', costs });
  await holder.process(await holder.order(), { token: 'approve' });
  expect((await upgrade())['data']).toMatchObject({ status: 'finalized', costs: { total: 0 } });
  expect((await holder.read('details'))['data']).toMatchObject({ revision: 2, premium: true });
  await holder.update({ ...complete, owner: 'Neu GmbH' }, 2);
  expect((await holder.read('details'))['data']).toMatchObject({ revision: 3, premium: true });
  const withLine = (await holder.update(twoLanguages, 3))['data'];
  expect(withLine.costs.lines.map(({ code }: Json) => code)).not.toContain('premium:TEST');
});

test('of two concurrent updates one succeeds; the same one twice is one', async () => {
  await using one = await visitor(database.db);
  const shop = await owner(one);
  await write(shop, 'test.data', 'By hand.');
  const both = await Promise.all([
    shop.update({ ...twoLanguages, owner: 'One' }, 2),
    shop.update({ ...twoLanguages, owner: 'Two' }, 2),
  ]);
  const codes = both.map((answer) => (answer['success'] ? 'won' : answer['messages'][0].code));
  expect(new Set(codes)).toEqual(new Set(['revision-changed', 'won']));
  const twice = { ...twoLanguages, owner: 'Three' };
  const same = await Promise.all([shop.update(twice, 3), shop.update(twice, 3)]);
  expect(same.map((answer) => answer['success'])).toEqual([true, true]);
  const state = await shop.state();
  expect(state).toMatchObject({ revision: 4, number: 4, edited: true });
  expect(state.text['en']).toContain('By hand.');
});

test('a checked translation stays checked until the update rewrites it', async () => {
  await using one = await visitor(database.db);
  const shop = await owner(one);
  await write(shop, 'test.data', 'Von Hand.', 'de');
  await write(shop, 'test.extra', 'Von Hand.', 'de');
  const changed = async (): Promise<string[]> =>
    (await shop.details('en'))['clauses']
      .filter((clause: Json) => clause['source_changed'])
      .map((clause: Json) => clause['id']);
  expect(await changed()).toEqual(['test.data', 'test.extra']);
  await shop.save({ language: 'en', revision: 3, clauses: [], confirmed: ['test.data', 'test.extra'] });
  expect(await changed()).toEqual([]);
  // A clause comes in between, so that a number moves in both languages.
  const larger = { ...twoLanguages, branches, people: 4 };
  expect((await shop.update(larger, 4))['success']).toBe(true);
  expect(await changed()).toEqual([]);
  const longer = { ...larger, keeping: { amount: 9, unit: 'months' } };
  const resolutions = [{ language: 'de', clause: 'test.data', take: 'mine' }];
  expect((await shop.update(longer, 5, { resolutions }))['success']).toBe(true);
  expect(await changed()).toEqual(['test.data']);
});
