import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedParts } from './changed-words.ts';

const marked = (before: string[], after: string[]) =>
  changedParts(before, after).map(({ leaf, from, to }) => after[leaf]?.slice(from, to));

test.each([
  [['a b c'], ['a b c'], []],
  [['We ask for a name.'], ['We ask for a name and a phone number.'], [' and a phone number']],
  [['kept for 30 days'], ['kept for 90 days'], ['90']],
  [['one', 'two'], ['two', 'one'], []],
  [['one', 'two'], ['one', 'new words', 'two'], ['new words']],
  [['one two three'], ['one three'], []],
  [['the cat'], ['the cats'], ['cats']],
])('%j to %j marks %j', (before, after, expected) => {
  expect(marked(before, after)).toEqual(expected);
});

test('marks stay inside their leaf, and unchanged text is never marked', () => {
  const leaves = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '.') }), { maxLength: 5 });
  fc.assert(
    fc.property(leaves, leaves, (before, after) => {
      for (const { leaf, from, to } of changedParts(before, after)) {
        expect(before).not.toContain(after[leaf]);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(after[leaf]?.length ?? 0);
      }
    }),
  );
});
