import { expect, test } from 'vitest';
import {
  isNarrowed,
  noFilters,
  getPeriod,
  periodPath,
  readChoice,
  toSearch,
  visitorIn,
} from './log-choice.ts';

const visitor = '9f2e71aa-03c4-4b1d-8e57-2a6f0c9d1b3e';
const choice = {
  action: 'withdraw',
  country: 'DE',
  version: '3',
  visitor,
  page: `o.mab3kd9x.${visitor}.50`,
} as const;

test('filters are restored from the URL; invalid ones are ignored', () => {
  expect(readChoice(new URLSearchParams(toSearch(choice)))).toEqual(choice);
  expect(toSearch(noFilters)).toBe('');
  const nonsense = '?action=delete&country=Germany&version=0&visitor=me&page=2&utm_source=x';
  expect(readChoice(new URLSearchParams(nonsense))).toEqual({ ...noFilters, page: '' });
  expect(readChoice(new URLSearchParams('?country=unknown')).country).toBe('unknown');
});

test('a page number alone is not a filter', () => {
  expect(isNarrowed(noFilters)).toBe(false);
  expect(isNarrowed({ ...noFilters, page: choice.page } as typeof noFilters)).toBe(false);
  expect(isNarrowed({ ...noFilters, country: 'unknown' })).toBe(true);
});

test('the bare URL is the current month', () => {
  const log = '/profile/privacy-consents/consent-log/x';
  expect(getPeriod(log)).toBe('current-month');
  for (const period of ['current-month', 'last-month', 'all-months'] as const)
    expect(getPeriod(periodPath(log, period))).toBe(period);
  expect(periodPath(log, 'last-month')).toBe(`${log}/previous_month`);
});

test.each([
  [visitor, visitor],
  [` ${visitor.toUpperCase()}\n`, visitor],
  [visitor.slice(0, 8), null],
  [`${visitor}0`, null],
  ['', null],
])('%j is the record %s', (text, record) => {
  expect(visitorIn(text)).toBe(record);
});
