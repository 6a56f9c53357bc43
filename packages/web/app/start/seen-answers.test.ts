import { loadQuestionnaire } from '@clausewright/library/questionnaires';
import { expect, test } from 'vitest';
import type { Suggestions } from '../suggestions/suggestion-calls.ts';
import { seenAnswers } from './seen-answers.ts';
import type { ServiceAnswer } from './start-draft.ts';

const questionnaire = await loadQuestionnaire('PRIVACY_POLICY');
const suggestions = {
  vendors: [{ id: 'google-analytics', type: 'ANALYTICS' }],
  documents: [
    {
      type: 'PRIVACY_POLICY',
      suggestions: [
        { question: 'analytics', value: 'yes', evidence: [] },
        { question: 'analytics_vendors', value: ['google-analytics'], evidence: [] },
        { question: 'payments', value: 'yes', evidence: [] },
      ],
    },
  ],
} as unknown as Suggestions;
const seen = (answer: ServiceAnswer) =>
  seenAnswers(questionnaire, suggestions, { 'google-analytics': answer });

test('a service that its owner denies takes the answer with it that stood on it alone', () => {
  expect(seen('yes')).toMatchObject({ analytics: 'yes', analytics_vendors: ['google-analytics'] });
  const denied = seen('no');
  expect(denied).not.toHaveProperty('analytics');
  expect(denied).not.toHaveProperty('analytics_vendors');
  expect(denied).toMatchObject({ payments: 'yes' });
});
