/** Answer sets as the database of a release holds them, and what becomes of them. */
import type { Language } from '@clausewright/contract/languages';
import { assemble, finish } from '../../clauses.ts';
import { cleanAnswers } from '@clausewright/engine/questionnaire/clean-answers';
import type { Answers, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { randomAnswers, randomNumbers } from '@clausewright/engine/questionnaire/random-answers';

export const today = '2026-11-21';
const setsPerVersion = 12;
/** One in six stopped halfway. */
const unfinished = 2;

export function getFixtureName(questionnaire: Questionnaire): string {
  return questionnaire.type.toLowerCase().replaceAll('_', '-');
}

/** Sets as a wizard of the present version leaves them, the same ones each time. */
export function presentSets(questionnaire: Questionnaire): Answers[] {
  const random = randomNumbers(20_261_121);
  const sets: Answers[] = [];
  let open = 0;
  while (sets.length < setsPerVersion) {
    const cleaned = cleanAnswers(questionnaire, randomAnswers(questionnaire, random), { today });
    if (!cleaned.ok) continue;
    const { valid } = evaluate(questionnaire, cleaned.answers, { today });
    if (valid ? sets.length - open === setsPerVersion - unfinished : open === unfinished) continue;
    if (!valid) open += 1;
    sets.push(cleaned.answers);
  }
  return sets;
}

/** What the answers still lack for a document in their first language; null: the document is there. */
export function assembled(questionnaire: Questionnaire, answers: Answers): string[] | null {
  const { relevant, errors, valid } = evaluate(questionnaire, answers, { today });
  const [first = 'en'] = (relevant['document_languages'] ?? []) as Language[];
  const draft = assemble(questionnaire.type, relevant, { language: first, today, blanks: !valid });
  if (!valid) return errors.map(({ path }) => path);
  finish(draft);
  return null;
}
