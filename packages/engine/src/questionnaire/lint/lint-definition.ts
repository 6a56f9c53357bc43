/** What the compiler cannot see in a definition; each fault is one line for the author. */
import { optionsRead, questionsRead } from '../conditions.ts';
import type { Condition, Question, Questionnaire } from '../definition.ts';
import { flatten, idsIn, nestedIn, getOptions } from '../nested.ts';

const idForm = /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/u;
/** Small words, or the id of a state. */
const optionForm = /^(?:[a-z0-9]+(?:[_-][a-z0-9]+)*|[A-Z]{2}_[A-Z0-9]{1,3})$/u;

/** Ids, order and meaning of conditions, defaults, and questions that nothing uses. `spoken`: ids that clauses print or test. */
export function lintDefinition(
  questionnaire: Questionnaire,
  spoken: ReadonlySet<string>,
  /** Clauses read other facts under ids that begin so. */
  reserved: string,
): string[] {
  const faults: string[] = [];
  const steps = questionnaire.steps.map((step) => step.id);
  faults.push(...repeated(steps).map((id) => `step ${id}: id is used twice`));
  const questions = questionnaire.steps.flatMap((step) => step.questions);
  faults.push(...lintScope(questions, '', new Map()));
  for (const question of flatten(questions)) {
    if (question.id.startsWith(reserved)) faults.push(`${question.id}: is reserved`);
    if (!isUsed(question, spoken))
      faults.push(`${question.id}: feeds no clause, law, price, delivery or default`);
  }
  return faults;
}

/** `earlier`: questions outside that may be read. */
function lintScope(
  questions: readonly Question[],
  prefix: string,
  earlier: ReadonlyMap<string, Question>,
): string[] {
  const all = flatten(questions);
  const known = new Map(earlier);
  const own = idsIn(questions);
  const faults = repeated(all.map((question) => question.id)).map((id) => `${prefix}${id}: id is used twice`);
  for (const question of all) {
    const name = `${prefix}${question.id}`;
    if (!idForm.test(question.id)) faults.push(`${name}: id is not made of small words`);
    if (earlier.has(question.id)) faults.push(`${name}: hides the question of that name outside`);
    faults.push(...lintQuestion(question, name));
    if (question.when) faults.push(...lintCondition(question.when, name, known, own));
    if (question.kind === 'num') {
      for (const { when } of question.within ?? []) faults.push(...lintCondition(when, name, known, own));
    }
    for (const option of getOptions(question)) {
      if (option.when) faults.push(...lintCondition(option.when, `${name}:${option.id}`, known, own));
    }
    if (question.kind === 'state' && known.get(question.of)?.kind !== 'country') {
      faults.push(`${name}: ${question.of} is no earlier country`);
    }
    known.set(question.id, question);
    if (question.kind !== 'group') continue;
    if (!flatten(question.questions).some((field) => field.id === question.title)) {
      faults.push(`${name}: title ${question.title} is no question of the repetition`);
    }
    faults.push(...lintScope(question.questions, `${name}.`, known));
  }
  return faults;
}

function lintQuestion(question: Question, name: string): string[] {
  const faults: string[] = [];
  const options = getOptions(question).map((option) => option.id);
  faults.push(...repeated(options).map((id) => `${name}:${id}: option id is used twice`));
  faults.push(...options.filter((id) => !optionForm.test(id)).map((id) => `${name}:${id}: option id form`));
  const defaults = 'default' in question ? [question.default].flat() : [];
  if (question.kind === 'choice' || question.kind === 'multi') {
    if (options.length === 0) faults.push(`${name}: has no options`);
    for (const one of defaults) {
      if (typeof one === 'string' && !options.includes(one))
        faults.push(`${name}: default ${one} is no option`);
    }
  }
  const skippable = question.required === false || defaults.length > 0 || 'derive' in question;
  const emptyGroup = question.kind === 'group' && question.min === 0;
  if (question.level === 'detail' && !skippable && !emptyGroup) {
    faults.push(`${name}: a detail needs a default, or must not be required`);
  }
  if (question.until !== undefined && question.until <= question.since)
    faults.push(`${name}: ends before it begins`);
  return faults;
}

function lintCondition(
  condition: Condition,
  name: string,
  known: ReadonlyMap<string, Question>,
  own: ReadonlySet<string>,
): string[] {
  const faults = questionsRead(condition)
    .filter((id) => !known.has(id.replace(/\.own$/u, '')))
    .map((id) => `${name}: reads ${id}, which is ${own.has(id) ? 'not earlier' : 'no question here'}`);
  for (const { question, option } of optionsRead(condition)) {
    const target = known.get(question);
    if (target && !hasOption(target, option)) faults.push(`${name}: ${question} has no option ${option}`);
  }
  return faults;
}

function hasOption(question: Question, option: string): boolean {
  if (question.kind === 'yn') return ['yes', 'no', ...(question.unknown ? ['unknown'] : [])].includes(option);
  if (question.kind === 'country') return /^[A-Z]{2}$/u.test(option);
  if (question.kind === 'state') return /^[A-Z]{2}_[A-Z0-9]{1,3}$/u.test(option);
  if (question.kind === 'vendors') return option !== '';
  return getOptions(question).some((one) => one.id === option);
}

/** A group counts as used when the group or any of its fields is. */
function isUsed(question: Question, spoken: ReadonlySet<string>): boolean {
  if (question.feeds || question.price || getOptions(question).some((option) => option.price)) return true;
  if (spoken.has(question.id) || spoken.has(`${question.id}.own`)) return true;
  return question.kind === 'group' && flatten(question.questions).some((field) => spoken.has(field.id));
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** Ids of all that can be asked and chosen: `type question`, `question:option`, `group.field`. */
export function idLines(questionnaire: Questionnaire): string[] {
  const lines = (questions: readonly Question[], prefix: string): string[] =>
    questions.flatMap((question) => {
      const name = `${prefix}${question.id}`;
      return [
        `${name} ${question.kind}`,
        ...getOptions(question).map((option) => `${name}:${option.id} option`),
        ...nestedIn(question).flatMap((one) => lines(one.questions, prefix)),
        ...(question.kind === 'group' ? lines(question.questions, `${name}.`) : []),
      ];
    });
  const all = questionnaire.steps.flatMap((step) => lines(step.questions, ''));
  return all.map((line) => `${questionnaire.type} ${line}`).sort();
}
