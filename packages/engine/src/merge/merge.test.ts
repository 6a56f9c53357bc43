import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { headClause } from '../document/head-clause.ts';
import { type ClauseText, getHeading, joinClauses, mergeClauses, sameBlocks, splitClauses } from './merge.ts';
import type { PlainBlock } from '../document/tree.ts';

const of = { language: 'en', title: 'Policy' } as const;
const paragraph = (value: string): PlainBlock => ({ type: 'paragraph', children: [{ type: 'text', value }] });
const title: PlainBlock = { type: 'heading', depth: 1, children: [{ type: 'text', value: 'Policy' }] };
const clause = (id: string, words: string, version = 1): ClauseText => ({
  id,
  version,
  blocks: id === headClause ? [title, paragraph(words)] : [paragraph(words)],
});
const wordsOf = (text: ClauseText | undefined) => JSON.stringify(text?.blocks ?? []);
const bare = (clauses: readonly ClauseText[]): ClauseText[] =>
  clauses.map(({ id, version, blocks }) => ({ id, version, blocks }));
const at = (clauses: readonly ClauseText[], id: string) => clauses.find((one) => one.id === id);

/** What each side does to a clause; `null` = has it not. Few words, so that both sides often agree. */
const words = fc.constantFrom('one', 'two', 'three', null);
const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
interface Case {
  base: ClauseText[];
  mine: ClauseText[];
  theirs: ClauseText[];
}
const cases: fc.Arbitrary<Case> = fc
  .tuple(
    fc.array(fc.tuple(words, words, words), { minLength: ids.length, maxLength: ids.length }),
    fc.shuffledSubarray(ids, { minLength: ids.length }),
    fc.shuffledSubarray(ids, { minLength: ids.length }),
  )
  .map(([rows, handOrder, newOrder]) => {
    const side = (which: 0 | 1 | 2, order: readonly string[]) => [
      clause(headClause, 'date'),
      ...order.flatMap((id) => {
        const said = rows[ids.indexOf(id)]?.[which] ?? null;
        return said === null ? [] : [clause(id, said, which === 2 ? 2 : 1)];
      }),
    ];
    return { base: side(0, handOrder), mine: side(1, handOrder), theirs: side(2, newOrder) };
  });
const sides = fc.constantFrom('mine' as const, 'theirs' as const);

/** Names of the promises that a merge function breaks on a case. */
function broken(merge: typeof mergeClauses, one: Case): string[] {
  const result = merge(one);
  const found = new Set<string>();
  for (const id of [headClause, ...ids]) {
    const [base, mine, theirs, kept] = [one.base, one.mine, one.theirs, result.clauses].map((side) =>
      wordsOf(at(side, id)),
    );
    const conflict = mine !== base && theirs !== base && mine !== theirs;
    if (result.conflicts.some((open) => open.id === id) !== conflict)
      found.add('conflicts where both changed');
    if (mine !== base && kept !== mine) found.add('edits kept');
    if (mine === base && kept !== theirs) found.add('updates taken');
  }
  return [...found];
}

const everyCase = (check: (one: Case) => void) => fc.assert(fc.property(cases, check), { numRuns: 2000 });

test('keeps edits, applies updates, and reports conflicts exactly where both changed differently', () => {
  everyCase((one) => {
    expect(broken(mergeClauses, one)).toEqual([]);
  });
});

test('detects a merge that prefers or forgets one side', () => {
  const prefer =
    (side: 'mine' | 'theirs'): typeof mergeClauses =>
    (one) =>
      mergeClauses(one, () => side);
  const twoWay: typeof mergeClauses = (one) => mergeClauses({ ...one, base: one.mine });
  const blind: typeof mergeClauses = (one) => mergeClauses({ ...one, base: one.theirs });
  const lossy: typeof mergeClauses = (one) => {
    const merge = mergeClauses(one);
    return { ...merge, clauses: merge.clauses.filter(({ id }) => at(one.theirs, id) !== undefined) };
  };
  const noticed = (merge: typeof mergeClauses) => {
    const seen = new Set<string>();
    everyCase((one) => broken(merge, one).forEach((name) => seen.add(name)));
    return [...seen].toSorted();
  };
  expect(noticed(prefer('mine'))).toEqual(['conflicts where both changed']);
  expect(noticed(prefer('theirs'))).toEqual(['conflicts where both changed', 'edits kept']);
  expect(noticed(twoWay)).toEqual(['conflicts where both changed', 'edits kept']);
  expect(noticed(blind)).toEqual(['conflicts where both changed', 'updates taken']);
  expect(noticed(lossy)).toEqual(['edits kept']);
});

test('without manual edits the result is the new document, without an update the edited one', () => {
  everyCase(({ base, mine, theirs }) => {
    const updated = mergeClauses({ base, mine: base, theirs });
    expect({ clauses: bare(updated.clauses), conflicts: updated.conflicts }).toEqual({
      clauses: theirs,
      conflicts: [],
    });
    const kept = mergeClauses({ base, mine, theirs: base });
    // The hand cannot move clauses; those that only it has stand after the one that they followed.
    expect({ clauses: bare(kept.clauses), conflicts: kept.conflicts }).toEqual({
      clauses: mine,
      conflicts: [],
    });
  });
});

test('applies every conflict decision without moving other clauses', () => {
  fc.assert(
    fc.property(cases, fc.array(sides, { minLength: 6, maxLength: 6 }), (one, chosen) => {
      const open = mergeClauses(one);
      const take = (id: string) => chosen[ids.indexOf(id)];
      const decided = mergeClauses(one, take);
      expect(decided.conflicts).toEqual([]);
      for (const id of ids) {
        const conflict = open.conflicts.find((each) => each.id === id);
        const expected = conflict?.[take(id) ?? 'mine'] ?? at(open.clauses, id);
        const gone = conflict !== undefined && conflict[take(id) ?? 'mine'] === null;
        expect(wordsOf(at(decided.clauses, id))).toBe(wordsOf(gone ? undefined : expected));
      }
    }),
    { numRuns: 1000 },
  );
});

test('merging the same new document again changes nothing', () => {
  fc.assert(
    fc.property(cases, fc.array(sides, { minLength: 6, maxLength: 6 }), (one, chosen) => {
      const first = mergeClauses(one, (id) => chosen[ids.indexOf(id)]);
      const again = mergeClauses({ base: one.theirs, mine: first.clauses, theirs: one.theirs });
      expect(again.conflicts).toEqual([]);
      expect(bare(again.clauses)).toEqual(bare(first.clauses));
    }),
    { numRuns: 1000 },
  );
});

test('a user-added clause stays behind its predecessor', () => {
  const [head, a, b, x, y] = [headClause, 'a', 'b', 'x', 'y'].map((id) => clause(id, id));
  if (!head || !a || !b || !x || !y) throw new Error('unreachable');
  const order = (mine: ClauseText[], theirs: ClauseText[]) =>
    mergeClauses({ base: [], mine, theirs }).clauses.map(({ id }) => id);
  expect(order([head, a, x, y, b], [head, b, a])).toEqual([headClause, 'b', 'a', 'x', 'y']);
  expect(order([x, a], [head, a])).toEqual([headClause, 'x', 'a']);
  expect(order([x, a], [a])).toEqual(['x', 'a']);
});

test('an emptied clause counts as removed, and a kept one records the version it was compared with', () => {
  const base = [clause('a', 'one'), clause('b', 'one')];
  const mine = [{ id: 'a', version: 1, blocks: [] }, clause('b', 'by hand')];
  expect(mergeClauses({ base, mine, theirs: [clause('a', 'one', 3), clause('b', 'one', 3)] })).toEqual({
    clauses: [{ ...clause('b', 'by hand', 3), from: 'mine' }],
    conflicts: [],
  });
  expect(mergeClauses({ base, mine, theirs: [clause('a', 'two', 3)] }).conflicts).toEqual([
    { id: 'a', mine: null, theirs: clause('a', 'two', 3) },
    { id: 'b', mine: clause('b', 'by hand'), theirs: null },
  ]);
});

test('ranges partition every joined document, and splitting returns the clauses', () => {
  everyCase(({ mine, theirs }) => {
    const merged = mergeClauses({ base: mine, mine, theirs }).clauses;
    for (const clauses of [mine, theirs, merged, mine.slice(1), []]) {
      const joined = joinClauses(of, clauses);
      let next = 0;
      for (const { from, to } of joined.clauses) {
        expect(from).toBe(next);
        expect(to).toBeGreaterThan(from);
        next = to;
      }
      expect(next).toBe(joined.document.children.length);
      expect(joined.document.children.map((block) => block.type === 'heading' && block.depth === 1)).toEqual(
        joined.document.children.map((_, index) => index === 0),
      );
      const split = splitClauses(joined.document, joined.clauses);
      const given = bare(clauses);
      expect(split).toEqual(
        clauses[0]?.id === headClause ? given : [{ id: headClause, version: 1, blocks: [title] }, ...given],
      );
    }
  });
});

test('inserts the title before a document without one, and keeps no other depth 1 heading', () => {
  const joined = joinClauses(of, [
    { id: headClause, version: 4, blocks: [paragraph('date')] },
    { id: 'a', version: 1, blocks: [title, paragraph('a')] },
  ]);
  expect(joined.document.children).toEqual([
    title,
    paragraph('date'),
    { ...title, depth: 2 },
    paragraph('a'),
  ]);
  expect(joined.clauses).toEqual([
    { id: headClause, version: 4, from: 0, to: 2 },
    { id: 'a', version: 1, from: 2, to: 4 },
  ]);
});

test('a heading whose parent clause is gone moves up, and nothing else changes', () => {
  const heading = (depth: 1 | 2 | 3) => ({ ...title, depth }) as const;
  const [data, extra] = [
    { id: 'data', version: 1, blocks: [heading(2), paragraph('data')] },
    { id: 'extra', version: 1, blocks: [heading(3), paragraph('by hand')] },
  ];
  const depths = (clauses: ClauseText[]) =>
    joinClauses(of, clauses).document.children.flatMap((one) => (one.type === 'heading' ? [one.depth] : []));
  expect(depths([clause(headClause, 'date'), data, extra])).toEqual([1, 2, 3]);
  expect(depths([clause(headClause, 'date'), extra])).toEqual([1, 2]);
  const blocks = fc.array(
    fc.oneof(
      fc.constantFrom(1, 2, 3).map((depth) => heading(depth as 1)),
      fc.constant(paragraph('x')),
    ),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.array(blocks, { maxLength: 6 }), (texts) => {
      const clauses = texts.map((one, index) => ({ id: `c${index}`, version: 1, blocks: one }));
      const joined = joinClauses(of, clauses);
      const { children } = joined.document;
      const found = children.flatMap((one) => (one.type === 'heading' ? [one.depth] : []));
      found.forEach((depth, at) => expect(depth).toBeLessThanOrEqual((found[at - 1] ?? 0) + 1));
      expect(found.filter((depth) => depth === 1)).toEqual([1]);
      const same = splitClauses(joined.document, joined.clauses).flatMap((text) => text.blocks);
      expect(same).toEqual(children);
      const again = joinClauses(of, splitClauses(joined.document, joined.clauses));
      expect(again).toEqual(joined);
    }),
    { numRuns: 1000 },
  );
});

test('blocks outside every range belong to the preceding clause, leading ones to the first', () => {
  const children = ['0', '1', '2', '3', '4'].map(paragraph);
  const document = { type: 'root' as const, ...of, children };
  const split = splitClauses(document, [
    { id: 'b', version: 1, from: 3, to: 4 },
    { id: 'a', version: 1, from: 1, to: 2 },
  ]);
  expect(split.map(({ id, blocks }) => [id, blocks])).toEqual([
    ['a', children.slice(0, 3)],
    ['b', children.slice(3)],
  ]);
  expect(splitClauses(document, []).flatMap(({ blocks }) => blocks)).toEqual(children);
});

test('texts are equal regardless of key order, and differ by any word, mark or depth', () => {
  const link: PlainBlock = {
    type: 'paragraph',
    children: [{ type: 'link', url: '/x', children: [{ type: 'text', value: 'x' }] }],
  };
  const turned = JSON.parse(
    '[{"children":[{"children":[{"value":"x","type":"text"}],"url":"/x","type":"link"}],"type":"paragraph"}]',
  ) as PlainBlock[];
  expect(sameBlocks([link], turned)).toBe(true);
  for (const other of [
    [],
    [link, link],
    [paragraph('x')],
    [{ ...link, type: 'heading', depth: 2 } as PlainBlock],
    JSON.parse(JSON.stringify([link]).replace('/x', '/y')) as PlainBlock[],
  ])
    expect(sameBlocks([link], other)).toBe(false);
  expect(sameBlocks([{ ...title, depth: 2 }], [title])).toBe(false);
});

test('the heading of a clause is its first one, without marks', () => {
  const heading: PlainBlock = {
    type: 'heading',
    depth: 2,
    children: [
      { type: 'strong', children: [{ type: 'text', value: 'Your' }] },
      { type: 'text', value: ' rights' },
    ],
  };
  expect(getHeading([paragraph('x'), heading, title])).toBe('Your rights');
  expect(getHeading([paragraph('x')])).toBe('');
});
