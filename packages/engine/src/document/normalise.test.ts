import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import type { PlainBlock, PlainPhrase } from './tree.ts';

const text = fc
  .oneof(
    fc.constantFrom('', ' ', 'a ', ' b', '\n', '\u0000', '**', '[x](y)', '2025.', '<b>', '\uE000'),
    fc.string({ maxLength: 6 }),
  )
  .map((value) => ({ type: 'text' as const, value }));
const { phrase } = fc.letrec<{ phrase: PlainPhrase }>((tie) => {
  const children = fc.array(tie('phrase'), { maxLength: 4 });
  const mark = fc.record({ type: fc.constantFrom('strong' as const, 'emphasis' as const), children });
  const url = fc.constantFrom('https://a.b', 'javascript:x', '//h', '/p', '#f', 'mailto:a@b');
  const link = fc.record({ type: fc.constant('link' as const), url, children });
  return {
    phrase: fc.oneof({ depthSize: 'small' }, text, fc.constant({ type: 'break' as const }), mark, link),
  };
});
const line = fc.array(phrase, { maxLength: 5 });
const { block } = fc.letrec<{ block: PlainBlock }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    fc.record({ type: fc.constant('paragraph' as const), children: line }),
    fc.record({
      type: fc.constant('heading' as const),
      depth: fc.constantFrom(1 as const, 2 as const, 3 as const),
      children: line,
    }),
    fc.record({
      type: fc.constant('list' as const),
      ordered: fc.boolean(),
      children: fc.array(
        fc.record({
          type: fc.constant('listItem' as const),
          children: fc.array(tie('block'), { maxLength: 3 }),
        }),
        { maxLength: 3 },
      ),
    }),
    fc
      .tuple(line, line)
      .map(([a, b]): PlainBlock => ({ type: 'records', fields: ['A', 'B'], rows: [[a, b]] })),
  ),
}));
const hostile = fc.array(block, { maxLength: 6 });

function phrasesIn(list: readonly PlainPhrase[]): PlainPhrase[][] {
  return [[...list], ...list.flatMap((one) => ('children' in one ? phrasesIn(one.children) : []))];
}
function linesIn(blocks: readonly PlainBlock[]): PlainPhrase[][] {
  return blocks.flatMap((one) => {
    if (one.type === 'list') return one.children.flatMap((item) => linesIn(item.children));
    if (one.type === 'records') return one.rows.flat();
    return [one.children];
  });
}

test('a normalised tree is in normal form', () => {
  fc.assert(
    fc.property(hostile, (tree) => {
      const once = normalise(tree);
      expect(normalise(once)).toEqual(once);
    }),
    { numRuns: 2000 },
  );
});

test('no equal neighbours, refused links, empty lines or edge spaces', () => {
  fc.assert(
    fc.property(hostile, (tree) => {
      const lines = linesIn(normalise(tree));
      for (const list of lines.flatMap(phrasesIn)) {
        list.forEach((one, i) => {
          const next = list[i + 1];
          expect(next !== undefined && one.type !== 'link' && one.type === next.type).toBe(false);
          if (one.type === 'text') expect(one.value).not.toMatch(/[\p{Cc}\uE000]| {2}|^$/u);
          if (one.type === 'link') expect(one.url).toMatch(/^(?:https:\/\/a\.b|\/p|#f|mailto:a@b)$/);
        });
      }
      for (const [first] of lines) if (first?.type === 'text') expect(first.value).not.toMatch(/^[ \t]/);
    }),
    { numRuns: 1000 },
  );
});

test('heading levels have no gaps, and one starts the document', () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom(0 as const, 1 as const, 2 as const), (tree, above) => {
      const depths = normalise(tree, above).flatMap((one) => (one.type === 'heading' ? [one.depth] : []));
      depths.forEach((depth, i) => expect(depth).toBeLessThanOrEqual((depths[i - 1] ?? above) + 1));
      expect(depths.every((depth) => depth > above)).toBe(true);
      if (above === 0) expect(depths.slice(1)).not.toContain(1);
    }),
    { numRuns: 1000 },
  );
});

test('merges a line of very many pieces, and removes very many empty ones', () => {
  const many = (children: readonly PlainPhrase[]): PlainPhrase[] =>
    Array.from({ length: 50_000 }, () => children).flat();
  const [heading] = normalise([
    { type: 'heading', depth: 1, children: many([{ type: 'text', value: 'a' }, { type: 'break' }]) },
  ]);
  expect(heading).toEqual({
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value: 'a '.repeat(50_000).trim() }],
  });
  const bold: PlainPhrase = { type: 'strong', children: [{ type: 'text', value: 'b' }] };
  expect(normalise([{ type: 'paragraph', children: many([bold]) }])).toEqual([
    {
      type: 'paragraph',
      children: [{ type: 'strong', children: [{ type: 'text', value: 'b'.repeat(50_000) }] }],
    },
  ]);
  const empty = many([{ type: 'text', value: ' ' }, { type: 'break' }]);
  expect(normalise([{ type: 'paragraph', children: empty }])).toEqual([]);
});
