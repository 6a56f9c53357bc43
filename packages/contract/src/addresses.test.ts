import { expect, test } from 'vitest';
import { isForDevelopment, isPossibleSearch } from './addresses.ts';

test.each([
  ['', true],
  ['?utm_source=letter&fbclid=x%20y', true],
  ['?step=4&back=review', true],
  ['?step=four', false],
  ['?step=-1', false],
  ['?token=abc', false],
  [`?token=${'a'.repeat(43)}`, true],
  ['?premium=1', true],
  ['?premium=2', false],
  ['?data=eyJhIjpbIl0ifQ', true],
  ['?data=<script>', false],
  ['?constructor=x', true],
  ['?%', true],
])('%s is a possible query of ours: %s', (search, possible) => {
  expect(isPossibleSearch(new URLSearchParams(search))).toBe(possible);
});

test.each([
  ['/tests', true],
  ['/tests/components', true],
  ['/wizard/test', true],
  ['/wizard/test/update', true],
  ['/wizard/privacy-policy', false],
])('%s is a development path: %s', (path, development) => {
  expect(isForDevelopment(path)).toBe(development);
});
