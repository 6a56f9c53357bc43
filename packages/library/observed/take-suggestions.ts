/** Makes suggestions that an owner took over into ordinary answers. */
import { flatten, getOptions, isRecord, nestedIn } from '@clausewright/engine/questionnaire/nested';
import type {
  Adjustment,
  Answers,
  AnswerValue,
  Question,
  Questionnaire,
  Row,
} from '@clausewright/engine/questionnaire/definition';
import type { Suggestion } from './seen-site.ts';

/**
 * Lists and rows are added to, other answers are replaced; the yes or the option under which a question stands is
 * answered with it. Answers that are not concerned stay as they are.
 */
export function takeSuggestions(
  questionnaire: Questionnaire,
  answers: Answers,
  suggestions: readonly Suggestion[],
): Answers {
  const taken = Object.assign(Object.create(null) as Answers, answers);
  for (const { question: id, value } of suggestions) {
    const trail = trailTo(
      questionnaire.steps.flatMap(({ questions }) => questions),
      id.replace(/\.own$/u, ''),
    );
    if (trail === null) continue;
    for (const { question, option } of trail.parents) {
      taken[question.id] = together(question, taken[question.id], chosenAs(question, option));
    }
    const isOwn = id.endsWith('.own');
    taken[id] = isOwn ? rowsTogether(taken[id], value, 'name') : together(trail.question, taken[id], value);
  }
  return taken;
}

/** Whether answers that count hold all of a suggestion already, whoever gave them. */
export function isTaken(questionnaire: Questionnaire, relevant: Answers, suggestion: Suggestion): boolean {
  const { question, value } = suggestion;
  const held = relevant[question];
  if (held === undefined) return false;
  if (isTexts(value)) return value.every((one) => listOf(held).includes(one));
  if (Array.isArray(value)) {
    const taken = takeSuggestions(questionnaire, { [question]: held }, [suggestion])[question];
    return rowsOf(taken).length === rowsOf(held).length;
  }
  return JSON.stringify(held) === JSON.stringify(value);
}

/** The questions under whose options another stands, the nearest first. */
export function questionsAbove(questionnaire: Questionnaire, id: string): string[] {
  const trail = trailTo(
    questionnaire.steps.flatMap(({ questions }) => questions),
    id.replace(/\.own$/u, ''),
  );
  return (trail?.parents ?? []).map(({ question }) => question.id).toReversed();
}

interface Trail {
  question: Question;
  parents: readonly { question: Question; option: string }[];
}

function trailTo(questions: readonly Question[], id: string): Trail | null {
  for (const question of questions) {
    if (question.id === id) return { question, parents: [] };
    for (const { option, questions: under } of nestedIn(question)) {
      if (!flatten(under).some((one) => one.id === id)) continue;
      const further = trailTo(under, id);
      if (further !== null) return { ...further, parents: [{ question, option }, ...further.parents] };
    }
  }
  return null;
}

function chosenAs(question: Question, option: string): AnswerValue {
  return question.kind === 'multi' ? [option] : option;
}

function together(question: Question, before: AnswerValue | undefined, value: AnswerValue): AnswerValue {
  if (question.kind === 'group') return rowsTogether(before, value, question.title);
  if (question.kind === 'vendors' || (question.kind === 'country' && question.many === true)) {
    return [...new Set([...listOf(before), ...listOf(value)])];
  }
  if (question.kind !== 'multi') return value;
  if (question.derive !== undefined && !Array.isArray(before)) return adjusted(before, listOf(value));
  const exclusive = new Set(getOptions(question).flatMap((one) => (one.exclusive === true ? [one.id] : [])));
  return [...new Set([...listOf(before).filter((one) => !exclusive.has(one)), ...listOf(value)])];
}

/** A derived list keeps only what was added to it. */
function adjusted(before: AnswerValue | undefined, seen: readonly string[]): Adjustment {
  const { added, removed } = isAdjustment(before) ? before : { added: [], removed: [] };
  return {
    added: [...new Set([...added, ...seen])],
    removed: removed.filter((one) => !seen.includes(one)),
  };
}

/** Rows whose title stands there already are left as the owner has them. */
function rowsTogether(before: AnswerValue | undefined, value: AnswerValue, title: string): Row[] {
  // A table begins with a row in which nothing stands yet.
  const there = rowsOf(before).filter((row) => Object.keys(row).some((key) => key !== '_id'));
  const titles = new Set(there.map((row) => row[title]));
  const ids = new Set(there.map(({ _id }) => _id));
  const added = rowsOf(value).filter((row) => !titles.has(row[title]));
  return [...there, ...added.map((row) => ({ ...row, _id: freeId(row._id, ids) }))];
}

/** Two scans number their rows alike. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  return taken.has(id) ? freeId(`${id}-1`, taken) : id;
}

function isTexts(value: AnswerValue): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function listOf(value: AnswerValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function rowsOf(value: AnswerValue | undefined): Row[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object') : [];
}

function isAdjustment(value: AnswerValue | undefined): value is Adjustment {
  return isRecord(value) && Array.isArray(value['added']) && Array.isArray(value['removed']);
}
