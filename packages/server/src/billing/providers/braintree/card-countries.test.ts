import { countryCodes } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { toCardCountry } from './card-countries.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

test('every country has exactly one code of three letters', () => {
  const found = letters
    .flatMap((a) => letters.flatMap((b) => letters.map((c) => toCardCountry(`${a}${b}${c}`))))
    .filter((country) => country !== null);
  expect(found.toSorted()).toEqual([...countryCodes].toSorted());
});

test('maps codes that differ from their short form, and unknown ones', () => {
  const asked = ['DEU', 'AUT', 'DNK', 'EST', 'PRT', 'SVK', 'SVN', 'SWE', 'IRL', 'ESP', 'CHE'];
  expect(asked.map(toCardCountry).join(' ')).toBe('DE AT DK EE PT SK SI SE IE ES CH');
  for (const unknown of ['Unknown', 'DE', '', null, undefined]) expect(toCardCountry(unknown)).toBeNull();
});
