import { evaluate } from '../evaluate.ts';
import type { Questionnaire } from '../definition.ts';
import { listQuestions, getOptions } from '../nested.ts';
import { randomAnswers, randomNumbers, wantedValues } from '../random-answers.ts';

/**
 * Questions and options that none of many random answers makes visible. Random search can only
 * accuse wrongly, never acquit wrongly; the seed is fixed, so an accusation stands until mended.
 */
export function lintReach(questionnaire: Questionnaire, today: string, rounds = 3000): string[] {
  const missing = new Set<string>();
  for (const question of listQuestions(questionnaire)) {
    if (question.until !== undefined && question.until <= questionnaire.version) continue;
    missing.add(question.id);
    for (const option of getOptions(question)) missing.add(`${question.id}:${option.id}`);
  }
  const random = randomNumbers(1);
  const wanted = wantedValues(questionnaire);
  for (let round = 0; round < rounds && missing.size > 0; round += 1) {
    const answers = randomAnswers(questionnaire, random, wanted);
    const { steps, onReview } = evaluate(questionnaire, answers, { today });
    for (const { question, options = [] } of [...steps.flatMap((step) => step.questions), ...onReview]) {
      missing.delete(question.id);
      for (const option of options) missing.delete(`${question.id}:${option}`);
    }
  }
  return [...missing].map((id) => `${id}: no answer makes it visible`);
}
