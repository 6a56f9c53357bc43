import type { Questionnaire } from '@clausewright/library/questionnaires';
import { expect, test } from 'vitest';
import { settledSteps } from './draft-of-site.ts';

const questionnaire: Questionnaire = {
  type: 'TEST',
  version: 1,
  steps: [
    { id: 'known', questions: [{ id: 'name', kind: 'text', since: 1 }] },
    { id: 'left-open', questions: [{ id: 'number', kind: 'text', required: false, since: 1 }] },
    {
      id: 'mixed',
      questions: [
        { id: 'place', kind: 'text', since: 1 },
        { id: 'colour', kind: 'text', required: false, since: 1 },
      ],
    },
    {
      id: 'usual',
      questions: [
        { id: 'sort', kind: 'choice', since: 1, default: 'a', options: [{ id: 'a' }, { id: 'b' }] },
      ],
    },
    {
      id: 'details',
      questions: [
        { id: 'name_again', kind: 'text', since: 1 },
        { id: 'fine', kind: 'yn', level: 'detail', since: 1, default: 'no' },
      ],
    },
  ],
  migrations: [],
};

test('a step is skipped only where it asks nothing new', () => {
  const answers = { name: 'Kiln', place: 'Kiel', name_again: 'Kiln' };
  const told = { asked: ['name', 'number', 'place'], answers: { name_again: 'Kiln' } };
  expect(settledSteps(questionnaire, answers, told)).toEqual(['known', 'left-open', 'details']);
});

test('unanswered earlier questions are asked again where needed', () => {
  expect(settledSteps(questionnaire, {}, { asked: ['name'], answers: {} })).toEqual([]);
});
