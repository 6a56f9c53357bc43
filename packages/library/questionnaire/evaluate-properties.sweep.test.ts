import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testQuestionnaire } from '../types/test/questionnaire.ts';
import { cleanAnswers } from '@clausewright/engine/questionnaire/clean-answers';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import {
  randomBelow,
  scrambleHidden,
  randomCase,
  shuffled,
  withAnswerAt,
} from '@clausewright/engine/questionnaire/testing/random-definition';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import type { Evaluation } from '@clausewright/engine/questionnaire/evaluation';

const today = '2026-11-21';
const context = { today };
const runs = { numRuns: 20_000 };
const seeds = fc.integer({ min: 0, max: 0xffffffff });
const every = (check: (found: ReturnType<typeof randomCase>) => void): void =>
  fc.assert(
    fc.property(seeds, (seed) => check(randomCase(seed))),
    runs,
  );

test('no definition and no answers make the engine throw or mutate its input', () => {
  let valid = 0;
  every(({ questionnaire, answers }) => {
    const before = JSON.stringify(answers);
    const evaluation = evaluate(questionnaire, answers, context);
    expect(JSON.stringify(answers)).toBe(before);
    expect(evaluation.progress >= 0 && evaluation.progress <= 1).toBe(true);
    expect(evaluation.valid).toBe(evaluation.errors.length === 0);
    expect(
      new Set(evaluation.visible).size >= evaluation.visible.length - duplicateRows(evaluation.errors),
    ).toBe(true);
    if (evaluation.valid) valid += 1;
    const outcome = cleanAnswers(questionnaire, answers, context);
    if (!outcome.ok) expect(new Set(outcome.errors.map(({ path }) => path)).size).toBe(outcome.errors.length);
  });
  // Both sorts must be well represented for the other properties to mean anything.
  expect(valid).toBeGreaterThan(2000);
  expect(valid).toBeLessThan(18_000);
});

test('evaluating relevant answers again leaves them unchanged', () => {
  every(({ questionnaire, answers }) => {
    const first = evaluate(questionnaire, answers, context);
    if (!first.valid) return;
    const second = evaluate(questionnaire, first.relevant, context);
    expect(second.errors).toEqual([]);
    expect(JSON.stringify(second.relevant)).toBe(JSON.stringify(first.relevant));
  });
});

test('valid answers pass the API boundary with the same meaning', () => {
  every(({ questionnaire, answers }) => {
    const before = evaluate(questionnaire, answers, context);
    const outcome = cleanAnswers(questionnaire, answers, context);
    if (!before.valid || !outcome.ok) return;
    const after = evaluate(questionnaire, outcome.answers, context);
    expect(JSON.stringify(after.relevant)).toBe(JSON.stringify(before.relevant));
  });
});

test('hidden answers affect neither visibility, validity nor relevance', () => {
  let compared = 0;
  every(({ questionnaire, answers, random }) => {
    const before = evaluate(questionnaire, answers, context);
    const questions = questionnaire.steps.flatMap((step) => step.questions);
    const after = evaluate(
      questionnaire,
      scrambleHidden(questions, answers, new Set(before.visible), random),
      context,
    );
    // A derivation that contradicts itself has no right answer that a hidden one could leave alone.
    if (!isAtRest(before) || !isAtRest(after)) return;
    compared += 1;
    expect(after.visible).toEqual(before.visible);
    expect(after.errors).toEqual(before.errors);
    expect(JSON.stringify(after.relevant)).toBe(JSON.stringify(before.relevant));
  });
  expect(compared).toBeGreaterThan(19_000);
});

test('one invalid answer in any repetition makes the whole invalid', () => {
  let inRows = 0;
  every(({ questionnaire, answers, random }) => {
    const { steps } = evaluate(questionnaire, answers, context);
    const asked = steps.flatMap((step) => step.questions).filter(({ derived }) => !derived);
    const target = asked[randomBelow(random, asked.length)];
    if (!target) return;
    const { path } = target;
    const broken = withAnswerAt(answers, path, { nonsense: [] });
    // Below a row that is none, nothing can be answered.
    if (JSON.stringify(broken) === JSON.stringify(answers)) return;
    const after = evaluate(questionnaire, broken, context);
    // A derivation may read the answer and hide its question by another one.
    if (!after.visible.includes(path)) return;
    if (path.includes('/')) inRows += 1;
    expect(after.valid).toBe(false);
    expect(after.errors.some((error) => error.path === path || error.path.startsWith(`${path}/`))).toBe(true);
  });
  expect(inRows).toBeGreaterThan(500);
});

test('key order is irrelevant', () => {
  every(({ questionnaire, answers, random }) => {
    const other = shuffled(answers, random) as Answers;
    const [one, two] = [answers, other].map((given) => evaluate(questionnaire, given, context));
    expect(JSON.stringify([two?.relevant, two?.errors])).toBe(JSON.stringify([one?.relevant, one?.errors]));
  });
});

test('an option unticked and ticked again restores its nested answers', () => {
  const answers: Answers = { data: ['location'], location_precision: 'coarse' };
  const without = evaluate(testQuestionnaire, { ...answers, data: ['email'] }, context);
  expect(without.relevant).not.toHaveProperty('location_precision');
  expect(evaluate(testQuestionnaire, answers, context).relevant).toMatchObject(answers);
});

function duplicateRows(errors: readonly { reason: string }[]): number {
  return errors.some((error) => error.reason === 'duplicate-row') ? Infinity : 0;
}

/** Whether deriving once more from the outcome yields the outcome. */
function isAtRest({ steps, relevant }: Evaluation): boolean {
  return steps
    .flatMap((step) => step.questions)
    .every(({ question, path, derived, options = [] }) => {
      if (!derived || path.includes('/') || !('derive' in question) || !question.derive) return true;
      const again = question.derive({ answers: relevant, today }).value.filter((id) => options.includes(id));
      return JSON.stringify(again) === JSON.stringify(derived.value);
    });
}
