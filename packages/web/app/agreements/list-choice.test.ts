import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, type ListChoice, orders, toQuery, readChoice, toSearch } from './list-choice.ts';

const types = ['PRIVACY_POLICY', 'EULA'] as const;
const first: ListChoice = { q: '', type: '', sort: 'newest', page: 1, unfinished: 1 };

test('the URL of the first page has no parameters, and unknown ones are ignored', () => {
  expect(toSearch(first)).toBe('');
  expect(readChoice(new URLSearchParams(), types)).toEqual(first);
  const odd = new URLSearchParams('sort=price&type=HTML&page=-2&unfinished=1e9&more=1');
  expect(readChoice(odd, types)).toEqual(first);
});

test('every filter is restored from its URL', () => {
  const choices = fc.record({
    q: fc.string({ maxLength: 100, unit: 'grapheme' }).map((text) => text.trim().slice(0, 100).trim()),
    type: fc.constantFrom('', 'PRIVACY_POLICY' as const),
    sort: fc.constantFrom(...orders),
    page: fc.integer({ min: 1, max: 999_999 }),
    unfinished: fc.integer({ min: 1, max: 999_999 }),
  });
  fc.assert(
    fc.property(choices, (choice) => {
      expect(readChoice(new URLSearchParams(toSearch(choice)), types)).toEqual(choice);
    }),
  );
});

test('a new search starts at the first page, another page keeps the search', () => {
  const deep: ListChoice = { ...first, q: 'shop', page: 3, unfinished: 2 };
  expect(changed(deep, { q: 'kiln' })).toEqual({ ...first, q: 'kiln' });
  expect(changed(deep, { page: 4 })).toEqual({ ...deep, page: 4 });
  expect(toQuery(deep, 3)).toEqual({ page: '3', per_page: '20', q: 'shop' });
});
