import { evaluate, loadQuestionnaire } from '../questionnaires.ts';
import { agreementTypes } from '@clausewright/contract/agreement-types';
import { expect, test } from 'vitest';
import { answersByQuestion, askableQuestions, askedAlone } from './asked-alone.ts';

const today = '2026-03-04';

test.each(agreementTypes)('each question of %s can be asked by itself', async (type) => {
  const questionnaire = await loadQuestionnaire(type);
  for (const { id } of askableQuestions(questionnaire)) {
    const alone = askedAlone(questionnaire, [{ question: id }]);
    const { steps } = evaluate(alone, {}, { today });
    const [first] = steps.flatMap(({ questions }) => questions);
    expect([id, first?.path, first?.source]).toEqual([id, id, 'none']);
  }
});

test('what hangs on an answer comes with it, and one that stands under another is asked there', async () => {
  const questionnaire = await loadQuestionnaire('TEST');
  const alone = askedAlone(questionnaire, [
    { question: 'minors' },
    { question: 'minimum_age' },
    { question: 'agreement_for', options: ['app'] },
  ]);
  const [step] = alone.steps;
  expect(step?.questions.map(({ id }) => id)).toEqual(['agreement_for', 'minors']);
  const { steps, visible } = evaluate(alone, { minors: 'yes' }, { today });
  expect(visible).toEqual(['agreement_for', 'minors', 'minimum_age']);
  expect(steps[0]?.questions[0]?.options).toEqual(['app']);
});

test('answers are told by question, and those that say nothing are left out', async () => {
  const questionnaire = await loadQuestionnaire('TEST');
  const asked = askedAlone(questionnaire, [
    { question: 'minors' },
    { question: 'owner' },
    { question: 'motto' },
  ]);
  const answers = { minors: 'yes', minimum_age: 14, owner: '', motto: 'Clay', country: 'DE' };
  expect(Object.fromEntries(answersByQuestion(asked, answers))).toEqual({
    minors: { minors: 'yes', minimum_age: 14 },
    motto: { motto: 'Clay' },
  });
});
