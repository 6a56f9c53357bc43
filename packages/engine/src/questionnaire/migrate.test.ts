import { expect, test } from 'vitest';
import type { Answers, Questionnaire } from './definition.ts';
import { migrateAnswers } from './migrate.ts';

const questionnaire: Questionnaire = {
  type: 'TEST',
  version: 4,
  steps: [],
  migrations: [
    { to: 3, optionRename: ['colour', 'crimson', 'red'] },
    { to: 2, rename: ['color', 'colour'] },
    { to: 2, rename: ['sites.address', 'sites.url'] },
    { to: 3, drop: 'fax', reason: 'nobody has one' },
    { to: 4, ask: 'laws' },
  ],
};
const stored: Answers = {
  color: ['crimson', 'blue'],
  'color.own': [{ _id: 'o', name: 'Mauve' }],
  fax: '1',
  sites: [{ _id: 'a', address: 'a.example' }],
};

test('answers of the first version pass through every later migration in order', () => {
  const before = structuredClone(stored);
  const { answers, ask, dropped } = migrateAnswers(questionnaire, stored, 1);
  expect({ ...answers }).toEqual({
    colour: ['red', 'blue'],
    'colour.own': [{ _id: 'o', name: 'Mauve' }],
    sites: [{ _id: 'a', url: 'a.example' }],
  });
  expect({ ask, dropped }).toEqual({
    ask: ['laws'],
    dropped: [{ question: 'fax', reason: 'nobody has one' }],
  });
  expect(stored).toEqual(before);
});

test('does not repeat migrations already applied', () => {
  const { answers, ask } = migrateAnswers(questionnaire, { colour: ['crimson'] }, 3);
  expect({ ...answers }).toEqual({ colour: ['crimson'] });
  expect(ask).toEqual(['laws']);
  expect(migrateAnswers(questionnaire, stored, 4).answers).toEqual(stored);
});

test('renames options in adjustments without duplicates', () => {
  const value = { colour: { added: ['crimson', 'red'], removed: ['crimson'] } };
  expect(migrateAnswers(questionnaire, value, 2).answers['colour']).toEqual({
    added: ['red'],
    removed: ['red'],
  });
});
