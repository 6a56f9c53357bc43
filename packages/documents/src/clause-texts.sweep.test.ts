import * as fc from 'fast-check';
import { normalise } from '@clausewright/engine/document/normalise';
import type { ClauseRange, Plain, PlainBlock } from '@clausewright/engine/document/tree';
import { limits } from '@clausewright/contract/limits';
import { expect, test } from 'vitest';
import { type ClauseMarkdown, clauseMarkdown, documentOfTexts } from './editing.ts';
import { recordsAsList } from './records-as-list.ts';
import { canonical, asMarkdownShows } from './testing/canonical.ts';
import { generatedDocuments } from './testing/generated-documents.ts';
import { hostileTrees } from './testing/hostile-trees.ts';
import { policyFixture } from './testing/policy-fixture.ts';
import { runs } from './testing/runs.ts';
import { sumWeights, measureWeight } from './text-weight.ts';

const of = { language: 'en' as const, title: 'Old title' };
const text = (markdown: string, id = 'a') => ({ id, version: 1, markdown });
const read = (...texts: string[]) => {
  const made = documentOfTexts(
    of,
    texts.map((markdown, index) => text(markdown, `c${index}`)),
  );
  if (!made.ok) throw new Error(made.fault);
  return made;
};
const headings = (plain: Plain) =>
  plain.children.flatMap((block) =>
    block.type === 'heading' ? [`${block.depth} ${JSON.stringify(block.children)}`] : [],
  );

/** What a document is after its clauses were written as Markdown, by other means than the parser. */
function withoutTables({ children, language }: Plain, clauses: readonly ClauseRange[]): PlainBlock[] {
  const above: PlainBlock[] = [1, 2, 3].map((depth) => ({
    type: 'heading',
    depth: depth as 1 | 2 | 3,
    children: [{ type: 'text', value: 'x' }],
  }));
  return clauses.flatMap(({ from, to }) => {
    const blocks = children.slice(from, to);
    const [first] = blocks;
    const whole = first?.type === 'heading' && first.depth === 1;
    const plain: Plain = { type: 'root', ...of, language, children: whole ? blocks : [...above, ...blocks] };
    return asMarkdownShows(plain).slice(whole ? 0 : above.length);
  });
}

function again({ document, clauses }: { document: Plain; clauses: readonly ClauseRange[] }) {
  return documentOfTexts(
    { language: document.language, title: document.title },
    clauseMarkdown(document, clauses),
  );
}

/** Each block of a tree begins a clause where `borders` says so; the first always does. */
function bordered(plain: Plain, borders: readonly boolean[]): ClauseRange[] {
  const starts = plain.children.flatMap((_, at) => (at === 0 || borders[at % borders.length] ? [at] : []));
  return starts.map((from, at) => ({
    id: `c${at}`,
    version: at,
    from,
    to: starts[at + 1] ?? plain.children.length,
  }));
}

/** Damages of a writer that the round trip must notice. */
const damages: Record<string, (markdown: string) => string> = {
  'a mark lost': (markdown) => markdown.replace('**', ''),
  'a sublist moved out': (markdown) => markdown.replaceAll('\n  - ', '\n- '),
  'an escape lost': (markdown) => markdown.replaceAll('\\', ''),
};

test('random documents with random clause borders are read back unchanged', () => {
  fc.assert(
    fc.property(
      hostileTrees({ foreign: true }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
      (wild, borders) => {
        const plain = canonical(wild);
        const document: Plain = { ...plain, children: withoutTables(plain, bordered(plain, borders)) };
        const clauses = bordered(document, borders);
        const made = again({ document, clauses });
        const idsOf = (ranges: readonly ClauseRange[]) => ranges.map(({ id, version }) => [id, version]);
        const found = made.ok ? [made.document.children, idsOf(made.clauses)] : made;
        // Two lists of one kind that stand in one clause are one list, so borders may move.
        const expected = [withoutTables(document, clauses), idsOf(clauses)];
        // As text, because comparing trees takes longer than making them.
        expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
      },
    ),
    { numRuns: runs(1500, 10_000) },
  );
}, 300_000);

const generated = generatedDocuments(runs(2, 40));

test('every clause of every generated agreement is read back unchanged in six languages', () => {
  for (const { name, document, clauses } of generated) {
    const made = again({ document, clauses });
    if (!made.ok) throw new Error(`${name}: ${made.fault}`);
    expect(made.document.title).toBe(document.title);
    expect(JSON.stringify(made.document.children)).toBe(JSON.stringify(withoutTables(document, clauses)));
    expect(made.clauses.map(({ id, version }) => ({ id, version }))).toEqual(
      clauses.filter(({ from, to }) => to > from).map(({ id, version }) => ({ id, version })),
    );
    expect(clauseMarkdown(made.document, made.clauses)).toEqual(
      clauseMarkdown(document, clauses).filter(({ markdown }) => markdown !== ''),
    );
  }
});

test('the largest generated document uses at most a tenth of the allowed weight', () => {
  const weights = generated.map(({ document, clauses }) =>
    sumWeights(clauseMarkdown(document, clauses).map(({ markdown }) => measureWeight(markdown))),
  );
  expect(Math.max(...weights.map(({ cost }) => cost))).toBeLessThan(100_000);
  expect(Math.max(...weights.map(({ characters }) => characters))).toBeLessThan(limits.documentText / 4);
});

test.each(Object.entries(damages))('the round trip detects %s', (_name, damage) => {
  const noticed = [
    policyFixture('de'),
    { ...policyFixture('de'), children: [...policyFixture('de').children, hostile] },
  ].some((document) => {
    const clauses = bordered(document, [true]);
    const made = documentOfTexts(
      document,
      clauseMarkdown(document, clauses).map((clause) => ({ ...clause, markdown: damage(clause.markdown) })),
    );
    return (
      !made.ok || JSON.stringify(made.document.children) !== JSON.stringify(withoutTables(document, clauses))
    );
  });
  expect(noticed).toBe(true);
});

const hostile: PlainBlock = { type: 'paragraph', children: [{ type: 'text', value: '# 2025. *x* [y](z)' }] };

test('a clause counts the words of its heading, and a table is a list', () => {
  const records: PlainBlock = {
    type: 'records',
    fields: ['Name', 'Zweck'],
    rows: [[[{ type: 'text', value: 'Matomo' }], [{ type: 'text', value: 'Statistik' }]]],
  };
  const document: Plain = {
    type: 'root',
    ...of,
    children: [
      {
        type: 'heading',
        depth: 1,
        children: [{ type: 'strong', children: [{ type: 'text', value: 'A & B' }] }],
      },
      records,
    ],
  };
  const ranges = [
    { id: 'head', version: 1, from: 0, to: 1 },
    { id: 'x', version: 7, from: 1, to: 2 },
    { id: 'gone', version: 2, from: 2, to: 2 },
  ];
  expect(clauseMarkdown(document, ranges)).toEqual<ClauseMarkdown[]>([
    { id: 'head', version: 1, heading: 'A & B', markdown: '# **A & B**' },
    { id: 'x', version: 7, heading: '', markdown: '- **Matomo**\n  - Zweck: Statistik' },
    { id: 'gone', version: 2, heading: '', markdown: '' },
  ]);
  expect(read('# T', '- **Matomo**\n  - Zweck: Statistik').document.children[1]).toEqual(
    normalise([recordsAsList(records, 'de')])[0],
  );
});

test('an empty text omits its clause', () => {
  const { clauses } = read('# T\n\na', ' \n\t\n', '&nbsp;', '<!-- -->', '## B');
  expect(clauses.map(({ id }) => id)).toEqual(['c0', 'c2', 'c3', 'c4']);
  expect(read().document.children).toMatchObject([
    { type: 'heading', depth: 1, children: [{ value: 'Old title' }] },
  ]);
  expect(read('', '').clauses).toMatchObject([{ id: 'head', from: 0, to: 1 }]);
});

test('the document has exactly one title, the previous one if the user removed it', () => {
  const title = (value: string) => `1 [{"type":"text","value":"${value}"}]`;
  const second = (value: string) => title(value).replace('1', '2');
  expect(headings(read('a', '## B').document)).toEqual([title('Old title'), second('B')]);
  expect(headings(read('# New', '# B').document)).toEqual([title('New'), second('B')]);
  expect(headings(read('## A', '# B').document)).toEqual([title('Old title'), second('A'), second('B')]);
  expect(headings(read('', '# B\n\n# C').document)).toEqual([title('B'), second('C')]);
  expect(read('# New *name*\n\nx').document.title).toBe('New name');
  expect(read('x').document.title).toBe('Old title');
});

test('a depth 3 heading keeps its depth across a clause border without a gap above', () => {
  const depths = (...texts: string[]) =>
    read(...texts).document.children.map((block) => (block.type === 'heading' ? block.depth : 0));
  expect(depths('# T', '## A', '### B', '### C')).toEqual([1, 2, 3, 3]);
  expect(depths('# T', '### B', '### C')).toEqual([1, 2, 3]);
  expect(depths('# T', '#### deep')).toEqual([1, 2]);
});

test('lists at a clause border stay in their clauses', () => {
  const { document, clauses } = read('# T\n\n- a', '- b');
  expect(clauses).toMatchObject([
    { from: 0, to: 2 },
    { from: 2, to: 3 },
  ]);
  expect(clauseMarkdown(document, clauses).map(({ markdown }) => markdown)).toEqual(['# T\n\n- a', '- b']);
});

test('an error names its clause, or none where only the total is too large', () => {
  const fault = (...texts: string[]) =>
    documentOfTexts(
      of,
      texts.map((markdown, index) => text(markdown, `c${index}`)),
    );
  const half = 'x'.repeat(limits.documentText / 2);
  expect(fault('a', half, half)).toEqual({ ok: false, clause: null, fault: 'too-long' });
  expect(fault('a', `${half}${half}x`)).toEqual({ ok: false, clause: 'c1', fault: 'too-long' });
  const sections = '## a\n'.repeat(limits.documentBlocks / 2);
  expect(fault(sections, sections)).toMatchObject({ ok: true });
  expect(fault(sections, sections, 'one more')).toEqual({ ok: false, clause: null, fault: 'too-many' });
  expect(fault('a', `${sections}${sections}a`)).toEqual({ ok: false, clause: 'c1', fault: 'too-many' });
  expect(fault('a', `${'- '.repeat(limits.listDepth)}a`)).toMatchObject({ ok: true });
  expect(fault('a', `${'- '.repeat(limits.listDepth + 1)}a`)).toEqual({
    ok: false,
    clause: 'c1',
    fault: 'too-deep',
  });
  expect(fault(...Array.from({ length: limits.clauses + 1 }, () => 'a'))).toMatchObject({
    fault: 'too-many',
  });
});

test('normalization is idempotent across a second read', () => {
  const { document, clauses } = read('# T', '### x\n\n1) a\n2) b\n\n`c`', '> q\n\n# z');
  expect(again({ document, clauses })).toEqual({ ok: true, document, clauses });
  expect(normalise(document.children)).toEqual(document.children);
});
