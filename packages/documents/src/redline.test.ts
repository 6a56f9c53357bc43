import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClauseText, splitClauses } from '@clausewright/engine/merge/merge';
import type { Plain, PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';
import { renderHtml, renderMarked } from './html.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { redline } from './redline.ts';
import { markedClauses } from './redline-clauses.ts';
import { canonical } from './testing/canonical.ts';
import { hostileTrees } from './testing/hostile-trees.ts';
import { policyFixture } from './testing/policy-fixture.ts';
import { htmlText } from './testing/read-text.ts';

const clause = (blocks: readonly PlainBlock[], id = 'c'): ClauseText => ({
  id,
  version: 1,
  blocks: [...blocks],
});
const of = (markdown: string) => [clause(parseMarkdown(`# T\n\n${markdown}`).slice(1))];
const shown = (before: string, after: string) =>
  redline(of(before), of(after))
    .map(({ html }) => html)
    .join('\n');

const without = (html: string, tag: 'ins' | 'del') => {
  const other = tag === 'ins' ? 'del' : 'ins';
  return html
    .replace(new RegExp(`<${tag}>[\\s\\S]*?</${tag}>`, 'gu'), '')
    .replace(new RegExp(`</?${other}>`, 'gu'), '');
};
/** Letters, and the line breaks and links that a reader sees. */
const read = (html: string) => htmlText(html.replaceAll('<br>', '↵')).replace(/\s+/gu, '');
const htmlOf = (blocks: readonly PlainBlock[]) =>
  renderHtml({ type: 'root', language: 'en', title: '', children: [...blocks] });

const hostile = hostileTrees({ foreign: true }).map((plain) => canonical(plain).children);
/** Two documents with much in common: blocks of one taken out, put in, doubled, moved or given other words. */
const related: fc.Arbitrary<[PlainBlock[], PlainBlock[]]> = fc
  .tuple(hostile, hostile, fc.array(fc.tuple(fc.nat(), fc.nat(4)), { maxLength: 4 }))
  .map(([blocks, others, edits]) => {
    let after = structuredClone(blocks);
    for (const [where, what] of edits) {
      const at = where % (after.length + 1);
      const other = structuredClone(others[where % others.length]);
      if (what === 0) after = after.toSpliced(at, 1);
      if (what === 1 && other) after = after.toSpliced(at, 0, other);
      if (what === 2) after = [...after.slice(at), ...after.slice(0, at)];
      if (what === 3) after = after.map((block, index) => (index === at ? reworded(block) : block));
      if (what === 4) after = after.map(reworded);
    }
    return [blocks, after];
  });

/** Some words of a block replaced, some made bold, some items and rows taken out. */
function reworded(block: PlainBlock): PlainBlock {
  const phrases = (list: PlainPhrase[]): PlainPhrase[] =>
    list.flatMap((phrase, index): PlainPhrase[] => {
      if (phrase.type === 'text') return [{ type: 'text', value: phrase.value.replace(/x|zwei/u, 'neu') }];
      if (phrase.type === 'break') return index % 2 === 0 ? [] : [phrase];
      return phrase.type === 'strong' ? phrase.children : [{ ...phrase, children: phrases(phrase.children) }];
    });
  switch (block.type) {
    case 'list':
      return {
        ...block,
        children: block.children.map((item, index) => ({
          ...item,
          children: index === 1 ? item.children : item.children.map(reworded),
        })),
      };
    case 'records':
      return {
        ...block,
        fields: block.fields.map((field, index) => (index === 1 ? `${field} neu` : field)),
        rows: block.rows.toSpliced(1, 1).map((row) => row.map(phrases)),
      };
    default:
      return { ...block, children: phrases(block.children) };
  }
}

function expectBoth(before: readonly PlainBlock[], after: readonly PlainBlock[]) {
  expectTexts(redline([clause(before)], [clause(after)])[0]?.html ?? '', before, after);
}

function expectTexts(html: string, before: readonly PlainBlock[], after: readonly PlainBlock[]) {
  expect(read(without(html, 'ins'))).toBe(read(htmlOf(before)));
  expect(read(without(html, 'del'))).toBe(read(htmlOf(after)));
}

test('without insertions a redline is the old text, without deletions the new one', () => {
  fc.assert(
    fc.property(fc.oneof(related, fc.tuple(hostile, hostile)), ([before, after]) => {
      expectBoth(before, after);
    }),
    { numRuns: 1500 },
  );
});

test('the comparison detects a lost word and a wrongly marked one', () => {
  const [only] = redline(of('one two three'), of('one four three'));
  const html = only?.html ?? '';
  const right = 'onetwothree';
  expect(read(without(html, 'ins'))).toBe(right);
  expect(read(without(html.replace(' three', ''), 'ins'))).not.toBe(right);
  expect(read(without(html.replaceAll('del>', 'ins>'), 'ins'))).not.toBe(right);
});

test('equal documents have no marks', () => {
  fc.assert(
    fc.property(hostile, (blocks) => {
      const turned = JSON.parse(JSON.stringify(blocks)) as PlainBlock[];
      const [only] = redline([clause(blocks)], [clause(turned)]);
      expect(only?.change).toBe('same');
      expect(only?.html).not.toMatch(/<ins|<del/u);
      expect(redline([clause(blocks)], [{ ...clause(turned), version: 2 }])[0]?.change).toBe('same');
    }),
    { numRuns: 300 },
  );
});

test('marks never nest or wrap blocks, and contain only model elements', () => {
  const tags = new Set<string>();
  fc.assert(
    fc.property(related, ([before, after]) => {
      const html = redline([clause(before)], [clause(after)])[0]?.html ?? '';
      expect(html).not.toMatch(
        /<(?:ins|del)>(?:(?!<\/(?:ins|del)>).)*<(?:ins|del|p|li|h[123]|td|th|table)\b/su,
      );
      for (const [tag] of html.matchAll(/<[^>]*>?/gu)) tags.add(tag.replace(/href="[^"]*"/u, 'href'));
      for (const [, address = ''] of html.matchAll(/href="([^"]*)"/gu))
        expect(address).toMatch(/^(?:https?:|mailto:|tel:|#|\/(?!\/))/u);
    }),
    { numRuns: 500 },
  );
  const alone = ['<br>', '<a href>', '<th scope="col">', '<th scope="row">'];
  const plain = 'del em h1 h2 h3 ins li ol p strong table tbody td thead tr ul'.split(' ');
  const closed = [...plain, 'a', 'th'].map((name) => `</${name}>`);
  expect([...tags].toSorted()).toEqual([...alone, ...plain.map((name) => `<${name}>`), ...closed].toSorted());
});

test('changed words are marked inside their paragraph, dates and addresses as a whole', () => {
  expect(shown('We keep it for 30 days.', 'We keep it for 60 days.')).toBe(
    '<p>We keep it for <del>30</del><ins>60</ins> days.</p>',
  );
  expect(
    shown(
      'Write to a@x.example by 1.5.2026 at the latest.',
      'Write to b@x.example by 2.5.2026 at the latest.',
    ),
  ).toBe(
    '<p>Write to <del>a@x.example</del><ins>b@x.example</ins> by <del>1.5.2026</del><ins>2.5.2026</ins> at the latest.</p>',
  );
});

test('changes separated only by a space are merged', () => {
  expect(
    shown('It is a big red house of ours and yours.', 'It is a small blue house of ours and yours.'),
  ).toBe('<p>It is a <del>big red</del><ins>small blue</ins> house of ours and yours.</p>');
});

test('formatting and links count as changes, and stay whole where inner words change', () => {
  expect(shown('Some plain words here.', 'Some **plain** words here.')).toBe(
    '<p>Some <del>plain</del><ins><strong>plain</strong></ins> words here.</p>',
  );
  expect(shown('See [our long page](/a) for more.', 'See [our short page](/a) for more.')).toBe(
    '<p>See <a href="/a">our <del>long</del><ins>short</ins> page</a> for more.</p>',
  );
  expect(shown('See [our page](/a) for more of it.', 'See [our page](/b) for more of it.')).toBe(
    '<p>See <del><a href="/a">our page</a></del><ins><a href="/b">our page</a></ins> for more of it.</p>',
  );
});

test('lists are compared item by item, also nested ones', () => {
  expect(shown('- one\n- two\n- three', '- one\n- three\n- four')).toBe(
    '<ul>\n<li>one</li>\n<li><del>two</del></li>\n<li>three</li>\n<li><ins>four</ins></li>\n</ul>',
  );
  expect(shown('- all of one\n  - a\n  - b', '- all of one\n  - a\n  - c')).toBe(
    '<ul>\n<li>all of one\n<ul>\n<li>a</li>\n<li><del>b</del></li>\n<li><ins>c</ins></li>\n</ul>\n</li>\n</ul>',
  );
});

test('headings change in place, and are replaced when their level changes', () => {
  expect(shown('## Your rights\n\nText', '## Your data rights\n\nText')).toBe(
    '<h2>Your <ins>data </ins>rights</h2>\n<p>Text</p>',
  );
  expect(shown('## One\n\n## Two\n\nText', '## One\n\n### Two\n\nText')).toBe(
    '<h2>One</h2>\n<h2><del>Two</del></h2>\n<h3><ins>Two</ins></h3>\n<p>Text</p>',
  );
});

const cell = (value: string): PlainPhrase[] => (value === '' ? [] : [{ type: 'text', value }]);
const table = (fields: string[], ...rows: string[][]): ClauseText[] => [
  clause([{ type: 'records', fields, rows: rows.map((row) => row.map(cell)) }]),
];
const tableText = (before: ClauseText[], after: ClauseText[]) =>
  (redline(before, after)[0]?.html ?? '')
    .replace(/<\/?(?:table|thead|tbody)>\n?/gu, '')
    .replace(/ scope="\w+"/gu, '')
    .trim();

test('tables are compared by row and cell, with rows matched by name', () => {
  expect(
    tableText(
      table(['Name', 'Purpose'], ['Stripe', 'payment'], ['Matomo', 'statistics']),
      table(['Name', 'Purpose'], ['PayPal', 'cash'], ['Stripe', 'fraud'], ['Matomo', 'statistics']),
    ),
  ).toBe(`<tr><th>Name</th><th>Purpose</th></tr>
<tr><th><ins>PayPal</ins></th><td><ins>cash</ins></td></tr>
<tr><th>Stripe</th><td><del>payment</del><ins>fraud</ins></td></tr>
<tr><th>Matomo</th><td>statistics</td></tr>`);
});

test('columns are added, removed and renamed', () => {
  expect(
    tableText(
      table(['Name', 'Purpose'], ['Stripe', 'payment'], ['Matomo', 'statistics']),
      table(['Name', 'Purpose', 'Country'], ['Stripe', 'payment', 'IE'], ['Matomo', 'statistics', '']),
    ),
  ).toBe(`<tr><th>Name</th><th>Purpose</th><th><ins>Country</ins></th></tr>
<tr><th>Stripe</th><td>payment</td><td><ins>IE</ins></td></tr>
<tr><th>Matomo</th><td>statistics</td><td></td></tr>`);
  expect(
    tableText(
      table(['Name', 'Old', 'Seat'], ['Stripe', 'payment', 'IE']),
      table(['Name', 'Purpose'], ['Stripe', 'payment']),
    ),
  ).toBe(`<tr><th>Name</th><th><del>Old</del><ins>Purpose</ins></th><th><del>Seat</del></th></tr>
<tr><th>Stripe</th><td>payment</td><td><del>IE</del></td></tr>`);
});

test('clauses follow the order of the new document, removed ones at their old place', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) =>
    clause(parseMarkdown(`# T\n\n## ${id}\n\nText of ${id}.`).slice(1), id),
  );
  if (!a || !b || !c || !d) throw new Error('unreachable');
  const changed = clause(parseMarkdown('# T\n\n## Other\n\nText of it.').slice(1), 'c');
  expect(redline([a, b, c], [d, a, changed]).map(({ id, heading, change }) => [id, heading, change])).toEqual(
    [
      ['d', 'd', 'added'],
      ['a', 'a', 'same'],
      ['b', 'b', 'removed'],
      ['c', 'Other', 'changed'],
    ],
  );
});

test('screen readers get the caller’s texts, escaped', () => {
  const [only] = redline(of('one'), of('two'), { ins: 'put "in"', del: 'out' });
  expect(only?.html).toBe(
    '<p><del data-said="out">one</del></p>\n<p><ins data-said="put &quot;in&quot;">two</ins></p>',
  );
});

const words = (count: number, seed: number) =>
  Array.from({ length: count }, (_, index) => `w${(index * seed) % 7919}`).join(' ');
const long: Record<string, [PlainBlock[], PlainBlock[]]> = {
  'one paragraph of 60,000 other words': [
    [{ type: 'paragraph', children: [{ type: 'text', value: words(60_000, 7) }] }],
    [{ type: 'paragraph', children: [{ type: 'text', value: words(60_000, 11) }] }],
  ],
  '6,000 other paragraphs': [
    Array.from({ length: 6000 }, (_, n) => ({
      type: 'paragraph',
      children: cell(`${words(9, n + 1)} old ${n}`),
    })),
    Array.from({ length: 6000 }, (_, n) => ({
      type: 'paragraph',
      children: cell(`${words(9, n + 1)} new ${n}`),
    })),
  ],
  '10,000 headings': [
    Array.from({ length: 10_000 }, (_, n) => ({ type: 'heading', depth: 2, children: cell(`H ${n}`) })),
    Array.from({ length: 10_000 }, (_, n) => ({ type: 'heading', depth: 2, children: cell(`H ${n * 3}`) })),
  ],
};

test.for(Object.entries(long))(
  'a text too long for a fine comparison is compared coarsely, never wrongly: %s',
  ([, [before, after]]) => {
    const budget = { left: 4_000_000 };
    const [only] = markedClauses([clause(before)], [clause(after)], budget);
    expect(only?.change).toBe('changed');
    // One step more than what was left, at the most.
    expect(budget.left).toBeGreaterThan(-4_000_000);
    expectBoth(before, after);
  },
);

test('with an exhausted budget the texts stay correct', () => {
  fc.assert(
    fc.property(related, fc.integer({ min: -1, max: 60 }), ([before, after], left) => {
      const [only] = markedClauses([clause(before)], [clause(after)], { left });
      expectTexts(renderMarked(only?.blocks ?? []), before, after);
    }),
    { numRuns: 300 },
  );
});

test('marks every word that differs between two editions of a policy, and little more', () => {
  const split = (plain: Plain) => splitClauses(plain, []);
  const html = redline(split(policyFixture('en')), split(policyFixture('en', 1)))[0]?.html ?? '';
  const marks = [...html.matchAll(/<(?:ins|del)>(.*?)<\/(?:ins|del)>/gu)].map(([, text]) => text ?? '');
  expect(marks.length).toBeGreaterThan(10);
  expect(marks.every((text) => /^\d+$/u.test(text))).toBe(true);
});
