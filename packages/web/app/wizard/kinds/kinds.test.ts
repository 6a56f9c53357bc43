import { expect, test } from 'vitest';
import { byName } from './by-name.ts';
import { parseDigits } from './digits.ts';
import { filterOptions } from './filter-options.ts';
import { isNotTranslated } from './not-translated.ts';

test('only digits count as a number', () => {
  expect(parseDigits('1 000')).toBe(1000);
  expect(parseDigits('abc')).toBeUndefined();
});

test('a filter matches every word and ignores accents and case', () => {
  const options = [{ label: 'Côte d’Ivoire' }, { label: 'Google Maps', note: 'Embeds' }];
  expect(filterOptions(options, 'cote')).toEqual([options[0]]);
  expect(filterOptions(options, 'maps EMBED')).toEqual([options[1]]);
});

test('names behind Show More are sorted for the language', () => {
  const named = (labels: string[]) => labels.map((label) => ({ label, more: label !== 'None' }));
  const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label);
  const given = named(['None', 'Zypern', 'Österreich', 'Norwegen', 'Polen']);
  expect(labels(byName(given, 'de'))).toEqual(['None', 'Norwegen', 'Österreich', 'Polen', 'Zypern']);
});

test('adding a category warns that it is not translated, adding a company does not', () => {
  expect(isNotTranslated({ max: 30, fields: ['name'] })).toBe(true);
  expect(isNotTranslated({ max: 30, fields: ['name', 'url', 'country'] })).toBe(false);
});
