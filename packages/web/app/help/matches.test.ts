import { expect, test } from 'vitest';
import { matches } from './matches.ts';

const texts = ['Rückgabe und Zahlung', 'Was Sie zurückbekommen'];

test.each([
  ['', true],
  ['zahlung', true],
  ['ZURUCK', true],
  ['zahl  rück', true],
  ['zahlung banner', false],
])('“%s” finds %s', (typed, found) => {
  expect(matches(typed, texts)).toBe(found);
});
