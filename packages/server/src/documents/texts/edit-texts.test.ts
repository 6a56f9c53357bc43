import { expect, test } from 'vitest';
import { emailsTo } from '../../customers/accounts/testing/people.ts';
import { type Json, twoLanguages, type Visitor, visitor } from '../agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { bought } from './testing/bought-texts.ts';

const database = useTestDatabase();

const page = async ({ app }: Visitor, url: string): Promise<string> => (await app.inject({ url })).body;
/** Without the number of its version. */
const articleOf = (html: string): string =>
  (/<article[\s\S]*<\/article>/u.exec(html)?.[0] ?? html).replace(/<p class="meta">.*/u, '');
const versions = () =>
  database.db
    .selectFrom('agreement_versions as v')
    .innerJoin('agreement_documents as d', 'd.version_id', 'v.id')
    .select(['v.number', 'v.origin', 'd.language', 'd.hash'])
    .orderBy('v.number')
    .orderBy('d.language')
    .execute();

test('an edited text is a version served at once, with the other languages unchanged', async () => {
  await using one = await visitor(database.db);
  const texts = await bought(one);
  const before = await texts.details('en');
  const live = new URL(before['live_url']).pathname;
  const german = articleOf(await page(one, `${live}/de`));
  const letters = (await emailsTo(one, 'visitor@shop.example')).length;

  const first = await texts.save({
    language: 'en',
    revision: 1,
    clauses: [
      {
        id: 'test.contact',
        markdown: '## Write to us\n\nBy **letter** & [web](https://a.example/?a=1&b=2).',
      },
    ],
  });
  expect(first.json['data']).toEqual({ revision: 2, number: 2, edited: true, saved: true, waits: false });
  one.clock.advance(1000);
  const second = await texts.save({
    language: 'en',
    revision: 2,
    clauses: [{ id: 'test.data', markdown: '' }],
  });
  expect(second.json['data']).toEqual({ revision: 3, number: 3, edited: true, saved: true, waits: false });

  const english = await page(one, `${live}/en`);
  expect(english).toContain('By <strong>letter</strong> &amp; <a');
  expect(english).not.toContain('Data we process');
  expect(english).toContain('3. Extra promise');
  expect(articleOf(await page(one, `${live}/de`))).toBe(german);
  expect(await page(one, `${live}/en/v/2`)).toContain('Data we process');
  expect(await page(one, `${live}/en/v/1`)).not.toContain('Write to us');
  const download = await one.call(
    'GET',
    `/agreement/public-download-details/${texts.id}`,
    undefined,
    texts.token,
  );
  expect(download['data'].status).toBe('not-generated');
  expect(download['data'].languages.map(({ html }: Json) => html.includes('Write to us'))).toEqual([
    false,
    true,
  ]);
  await one.call('POST', '/agreement/generate-files', { agreement_id: texts.id }, texts.token);
  expect(one.enqueued).toHaveLength(1);
  // Who saved sees it; nobody is told what they did themselves.
  expect(await emailsTo(one, 'visitor@shop.example')).toHaveLength(letters);

  const after = await texts.details('en');
  expect(after).toMatchObject({ revision: 3, edited: true, source_language: 'de', language: 'en' });
  expect(after['languages']).toMatchObject([
    { language: 'de', clauses: 4, edited: 0 },
    { language: 'en', clauses: 4, edited: 2 },
  ]);
  const [head, contact, data, extra] = after['clauses'];
  expect([head, extra]).toEqual([before['clauses'][0], before['clauses'][3]]);
  expect(contact).toMatchObject({ heading: 'Write to us', generated: before['clauses'][1].markdown });
  expect(contact.source).toContain('Kontakt');
  expect(data).toMatchObject({
    heading: '2. Data we process',
    markdown: '',
    generated: before['clauses'][2].markdown,
  });

  const found = await versions();
  expect(found.map(({ number, origin, language }) => `${number} ${origin} ${language}`)).toEqual([
    '1 generated de',
    '1 generated en',
    '2 edited de',
    '2 edited en',
    '3 edited de',
    '3 edited en',
  ]);
  const hashes = (language: string) =>
    found.filter((row) => row.language === language).map(({ hash }) => hash);
  expect(new Set(hashes('de')).size).toBe(1);
  expect(new Set(hashes('en')).size).toBe(3);
});

const withTable = {
  ...twoLanguages,
  branches: [
    {
      _id: 'b',
      branch_name: 'Mitte',
      branch_open: 'yes',
      rooms: [{ _id: 'r', room_name: 'Saal', room_use: 'work' }],
    },
  ],
};

test('a clause, tables included, can be reset to the generated text, and then nothing is edited', async () => {
  await using one = await visitor(database.db);
  const texts = await bought(one, withTable);
  const tables = async () => {
    const path = `/agreement/public-download-details/${texts.id}`;
    const { data } = await one.call('GET', path, undefined, texts.token);
    return data.languages[0].html.split('<table').length - 1;
  };
  const original = (await texts.details())['clauses'] as Json[];
  const all = (markdown: (text: string) => string) =>
    original.map((clause) => ({ id: clause['id'], markdown: markdown(clause['markdown']) }));
  const save = (revision: number, clauses: object[]) => texts.save({ language: 'de', revision, clauses });
  // Markdown has lists for tables: those come as blocks too, and stay tables when their clause is edited.
  const blocks = (clauses: Json[], of: string) =>
    clauses.flatMap((clause) => (clause[of] === null ? [] : [JSON.stringify(clause[of])]));
  expect(blocks(original, 'blocks')).toEqual([expect.stringContaining('"records"')]);
  expect(blocks(original, 'generated_blocks')).toEqual([]);

  const edited = await save(
    1,
    all((text) => `${text}\n\nMehr.`),
  );
  expect(edited.json['data']).toMatchObject({ revision: 2, edited: true });
  const afterEdit = await texts.details();
  expect(afterEdit['languages'][0]).toMatchObject({ edited: 5 });
  expect(blocks(afterEdit['clauses'], 'blocks')).toEqual([expect.stringMatching(/"records".*Mehr/u)]);
  expect(blocks(afterEdit['clauses'], 'generated_blocks')).toEqual(blocks(original, 'blocks'));
  expect(await tables()).toBe(1);
  // Without its title the document keeps the old one.
  await save(2, [{ id: 'head', markdown: '' }]);
  const untitled = await texts.details();
  expect(untitled['clauses'][0]).toMatchObject({ id: 'head', markdown: '# Prüfvereinbarung' });
  await save(3, [{ id: 'head', markdown: '# Vertrag\n\n# Zweiter Titel\n\nText' }]);
  expect(await texts.markdown('head')).toBe('# Vertrag\n\n## Zweiter Titel\n\nText');
  // Written another way, but the same words in the same places.
  const reset = await save(
    4,
    all((text) => `\n${text.replaceAll('**', '__')}\n\n`),
  );
  expect(reset.json['data']).toEqual({ revision: 5, number: 5, edited: false, saved: true, waits: false });
  expect(await tables()).toBe(1);
  const clean = await texts.details();
  expect(clean).toMatchObject({ edited: false, clauses: original });
  const found = await versions();
  const german = found.filter(({ language }) => language === 'de');
  expect(german.at(-1)?.hash).toBe(german[0]?.hash);
  expect(
    (
      await save(
        5,
        all((text) => text),
      )
    ).json['data'],
  ).toEqual({
    revision: 5,
    number: 5,
    edited: false,
    saved: false,
    waits: false,
  });
  const nothing = await save(
    5,
    all(() => ''),
  );
  expect(nothing.json['messages'][1]).toMatchObject({ field: 'clauses', code: 'too-few' });
});

test('a translation lists clauses outdated by the source, until somebody checks them', async () => {
  await using one = await visitor(database.db);
  const texts = await bought(one);
  const behind = async () => {
    const { clauses, languages } = await texts.details('en');
    const ids = clauses
      .filter((clause: Json) => clause['source_changed'])
      .map((clause: Json) => clause['id']);
    expect(languages.map((row: Json) => row['source_changed'])).toEqual([0, ids.length]);
    return ids;
  };
  const contact = await texts.markdown('test.contact', 'de');
  await texts.save({
    language: 'de',
    revision: 1,
    clauses: [
      { id: 'test.contact', markdown: `${contact}\n\nNeu.` },
      { id: 'test.data', markdown: '' },
      { id: 'test.extra', markdown: '## Zusatz\n\nNeu.' },
    ],
  });
  expect(await behind()).toEqual(['test.contact', 'test.data', 'test.extra']);
  expect((await texts.details('en'))['clauses'][2].source).toBeNull();
  const english = await texts.markdown('test.contact', 'en');
  const translated = await texts.save({
    language: 'en',
    revision: 2,
    clauses: [{ id: 'test.contact', markdown: `${english}\n\nNew.` }],
    confirmed: ['test.extra'],
  });
  expect(translated.json['data']).toMatchObject({ revision: 3, saved: true, waits: false });
  expect(await behind()).toEqual(['test.data']);
  // A check alone is kept too, and a second time is none.
  const checked = { language: 'en', clauses: [], confirmed: ['test.data'] };
  expect((await texts.save({ ...checked, revision: 3 })).json['data']).toMatchObject({
    revision: 4,
    saved: true,
  });
  expect((await texts.save({ ...checked, revision: 4 })).json['data']).toMatchObject({
    revision: 4,
    saved: false,
  });
  expect(await behind()).toEqual([]);
  // The source goes back to what it was: now the translation by hand says more than it.
  await texts.save({ language: 'de', revision: 4, clauses: [{ id: 'test.contact', markdown: contact }] });
  expect(await behind()).toEqual(['test.contact']);
});
