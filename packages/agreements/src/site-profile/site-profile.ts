/** What the documents of one site have answered already: further wizards of the site begin with it. */
import { cleanScope } from '../questionnaire/clean-answers.ts';
import type {
  Adjustment,
  Answers,
  AnswerValue,
  Question,
  Questionnaire,
} from '../questionnaire/definition.ts';
import { evaluate } from '../questionnaire/evaluate.ts';
import { answerAt, noAnswers, questionsOf } from '../questionnaire/nested.ts';
import { isSameQuestion, questionsById } from './same-question.ts';
import { vendorAnswers } from './vendor-answers.ts';

export interface AnsweredDocument {
  questionnaire: Questionnaire;
  /** As given: derived answers as adjustments, hidden ones do no harm. */
  answers: Answers;
}

/** Asked under one id by several types, but of the document and not of the site. */
const ofDocument: ReadonlySet<string> = new Set([
  'document_title',
  'effective_date',
  'custom_sections',
  'vendor_table',
]);

/**
 * Questions of `target` that some document has asked under the same id. One that was left open was seen all the same, and
 * what belongs to the document has a default.
 */
export function askedBefore(
  documents: readonly AnsweredDocument[],
  target: Questionnaire,
  today: string,
): string[] {
  const seen = documents.flatMap(({ questionnaire, answers }) => {
    const asked = questionsById(questionnaire);
    const { visible } = evaluate(questionnaire, answers, { today });
    return visible.flatMap((path) => asked.get(path) ?? []);
  });
  return questionsOf(target)
    .filter((question) => seen.some((one) => isSameQuestion(question, one)))
    .map(({ id }) => id);
}

/**
 * Answers for a wizard of `target`, each from the first of the documents that has one. Only what counted in its document
 * and fits the question here; `today` is an ISO day.
 */
export function siteProfile(
  documents: readonly AnsweredDocument[],
  target: Questionnaire,
  today: string,
): Answers {
  const wanted = target.steps.flatMap((step) => step.questions);
  const found: Answers = noAnswers();
  for (const document of documents) {
    const { relevant } = evaluate(document.questionnaire, document.answers, { today });
    const vendors = vendorAnswers(document.questionnaire, relevant, target);
    const carried = { ...vendors, ...sameQuestions(document, relevant, target) };
    for (const [id, value] of Object.entries(carried)) found[id] ??= value;
  }
  const { answers } = cleanScope(wanted, found, '', '');
  // What one wizard accepts may be out of the bounds of another.
  for (const { path, reason } of evaluate(target, answers, { today }).errors) {
    if (reason !== 'required') delete answers[path];
  }
  return answers;
}

/** Questions of `other` that `document` would answer otherwise; one that `other` was not asked is no difference. */
export function siteDifferences(
  document: AnsweredDocument,
  other: AnsweredDocument,
  today: string,
): string[] {
  const told = siteProfile([document], other.questionnaire, today);
  const said = siteProfile([other], other.questionnaire, today);
  return Object.keys(told).filter(
    (id) => said[id] !== undefined && !id.endsWith('.own') && !isSameAnswer(told[id], said[id]),
  );
}

/** Rows keep ids of their own, and lists of vendors no order. */
function isSameAnswer(one: unknown, other: unknown): boolean {
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

function sameQuestions(
  { questionnaire, answers }: AnsweredDocument,
  relevant: Answers,
  target: Questionnaire,
): Answers {
  const asked = questionsById(questionnaire);
  const result: Answers = {};
  for (const question of questionsOf(target)) {
    const { id, kind } = question;
    // Vendors go by their category; `vendorAnswers` finds those of the same question too.
    if (ofDocument.has(id) || kind === 'vendors' || !isSameQuestion(question, asked.get(id))) continue;
    if (answerAt(relevant, id) === undefined) continue;
    const value = answerAt(answers, id);
    const own = answerAt(answers, `${id}.own`);
    if (value !== undefined) result[id] = fitting(question, value);
    if (own !== undefined) result[`${id}.own`] = own;
  }
  return result;
}

/** Without options that the question here does not offer. */
function fitting(question: Question, value: AnswerValue): AnswerValue {
  if (question.kind !== 'multi' || typeof value !== 'object') return value;
  const offered = (option: unknown): boolean => question.options.some(({ id }) => id === option);
  if (Array.isArray(value)) return (value as string[]).filter(offered);
  const { added, removed } = value as Adjustment;
  return { added: added.filter(offered), removed: removed.filter(offered) };
}
