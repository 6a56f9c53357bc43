/** What a document answers to questions that another type asks under the same id. */
import type {
  Adjustment,
  Answers,
  AnswerValue,
  Question,
  Questionnaire,
} from '@clausewright/engine/questionnaire/definition';
import { answerAt, listQuestions } from '@clausewright/engine/questionnaire/nested';
import { isSameQuestion, questionsById } from './same-question.ts';

interface JudgedDocument {
  questionnaire: Questionnaire;
  answers: Answers;
  /** Those of `answers` that count, with what was derived. */
  relevant: Answers;
}

/** Asked under one id by several types, but of the document and not of the site. */
const ofDocument: ReadonlySet<string> = new Set([
  'document_title',
  'effective_date',
  'custom_sections',
  'vendor_table',
]);

/** Rows keep ids of their own, and lists of vendors no order. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain).toSorted(byText);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '_id');
  return entries.map(([key, entry]) => [key, plain(entry)]).toSorted(byText);
}

function byText(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

/** What was answered under the same id, as it was given. */
export function sameQuestions(
  { questionnaire, answers, relevant }: JudgedDocument,
  target: Questionnaire,
): Answers {
  const asked = questionsById(questionnaire);
  const result: Answers = {};
  for (const question of listQuestions(target)) {
    const { id, kind } = question;
    // Vendors go by their category; `vendorAnswers` finds those of the same question too.
    if (ofDocument.has(id) || kind === 'vendors' || !isSameQuestion(question, asked.get(id))) continue;
    if (answerAt(relevant, id) === undefined) continue;
    // Who uses no statistics may record visits all the same: `vendorAnswers` says no where all of it was denied.
    if (relevant[id] === 'no' && asksForMore(question, asked.get(id))) continue;
    const value = answerAt(answers, id);
    const own = answerAt(answers, `${id}.own`);
    const fits = value === undefined ? undefined : fitting(question, value);
    if (fits !== undefined) result[id] = fits;
    if (own !== undefined) result[`${id}.own`] = own;
  }
  return result;
}

/** Whether a yes or no covers vendors of more categories here than there. */
function asksForMore(here: Question, there: Question | undefined): boolean {
  const before = new Set(categoriesUnder(there));
  return categoriesUnder(here).some((category) => !before.has(category));
}

function categoriesUnder(question: Question | undefined): string[] {
  if (question?.kind !== 'yn') return [];
  return (question.yes ?? []).flatMap((one) => (one.kind === 'vendors' ? one.categories : []));
}

/**
 * What the site has without anybody having said so: one rule derives it in both types, from answers that `target` does not
 * ask for. `derivedHere`: what `target` has by itself.
 */
export function derivedOtherwise(
  { questionnaire, relevant }: JudgedDocument,
  target: Questionnaire,
  derivedHere: Answers,
): Answers {
  const asked = questionsById(questionnaire);
  const result: Answers = {};
  for (const question of listQuestions(target)) {
    const value = answerAt(relevant, question.id);
    const other = asked.get(question.id);
    if (value === undefined || other === undefined) continue;
    if (!isDerivedAlike(question, other)) continue;
    const fits = fitting(question, value);
    if (fits !== undefined && !isSameAnswer(value, answerAt(derivedHere, question.id))) {
      result[question.id] = fits;
    }
  }
  return result;
}

function isDerivedAlike(one: Question, other: Question): boolean {
  return 'derive' in one && 'derive' in other && one.derive !== undefined && one.derive === other.derive;
}

/** Without options that the question here does not offer; nothing where none is left. */
function fitting(question: Question, value: AnswerValue): AnswerValue | undefined {
  if (question.kind !== 'multi' || typeof value !== 'object') return value;
  const offered = (option: unknown): boolean => question.options.some(({ id }) => id === option);
  if (Array.isArray(value)) {
    const left = (value as string[]).filter(offered);
    return left.length === 0 && value.length > 0 ? undefined : left;
  }
  const { added, removed } = value as Adjustment;
  return { added: added.filter(offered), removed: removed.filter(offered) };
}
