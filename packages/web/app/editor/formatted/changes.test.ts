import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

test('changed words are told with what follows them, whole paragraphs as new or gone', () => {
  const before = [
    'Delivery takes three to five working days by parcel.',
    'If a piece breaks, we send a new one.',
  ];
  expect(
    changesBetween(before, [
      'Delivery takes five to seven working days by parcel.',
      'Pieces in the kiln carry a date of their own.',
      'If a piece breaks, we send a new one.',
    ]),
  ).toEqual([
    { old: 'three to five', now: 'five to seven', after: ' working days' },
    { old: '', now: 'Pieces in the kiln carry a date of their own.', after: '' },
  ]);
  expect(changesBetween(before, before.slice(1))).toEqual([{ old: before[0], now: '', after: '' }]);
  expect(changesBetween(before, before)).toEqual([]);
});

test('a long passage is shown by its beginning', () => {
  const [change] = changesBetween([], ['word '.repeat(50)]);
  expect(change?.now).toMatch(/^(?:word ){10,17}word …$/u);
});
