/** Vendors that one type of agreement names, under the questions by which another asks for them. */
import { chosen, hasAny, rows } from '../law/answer-reading.ts';
import type { Answers, Question, Questionnaire, Row } from '../questionnaire/definition.ts';
import { questionsOf } from '../questionnaire/nested.ts';
import { findVendor } from '../vendors/list.ts';

interface VendorQuestion {
  id: string;
  categories: readonly string[];
  /** The question whose yes shows it. */
  gate: string | undefined;
}

/** What the target would be answered with; a use that was denied wherever it was asked is denied again. */
export function vendorAnswers(source: Questionnaire, relevant: Answers, target: Questionnaire): Answers {
  const asked = vendorQuestions(source);
  const result: Answers = {};
  for (const wanted of vendorQuestions(target)) {
    const related = asked.filter(({ categories }) => shared(categories, wanted.categories).length > 0);
    const ids = [...new Set(related.flatMap((question) => named(relevant, question, wanted)))];
    const own = related.flatMap((question) => ownOf(relevant, question, wanted));
    if (ids.length > 0) result[wanted.id] = ids;
    if (own.length > 0) result[`${wanted.id}.own`] = own.map((row, i) => ({ ...row, _id: `own${i + 1}` }));
    if (wanted.gate === undefined) continue;
    if (ids.length > 0 || own.length > 0) result[wanted.gate] = 'yes';
    else if (deniedIn(relevant, related, wanted)) result[wanted.gate] = 'no';
  }
  return result;
}

function vendorQuestions(questionnaire: Questionnaire): VendorQuestion[] {
  const all = questionsOf(questionnaire);
  return all.flatMap((question) =>
    question.kind === 'vendors'
      ? [{ id: question.id, categories: question.categories, gate: gateOf(question.id, all) }]
      : [],
  );
}

function gateOf(id: string, all: readonly Question[]): string | undefined {
  return all.find((one) => one.kind === 'yn' && one.yes?.some((nested) => nested.id === id))?.id;
}

/** A vendor of several categories goes along only for what it was named for. */
function named(relevant: Answers, question: VendorQuestion, wanted: VendorQuestion): string[] {
  const meant = shared(question.categories, wanted.categories);
  return chosen(relevant, question.id).filter(
    (id) => shared(findVendor(id)?.categories ?? [], meant).length > 0,
  );
}

/** An entry of the owner's own has no category: it goes along where the other question asks for nothing else. */
function ownOf(relevant: Answers, question: VendorQuestion, wanted: VendorQuestion): Row[] {
  const fits = question.categories.every((category) => wanted.categories.includes(category));
  return fits ? rows(relevant, `${question.id}.own`).map((row) => ({ ...row })) : [];
}

function deniedIn(relevant: Answers, related: readonly VendorQuestion[], wanted: VendorQuestion): boolean {
  const covered = new Set(related.flatMap(({ categories }) => categories));
  return (
    wanted.categories.every((category) => covered.has(category)) &&
    related.every(({ gate }) => gate !== undefined && hasAny(relevant, gate, 'no'))
  );
}

function shared<T>(one: readonly T[], other: readonly T[]): T[] {
  return one.filter((entry) => other.includes(entry));
}
