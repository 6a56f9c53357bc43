/** Clauses in the order of their readers, with numbers that sentences can name. */
import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { numberReferences } from './number-references.ts';
import { numberSections } from './number-sections.ts';
import type { Arrangement, Outline } from './outline.ts';
import { blockText } from './tree-text.ts';
import type { DraftClause, DraftPhrase } from './tree.ts';

const named = (id: string, ...words: DraftPhrase[]): DraftClause => ({
  id,
  version: 1,
  price: null,
  blocks: [
    { type: 'heading', depth: 2, children: [{ type: 'text', value: id.toUpperCase() }] },
    { type: 'paragraph', children: words },
  ],
});
const text = (value: string): DraftPhrase => ({ type: 'text', value });
const title = (section: string, quoted: string): DraftPhrase => ({
  type: 'text',
  value: quoted,
  section,
  titled: true,
});

const ids = ['a', 'b', 'c', 'd', 'e'];
const outlineWith = (arrangements: readonly Arrangement[]): Outline => ({
  type: 'TEST',
  title: { question: 'document_title', usual: 'usual', names: {} as Outline['title']['names'] },
  clauses: ids.map((id) => ({ id })) as unknown as Outline['clauses'],
  arrangements,
  homes: { GB: ['e'] },
});

function printed(outline: Outline, clauses: DraftClause[], language: string, country?: string): string[] {
  const readers = { language, country };
  const places = arrange(outline, clauses, readers);
  const numbered = numberSections(places, { readers, titleOf: (section) => section });
  return numberReferences(numbered, readers).map(({ blocks }) => blockText(blocks));
}

const outline = outlineWith([
  { countries: ['US'], moves: [{ clauses: ['a'], after: 'end' }] },
  {
    sections: [{ title: 'General', clauses: ['b', 'c'] }],
    annexes: ['d', { title: 'Countries', clauses: ['e'] }],
  },
]);

test('clauses share sections, stand behind as annexes, and are at home in their country', () => {
  const all = ids.map((id) => named(id, text('x')));
  expect(printed(outline, all, 'en')).toEqual([
    '1. A\nx',
    '2. General',
    '2.1 B\nx',
    '2.2 C\nx',
    'Annex\u00A01: D\nx',
    'Annex\u00A02: E\nx',
  ]);
  expect(printed(outline, all, 'fr', 'GB').slice(-2)).toEqual(['3. E\nx', 'Annexe\u00A01\u00A0: D\nx']);
  expect(printed(outline, all, 'en', 'US')).toEqual(['1. B\nx', '2. C\nx', '3. D\nx', '4. E\nx', '5. A\nx']);
});

test('a section of one clause keeps the heading of the clause', () => {
  expect(printed(outline, [named('a', text('x')), named('c', text('x'))], 'de')).toEqual([
    '1. A\nx',
    '2. C\nx',
  ]);
});

test.each([
  ['en', 'The section ', '“D”', 'Annex\u00A01 “D” helps'],
  ['en', 'See the section ', '“C”', 'See section\u00A02.2 “C” helps'],
  ['de', 'Mehr steht im Abschnitt ', '„D“', 'Mehr steht in Anlage\u00A01 „D“ helps'],
  ['de', 'Der Abschnitt ', '„C“', 'Abschnitt\u00A02.2 „C“ helps'],
  ['fr', 'La section ', '«\u00A0D\u00A0»', 'L’annexe\u00A01 «\u00A0D\u00A0» helps'],
  ['es', 'según la cláusula ', '«D»', 'según el anexo\u00A01 «D» helps'],
  ['it', 'nella sezione ', '«D»', 'nell’allegato\u00A01 «D» helps'],
  ['nl', 'De paragraaf ', '“C”', 'Paragraaf\u00A02.2 “C” helps'],
  ['nl', 'onder ', '“D”', 'onder bijlage\u00A01 “D” helps'],
])('%s: "%s%s" names number or annex', (language, before, quoted, sentence) => {
  const id = /[CD]/u.exec(quoted)?.[0].toLowerCase() ?? '';
  const all = ['b', 'c', 'd'].map((one) => named(one, text('x')));
  const [first] = printed(
    outline,
    [named('a', text(before), title(id, quoted), text(' helps')), ...all],
    language,
  );
  expect(first).toBe(`1. A\n${sentence}`);
});

test('a reference has the capitals of the heading that it names', () => {
  const first = named('a', text('See section '), title('b', '“b”'));
  expect(printed(outline, [first, named('b', text('x'))], 'en')[0]).toBe('1. A\nSee section\u00A02 “B”');
});
