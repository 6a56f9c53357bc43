import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustmentFor, toggled } from './choosing.ts';

const exclusive = new Set(['none']);

test('an exclusive option is alone, whichever is ticked last', () => {
  expect(toggled(['a', 'b'], 'none', exclusive)).toEqual(['none']);
  expect(toggled(['none'], 'a', exclusive)).toEqual(['a']);
});

test('ticking twice changes nothing', () => {
  expect(toggled(toggled(['a'], 'b', exclusive), 'b', exclusive)).toEqual(['a']);
});

test('applying an adjustment to the derived list gives the selection', () => {
  const ids = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(ids, ids, (derived, wanted) => {
      const { added, removed } = adjustmentFor(derived, wanted);
      const result = [...derived, ...added].filter((id) => !removed.includes(id));
      expect(new Set(result)).toEqual(new Set(wanted));
      expect(added.some((id) => derived.includes(id))).toBe(false);
    }),
  );
});
