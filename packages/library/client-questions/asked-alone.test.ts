import { evaluate, loadQuestionnaire, type Question } from '../questionnaires.ts';
import { questionsRead } from '@clausewright/engine/questionnaire/conditions';
import { flatten, getOptions, idsIn } from '@clausewright/engine/questionnaire/nested';
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

/** Questions with their fields, and the ids whose answers are there when they are shown. */
function leaves(
  questions: readonly Question[],
  known: ReadonlySet<string>,
): [Question, ReadonlySet<string>][] {
  return flatten(questions).flatMap((one): [Question, ReadonlySet<string>][] => [
    [one, known],
    ...(one.kind === 'group' ? leaves(one.questions, new Set([...known, ...idsIn(one.questions)])) : []),
  ]);
}

test.each(agreementTypes)('whatever hangs on a question of %s can be answered', async (type) => {
  const questionnaire = await loadQuestionnaire(type);
  const faults = askableQuestions(questionnaire).flatMap(({ id }) => {
    const questions = askedAlone(questionnaire, [{ question: id }]).steps.flatMap((step) => step.questions);
    return leaves(questions, idsIn(questions)).flatMap(([one, known]) => {
      const isOf = (when: Question['when']) => !when || questionsRead(when).every((read) => known.has(read));
      const options = getOptions(one);
      const hasField =
        ['default', 'derive', 'perLanguage', 'within'].every((key) => !(key in one)) &&
        (one.kind !== 'state' || known.has(one.of)) &&
        (one.kind !== 'group' || one.questions.length > 0) &&
        isOf(one.when) &&
        options.every(({ when }) => isOf(when)) &&
        ((one.kind !== 'choice' && one.kind !== 'multi') || options.length > 0);
      return hasField ? [] : [`${id}: ${one.id}`];
    });
  });
  expect(faults).toEqual([]);
});

test('rows that share out other answers are asked in the wizard alone, and what the laws ask for too', async () => {
  const privacy = askableQuestions(await loadQuestionnaire('PRIVACY_POLICY')).map(({ id }) => id);
  expect(privacy).not.toContain('purpose_table');
  expect(privacy).toContain('custom_purposes');
  const terms = await loadQuestionnaire('TERMS_CONDITIONS');
  const ids = (...asked: string[]) => [
    ...idsIn(
      askedAlone(
        terms,
        asked.map((question) => ({ question })),
      ).steps[0]?.questions ?? [],
    ),
  ];
  expect(ids('ugc')).not.toContain('dmca_agent');
  // Where the draft asks it, it is asked beside.
  expect(ids('ugc', 'dmca_agent')).toContain('dmca_agent');
});
