import { type Language, languages } from '@clausewright/contract/languages';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInMs } from './civil-date.ts';
import { noBreaks } from './no-breaks.ts';
import { countryText, dateText, listJoints, numberText, periodText, pluralForm } from './words.ts';

/** Clauses pass the language of a draft as if it were complete. */
const portuguese = 'pt' as Language;

test('plural forms at 0, 1, 2 and a million', () => {
  const forms = languages.map((language) => [0, 1, 2, 1_000_000].map((n) => pluralForm(language, n)));
  expect(forms).toEqual([
    ['other', 'one', 'other', 'other'],
    ['other', 'one', 'other', 'other'],
    ['other', 'one', 'other', 'many'],
    ['one', 'one', 'other', 'many'],
    ['other', 'one', 'other', 'many'],
    ['other', 'one', 'other', 'other'],
  ]);
});

test('counts days by the calendar', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(dayInMs(iso)).toBe(Date.parse(`${iso}T12:00:00Z`));
      },
    ),
  );
  expect(dayInMs('1. Mai')).toBeNull();
});

test('writes dates out', () => {
  const dates = languages.map((language) => dateText(language, '2026-12-01')?.replaceAll('\u00A0', ' '));
  expect(dates).toEqual([
    '1. Dezember 2026',
    '1 December 2026',
    '1 de diciembre de 2026',
    '1er décembre 2026',
    '1° dicembre 2026',
    '1 december 2026',
  ]);
});

test('periods take the form required by amount and case', () => {
  const said = (amount: number, unit: 'days' | 'months' | 'years', form?: 'dat' | 'gen') =>
    periodText('de', { amount, unit }, form).replace('\u00A0', ' ');
  expect([
    said(1, 'months'),
    said(1, 'months', 'gen'),
    said(6, 'months', 'dat'),
    said(30, 'days', 'dat'),
    said(2, 'years'),
  ]).toEqual(['1 Monat', '1 Monats', '6 Monaten', '30 Tagen', '2 Jahre']);
  const years = languages.slice(1).map((language) => periodText(language, { amount: 3, unit: 'years' }));
  expect(years.map((text) => text.replace('\u00A0', ' '))).toEqual([
    '3 years',
    '3 años',
    '3 ans',
    '3 anni',
    '3 jaar',
  ]);
});

test('lists, numbers and countries are localized', () => {
  expect(listJoints('es', ['x', 'Italia'], 'conjunction')).toEqual([null, ' e ', null]);
  expect(listJoints('de', ['a', 'b', 'c'], 'disjunction')).toEqual([null, ', ', null, ' oder ', null]);
  expect(numberText('de', 12_345)).toBe('12.345');
  expect(countryText('nl', 'DE')).toBe('Duitsland');
  expect(countryText('nl', 'nowhere')).toBe('nowhere');
});

test('a draft uses the platform locale where it has no words of its own', () => {
  const said = (amount: number, unit: 'days' | 'weeks' | 'months' | 'years') =>
    periodText(portuguese, { amount, unit });
  expect([said(1, 'days'), said(30, 'days'), said(2, 'weeks'), said(6, 'months'), said(1, 'years')]).toEqual([
    '1\u00A0dia',
    '30\u00A0dias',
    '2\u00A0semanas',
    '6\u00A0meses',
    '1\u00A0ano',
  ]);
  expect(dateText(portuguese, '2026-12-01')).toBe('1\u00A0de dezembro de 2026');
  expect(listJoints(portuguese, ['a', 'b', 'c'], 'conjunction')).toEqual([null, ', ', null, ' e ', null]);
  expect([0, 1, 2, 1_000_000].map((count) => pluralForm(portuguese, count))).toEqual([
    'other',
    'one',
    'other',
    'many',
  ]);
  expect(countryText(portuguese, 'NL')).toBe('Países Baixos');
  expect(noBreaks('pt', 'nos termos do artigo 6.º, n.º 1, alínea a)')).toBe(
    'nos termos do artigo\u00A06.º, n.º\u00A01, alínea\u00A0a)',
  );
});
