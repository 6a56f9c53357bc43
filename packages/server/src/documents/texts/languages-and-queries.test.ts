import { TextReader } from '@clausewright/documents';
import { expect, test } from 'vitest';
import { complete, twoLanguages, type Visitor, visitor } from '../agreements/testing/visitor.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { readTexts } from './read-texts.ts';
import { saveTexts } from './save-texts.ts';
import { bought, pay } from './testing/bought-texts.ts';

const database = useTestDatabase();
const six = ['de', 'en', 'es', 'fr', 'it', 'nl'];

test('a language is added for its price and removed for free, and manual texts stay', async () => {
  await using one = await visitor(database.db);
  const texts = await bought(one);
  await texts.save({
    language: 'de',
    revision: 1,
    clauses: [{ id: 'test.extra', markdown: '## Zusatz\n\nNeu.' }],
  });
  const added = await texts.languages(['de', 'en', 'fr'], 2);
  expect(added.json['data']).toMatchObject({ agreement_id: texts.id, status: 'unfinished' });
  expect(added.json['data'].costs.lines).toMatchObject([{ code: 'translation_language:fr' }]);
  const served = await one.call(
    'GET',
    `/agreement/public-download-details/${texts.id}`,
    undefined,
    texts.token,
  );
  expect(served['data'].languages).toHaveLength(2);
  // Whoever thinks better of it goes back without paying.
  const back = await texts.languages(['de', 'en'], 3);
  expect(back.json['data']).toMatchObject({ status: 'finalized', costs: { total: 0 } });
  await texts.languages(['de', 'en', 'fr'], 4);
  await pay(one, texts.id, texts.token);
  expect(await texts.markdown('test.extra', 'de')).toBe('## Zusatz\n\nNeu.');
  expect(await texts.details('fr')).toMatchObject({ edited: true, source_language: 'de', revision: 5 });
  // Its translation was made of the answers, and never saw what was written by hand.
  expect((await texts.details())['languages'].map((row: object) => Object.values(row))).toEqual([
    ['de', 4, 1, 0, false],
    ['en', 4, 0, 1, false],
    ['fr', 4, 0, 1, false],
  ]);

  // Another order: another source.
  expect((await texts.languages(['de', 'fr', 'en'], 5)).json['data'].status).toBe('finalized');
  const turned = await texts.languages(['fr', 'en'], 6);
  expect(turned.json['data']).toMatchObject({ status: 'finalized', costs: { total: 0 } });
  expect(await texts.details()).toMatchObject({ source_language: 'fr', revision: 7, edited: false });

  // The one that came free may go and come back, and a line names what is new, wherever it stands.
  const again = await texts.languages(['fr', 'de', 'en'], 7);
  expect(again.json['data']).toMatchObject({ status: 'finalized', costs: { total: 0 } });
  const more = await texts.languages(['it', 'fr', 'de', 'en'], 8);
  expect(more.json['data']).toMatchObject({
    status: 'unfinished',
    costs: { lines: [{ code: 'translation_language:it' }], total_price_is_extra_difference: true },
  });
  const quoted = await one.call('POST', `/agreement/costs/${texts.id}`, {}, texts.token);
  expect(quoted['data'].lines).toMatchObject([{ code: 'translation_language:it' }]);
  await pay(one, texts.id, texts.token);
  expect((await texts.details())['source_language']).toBe('it');

  expect((await texts.languages(['fr'], 6)).code).toBe('revision-changed');
  const fields = async (languages: string[]) =>
    (await texts.languages(languages, 9)).json['messages'].map((one: { field: string }) => one.field);
  expect(await fields([])).toEqual(['languages']);
  expect(await fields(['xx'])).toEqual(['languages.0']);
  expect((await fields(['fr', 'fr'])).at(-1)).toBe('languages.fr');
});

test('another free language replaces the first, and a second one must be paid', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made({ ...complete, document_languages: ['de'] });
  const update = async (languages: string[], revision: number) =>
    (await holder.update({ ...complete, document_languages: languages }, revision))['data'];
  expect(await update(['en'], 1)).toMatchObject({ status: 'finalized', costs: { total: 0, lines: [] } });
  const both = await update(['de', 'en'], 2);
  const lines = [{ code: 'premium:TEST' }, { code: 'translation_language:de' }];
  expect(both).toMatchObject({ status: 'unfinished', costs: { lines } });
  expect(both.costs.lines).toHaveLength(2);
  const turned = await update(['en', 'de'], 3);
  expect(turned.costs).toEqual(both.costs);
});

/** Queries asked by a use case, those of its transaction included. */
async function countOf(
  one: Visitor,
  work: (ports: InstancePorts) => Promise<{ ok: boolean }>,
): Promise<number> {
  let asked = 0;
  const db = one.ports.db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  expect(await work({ ...one.ports, db })).toMatchObject({ ok: true });
  return asked;
}

test('reading and saving need as many queries for six languages as for one, edited or not', async () => {
  await using one = await visitor(database.db);
  // Those for the agreement itself are written once, and not seen by this.
  await using reader = new TextReader();
  const counts: number[][] = [];
  for (const languages of [['de'], six]) {
    const { id, token, ...texts } = await bought(one, { ...twoLanguages, document_languages: languages });
    const at = { id, caller: { token }, language: 'de' as const };
    const save = (revision: number, clauses: { id: string; markdown: string }[]) =>
      countOf(one, (ports) => saveTexts({ ...ports, reader }, { ...at, revision, clauses }));
    const read = () => countOf(one, (ports) => readTexts(ports, { ...at, speaks: 'de' }));
    const before = await read();
    const saved = await save(1, [{ id: 'test.extra', markdown: 'One.' }]);
    const all = ['head', 'test.contact', 'test.data', 'test.extra'];
    const savedAll = await save(
      2,
      all.map((clause) => ({ id: clause, markdown: `## ${clause}\n\nText.` })),
    );
    await texts.keep({ language: 'de', based_on: 3, draft_revision: 0, clauses: [] });
    counts.push([before, await read(), saved, savedAll]);
  }
  expect(counts[1]).toEqual(counts[0]);
  const [[before = 0, after = 0, saved = 0, savedAll = 0] = []] = counts;
  expect([before, after]).toEqual([4, 4]);
  expect(saved).toBe(savedAll);
  expect(saved).toBeLessThanOrEqual(16);
});
