import { expect, test } from 'vitest';
import { spanishLawOf } from './spanish-laws.ts';

test.each([
  ['España', 'española'],
  ['Irlanda', 'irlandesa'],
  ['Estados Unidos', 'vigente en Estados Unidos'],
])('the law of %s in Spanish', (name, law) => {
  expect(spanishLawOf(name)).toBe(law);
});
