import { joinClauses, type ClauseText } from '@clausewright/engine/merge/merge';
import { expect, test } from 'vitest';
import { hashValues } from './plan-agreement.ts';
import { mergeDocument } from './update-merge.ts';
import type { GeneratedText, VersionDocument } from '../records/version-store.ts';

/** A document of clauses, each a heading and a paragraph: `a: '1. Title|Words'`. */
function text(clauses: Readonly<Record<string, string>>): GeneratedText {
  const list = Object.entries(clauses).map(([id, words]): ClauseText => {
    const [heading = '', paragraph = ''] = words.split('|');
    const depth = id === 'head' ? 1 : heading.startsWith('^') ? 3 : 2;
    return {
      id,
      version: 1,
      blocks: [
        { type: 'heading', depth, children: [{ type: 'text', value: heading.replace('^', '') }] },
        { type: 'paragraph', children: [{ type: 'text', value: paragraph }] },
      ],
    };
  });
  return joinClauses({ language: 'en', title: 'Title' }, list);
}

function version(mine: GeneratedText, generated: GeneratedText | null = null): VersionDocument {
  return { language: 'en', ...mine, generated, sourceHashes: {}, hash: hashValues(mine.document) };
}

const headings = ({ document }: VersionDocument): string[] =>
  document.children.flatMap((block) =>
    block.type === 'heading' && block.children[0]?.type === 'text' ? [block.children[0].value] : [],
  );

const head = 'Title|From today';
const decide = { take: () => undefined, undecided: 'mine' } as const;

test('numbers follow the update, except a manually set one that the update leaves alone', () => {
  const base = text({ head, a: '1. A|a', b: '2. B|b', c: '3. C|c' });
  const mine = text({ head, a: '1. A|a', b: '2. B|by hand', c: '4. C|c' });
  const moved = version(text({ head, a: '1. A|a', new: '2. New|n', b: '3. B|b', c: '4. C|c' }));
  const merged = mergeDocument(version(mine, base), moved, decide);
  expect(merged.conflicts).toEqual([]);
  expect(headings(merged.document)).toEqual(['Title', '1. A', '2. New', '3. B', '4. C']);
  expect(JSON.stringify(merged.document.document)).toContain('by hand');

  const same = version(text({ head, a: '1. A|other', b: '2. B|b', c: '3. C|c' }));
  const kept = mergeDocument(version(mine, base), same, decide);
  expect(headings(kept.document)).toEqual(['Title', '1. A', '2. B', '4. C']);
});

test('a conflict shows both texts with their own numbers, and an entirely new one contains no manual edits', () => {
  const base = text({ head, a: '1. A|a', b: '2. B|b' });
  const mine = version(text({ head, a: '1. A|a', b: '2. B|mine' }), base);
  const theirs = version(text({ head, new: '1. New|n', a: '2. A|a', b: '3. B|theirs' }));
  const { conflicts } = mergeDocument(mine, theirs, decide);
  const [conflict] = conflicts;
  expect(conflicts).toHaveLength(1);
  expect(JSON.stringify(conflict?.mine)).toMatch(/2\. B.*mine/);
  expect(JSON.stringify(conflict?.theirs)).toMatch(/3\. B.*theirs/);
  const taken = mergeDocument(mine, theirs, { ...decide, take: () => 'theirs' });
  expect(taken.conflicts).toEqual([]);
  expect(taken.document).toEqual(theirs);
});

test('a sentence that refers to a section that moved is no conflict, and names its new number', () => {
  const see = 'see section\u00A02 “B” and the form (annex\u00A01)';
  const base = text({ head, a: `1. A|${see}`, b: '2. B|b', c: 'Annex\u00A01: C|c' });
  const mine = text({ head, a: `1. A|by hand, ${see}`, b: '2. B|b', c: 'Annex\u00A01: C|c' });
  const moved = version(
    text({
      head,
      b: '1. B|b',
      a: '2. A|see section\u00A01 “B” and the form (annex\u00A02)',
      new: 'Annex\u00A01: New|n',
      c: 'Annex\u00A02: C|c',
    }),
  );
  const merged = mergeDocument(version(mine, base), moved, decide);
  expect(merged.conflicts).toEqual([]);
  expect(headings(merged.document)).toEqual([
    'Title',
    '1. B',
    '2. A',
    'Annex\u00A01: New',
    'Annex\u00A02: C',
  ]);
  expect(JSON.stringify(merged.document.document)).toContain(
    'by hand, see section\u00A01 “B” and the form (annex\u00A02)',
  );
});

test('a clause that the update puts under a shared heading or among the annexes is no conflict', () => {
  const base = text({ head, a: '1. A|a', b: '2. B|b', c: '3. C|c' });
  const mine = text({ head, a: '1. A|a', b: '2. B|by hand', c: '3. C|c by hand' });
  const moved = version(
    text({ head, group: '1. Law|', a: '^1.1 A|a', b: '^1.2 B|b', c: 'Annex\u00A01: C|c' }),
  );
  const merged = mergeDocument(version(mine, base), moved, decide);
  expect(merged.conflicts).toEqual([]);
  expect(headings(merged.document)).toEqual(['Title', '1. Law', '1.1 A', '1.2 B', 'Annex\u00A01: C']);
  const depths = merged.document.document.children.flatMap((block) =>
    block.type === 'heading' ? [block.depth] : [],
  );
  expect(depths).toEqual([1, 2, 3, 3, 2]);
  expect(JSON.stringify(merged.document.document)).toMatch(/by hand.*c by hand/);

  // The words themselves changed on both sides: that is one.
  const other = version(text({ head, group: '1. Law|', a: '^1.1 A|a', b: '^1.2 B|new', c: '2. C|c' }));
  expect(mergeDocument(version(mine, base), other, decide).conflicts.map(({ id }) => id)).toEqual(['b']);
});

test('a clause that leaves a shared heading gets its number and its depth back', () => {
  const base = text({ head, group: '1. Law|', a: '^1.1 A|a', b: '^1.2 B|b' });
  const mine = text({ head, group: '1. Law|', a: '^1.1 A|by hand', b: '^1.2 B|b' });
  const apart = version(text({ head, a: '1. A|a', b: '2. B|b' }));
  const merged = mergeDocument(version(mine, base), apart, decide);
  expect(merged.conflicts).toEqual([]);
  expect(headings(merged.document)).toEqual(['Title', '1. A', '2. B']);
  expect(JSON.stringify(merged.document.document)).toContain('by hand');
});
