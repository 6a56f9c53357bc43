import { headClause } from '@clausewright/engine/document/head-clause';
import type { Plain, PlainBlock } from '@clausewright/engine/document/tree';
import { expect, test } from 'vitest';
import { clauseMarkdown, rewrittenDocument } from './editing.ts';

const text = (value: string) => ({ type: 'text' as const, value });
const paragraph = (value: string, box?: string): PlainBlock => ({
  type: 'paragraph',
  ...(box !== undefined && { box }),
  children: [text(value)],
});
const bullets = (...words: string[]): PlainBlock => ({
  type: 'list',
  ordered: false,
  children: words.map((word) => ({ type: 'listItem', children: [paragraph(word)] })),
});
const table: PlainBlock = {
  type: 'records',
  fields: ['Service', 'Purpose', 'Known?'],
  rows: [
    [[text('Matomo')], [text('Statistics')], [{ type: 'emphasis', children: [text('yes')] }]],
    [[text('Stripe')], [text('Payment: cards')], []],
  ],
};
const heading = (depth: 1 | 2, value: string): PlainBlock => ({
  type: 'heading',
  depth,
  children: [text(value)],
});

/** The blocks of a clause after somebody changed its Markdown. */
function edited(
  blocks: PlainBlock[],
  change: (markdown: string) => string,
  language: Plain['language'] = 'en',
): PlainBlock[] {
  const children = [heading(1, 'T'), heading(2, 'A'), ...blocks];
  const document: Plain = { type: 'root', language, title: 'T', children };
  const ranges = [
    { id: headClause, version: 1, from: 0, to: 1 },
    { id: 'a', version: 1, from: 1, to: children.length },
  ];
  const written = clauseMarkdown(document, ranges).map(({ id, version, markdown }) => {
    const own = ranges.find((range) => range.id === id);
    const standing = { version, markdown, blocks: children.slice(own?.from, own?.to) };
    return { id, version, markdown: id === 'a' ? change(markdown) : markdown, standing: [standing] };
  });
  const made = rewrittenDocument(document, written);
  if (!made.ok) throw new Error(made.fault);
  return made.document.children.slice(2);
}

test.each(['en', 'fr'] as const)(
  'a table stays one when other words of its clause change (%s)',
  (language) => {
    const after = edited([paragraph('Before.'), table], (now) => now.replace('Before', 'Ahead'), language);
    expect(after).toEqual([paragraph('Ahead.'), table]);
  },
);

test('a table stands apart from the lists above and below it', () => {
  const blocks = [bullets('one', 'two'), table, bullets('three'), paragraph('End.')];
  expect(edited(blocks, (now) => now.replace('End.', 'The end.'))).toEqual([
    bullets('one', 'two'),
    table,
    bullets('three'),
    paragraph('The end.'),
  ]);
});

test('a table may stand inside a list', () => {
  const nested: PlainBlock = {
    type: 'list',
    ordered: true,
    children: [{ type: 'listItem', children: [paragraph('Services'), table] }],
  };
  expect(edited([nested, paragraph('End.')], (now) => `${now}\n\nMore.`)).toEqual([
    nested,
    paragraph('End.'),
    paragraph('More.'),
  ]);
});

test('cells and rows of a table are edited as its list', () => {
  const [row = [], other = []] = table.type === 'records' ? table.rows : [];
  expect(edited([table], (now) => now.replace('Statistics', 'Counting *visits*'))).toEqual([
    {
      ...table,
      rows: [[row[0], [text('Counting '), { type: 'emphasis', children: [text('visits')] }], row[2]], other],
    },
  ]);
  const added = '- **Vimeo**\n  - Purpose: Films\n  - Known? no';
  expect(edited([table], (now) => `${now}\n${added}`)).toEqual([
    { ...table, rows: [row, other, [[text('Vimeo')], [text('Films')], [text('no')]]] },
  ]);
  expect(edited([table], (now) => now.replace(/- \*\*Stripe[\s\S]*/u, ''))).toEqual([
    { ...table, rows: [row] },
  ]);
});

test('a list that no longer gives the fields of the table stays a list', () => {
  const [first, second] = edited([table], (now) => now.replace('Purpose: Statistics', 'Statistics'));
  expect([first?.type, second]).toEqual([
    'list',
    table.type === 'records' && { ...table, rows: [table.rows[1]] },
  ]);
  expect(edited([paragraph('No table.')], (now) => `${now}\n\n- **a**\n  - b: c`)[1]?.type).toBe('list');
});

test('a box stays around its words when they or others change', () => {
  const blocks = [paragraph('Lead.'), paragraph('One.', 'law'), paragraph('Two.', 'law'), paragraph('End.')];
  expect(edited(blocks, (now) => now.replace('Lead', 'Ahead'))).toEqual([
    paragraph('Ahead.'),
    ...blocks.slice(1),
  ]);
  expect(edited(blocks, (now) => now.replace('Two', 'Other'))).toEqual([
    ...blocks.slice(0, 2),
    paragraph('Other.', 'law'),
    paragraph('End.'),
  ]);
  expect(edited(blocks, (now) => now.replace('Two', 'Between.\n\nTwo'))).toEqual([
    ...blocks.slice(0, 2),
    paragraph('Between.', 'law'),
    ...blocks.slice(2),
  ]);
  expect(edited(blocks, (now) => `${now}\n\nBelow.`)).toEqual([...blocks, paragraph('Below.')]);
});

test('neighbouring boxes stay apart', () => {
  const blocks = [paragraph('One.', 'a'), paragraph('Two.', 'b'), paragraph('End.')];
  expect(edited(blocks, (now) => now.replace('One', 'First'))).toEqual([
    paragraph('First.', 'a'),
    ...blocks.slice(1),
  ]);
});
