/** Vendors that one type of agreement names, under the questions by which another asks for them. */
import { chosen, hasAny, rows } from '@clausewright/engine/law/answer-reading';
import type { Answers, Question, Questionnaire, Row } from '@clausewright/engine/questionnaire/definition';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { vendorTags } from '../vendors/banner/tags.ts';
import { findVendor } from '../vendors/list.ts';

interface VendorQuestion {
  id: string;
  categories: readonly string[];
  /** The question whose yes shows it. */
  gate: string | undefined;
}

/** Categories that a question was told of already, by its id. */
export type CarriedCategories = Map<string, ReadonlySet<string>>;

interface VendorAnswer {
  id: string;
  ids: readonly string[];
  own: readonly Row[];
  /** Of which `source` spoke: another document is asked for the rest alone. */
  categories: readonly string[];
  gate?: { id: string; value: 'yes' | 'no' };
}

/**
 * What the target would be answered with; a use that was denied wherever it was asked is denied again. Categories that
 * were told of before are left out, so that a document replaces what it asks for and nothing else.
 */
export function vendorAnswers(
  source: Questionnaire,
  relevant: Answers,
  target: Questionnaire,
  told: Readonly<CarriedCategories>,
): VendorAnswer[] {
  const asked = vendorQuestions(source);
  return vendorQuestions(target).map((wanted): VendorAnswer => {
    const related = asked.filter(({ categories }) => shared(categories, wanted.categories).length > 0);
    const open = wanted.categories.filter((category) => told.get(wanted.id)?.has(category) !== true);
    const ids = related.flatMap((question) => named(relevant, question, open));
    const own = related.flatMap((question) => ownOf(relevant, question, wanted));
    const uses = gateValue(ids.length > 0 || own.length > 0, deniedIn(source, relevant, related, wanted));
    return {
      id: wanted.id,
      ids: [...new Set(ids)],
      own,
      categories: related.flatMap((question) => shared(question.categories, open)),
      ...(wanted.gate !== undefined && uses !== null && { gate: { id: wanted.gate, value: uses } }),
    };
  });
}

/** To what earlier documents named; `told` then holds the categories of all of them. */
export function addVendors(found: Answers, told: CarriedCategories, vendors: readonly VendorAnswer[]): void {
  for (const { id, categories, ids, own, gate } of vendors) {
    if (gate !== undefined) found[gate.id] ??= gate.value;
    const before = rows(found, `${id}.own`);
    if (ids.length > 0) found[id] = [...new Set([...chosen(found, id), ...ids])];
    // What was named by hand has no category: it is added as long as some category is open.
    if (own.length > 0 && (before.length === 0 || categories.length > 0)) {
      found[`${id}.own`] = withOwn(before, own);
    }
    if (ids.length > 0 || own.length > 0) told.set(id, new Set([...(told.get(id) ?? []), ...categories]));
  }
}

/** Rows of two documents, each entry once. */
function withOwn(before: readonly Row[], added: readonly Row[]): Row[] {
  const names = new Set(before.map(({ name }) => name));
  const all = [...before, ...added.filter(({ name }) => !names.has(name))];
  return all.map((row, at) => ({ ...row, _id: `own${at + 1}` }));
}

function vendorQuestions(questionnaire: Questionnaire): VendorQuestion[] {
  const all = listQuestions(questionnaire);
  return all.flatMap((question) =>
    question.kind === 'vendors'
      ? [{ id: question.id, categories: spokenOf(question, questionnaire), gate: gateOf(question.id, all) }]
      : [],
  );
}

/**
 * A cookies policy speaks of a chat on the pages and of no video call or list of customers, which nobody loads there:
 * those are a category of their own for all other types.
 */
function spokenOf(
  { categories }: Extract<Question, { kind: 'vendors' }>,
  { type }: Questionnaire,
): readonly string[] {
  const offPages = categories.includes('support_crm') && type !== 'COOKIES_POLICY';
  return offPages ? [...categories, supportOffPages] : categories;
}

const supportOffPages = 'support_crm:off-pages';

function categoriesOf(id: string): readonly string[] {
  const categories = findVendor(id)?.categories ?? [];
  if (vendorTags[id] !== undefined) return categories;
  return categories.map((category) => (category === 'support_crm' ? supportOffPages : category));
}

function gateOf(id: string, all: readonly Question[]): string | undefined {
  return all.find((one) => one.kind === 'yn' && one.yes?.some((nested) => nested.id === id))?.id;
}

/** A vendor of several categories goes along only for what it was named for. */
function named(relevant: Answers, question: VendorQuestion, open: readonly string[]): string[] {
  const meant = shared(question.categories, open);
  return chosen(relevant, question.id).filter((id) => shared(categoriesOf(id), meant).length > 0);
}

/** An entry of the owner's own has no category: it goes along where the other question asks for nothing else. */
function ownOf(relevant: Answers, question: VendorQuestion, wanted: VendorQuestion): Row[] {
  const fits = question.categories.every((category) => wanted.categories.includes(category));
  return fits ? rows(relevant, `${question.id}.own`).map((row) => ({ ...row })) : [];
}

function gateValue(used: boolean, denied: boolean): 'yes' | 'no' | null {
  if (used) return 'yes';
  return denied ? 'no' : null;
}

function deniedIn(
  source: Questionnaire,
  relevant: Answers,
  related: readonly VendorQuestion[],
  wanted: VendorQuestion,
): boolean {
  // Software without other people's services says nothing of the website that it belongs to.
  if (source.type === 'EULA') return false;
  const covered = new Set(related.flatMap(({ categories }) => categories));
  return (
    wanted.categories.every((category) => covered.has(category)) &&
    related.every(({ gate }) => gate !== undefined && hasAny(relevant, gate, 'no'))
  );
}

function shared<T>(one: readonly T[], other: readonly T[]): T[] {
  return one.filter((entry) => other.includes(entry));
}
