/** The edge: from anything that came over a wire to answers that the engine may keep. */
import { isLanguage } from '@clausewright/contract/languages';
import { bounds } from './bounds.ts';
import { cleanLine } from './clean-text.ts';
import type { Answers, AnswerValue, Question, Questionnaire, Row } from './definition.ts';
import { evaluate } from './evaluate.ts';
import type { AnswerError, EvaluationContext, Path } from './evaluation.ts';
import { validateAnswer } from './validate-answer.ts';
import { cleanValue, measure } from './measure.ts';
import { answerAt, flatten, idsIn, isRecord, noAnswers, getOptions, ownValue, yesOrNo } from './nested.ts';
import { validateOwnEntries, rowId } from './own-entries.ts';

export type CleanOutcome = { ok: true; answers: Answers } | { ok: false; errors: AnswerError[] };
/** `owner`: the visible question that the error belongs to, '' for the whole. */
type Found = AnswerError & { owner: Path };

/**
 * Refuses what no wizard can have sent (unknown ids and options, wrong kinds, broken bounds), one
 * error per path. Whether the answers are complete and well-formed is for `evaluate` to say.
 * Answers of hidden questions are dropped, whatever they are.
 */
export function cleanAnswers(
  questionnaire: Questionnaire,
  input: unknown,
  context: Pick<EvaluationContext, 'today'>,
): CleanOutcome {
  if (!isRecord(input)) return { ok: false, errors: [{ path: '', rule: 'kind', reason: 'wrong-kind' }] };
  const size = measure(input);
  if (size !== 'fine') return { ok: false, errors: [{ path: '', rule: 'bounds', reason: size }] };
  const questions = questionnaire.steps.flatMap((step) => step.questions);
  const { answers, found } = cleanScope(questions, input, '', '');
  const visible = new Set<Path>(evaluate(questionnaire, answers, context).visible);
  const errors = found.filter((one) => one.owner === '' || visible.has(one.owner));
  if (errors.length > 0) return { ok: false, errors: onePerPath(errors) };
  return { ok: true, answers: prune(questions, answers, '', visible) };
}

/** Everything usable of one level, and what is wrong with the rest. */
export function cleanScope(
  questions: readonly Question[],
  input: Record<string, unknown>,
  prefix: Path,
  owner: Path,
): { answers: Answers; found: Found[] } {
  const answers = noAnswers();
  const found: Found[] = [];
  const known = idsIn(questions);
  for (const key of Object.keys(input)) {
    if (known.has(key) || (key === '_id' && owner !== '')) continue;
    const path = `${prefix}${cleanLine(key).slice(0, bounds.ownName)}`;
    found.push({ path, rule: 'unknown', reason: 'unknown-question', owner });
  }
  for (const question of flatten(questions)) {
    const path = `${prefix}${question.id}`;
    const given = ownValue(input, question.id);
    const entries = ownValue(input, `${question.id}.own`);
    if ('own' in question && question.own && entries !== undefined) {
      const { errors } = validateOwnEntries(question.own, entries, `${path}.own`);
      const structural = errors.filter(isStructural);
      found.push(...structural.map((error) => ({ ...error, owner: path })));
      if (structural.length === 0) answers[`${question.id}.own`] = withRowIds(entries);
    }
    if (given === undefined || given === null) continue;
    if (question.kind === 'group') {
      const group = cleanGroup(question, given, path);
      found.push(...group.found);
      if (group.rows) answers[question.id] = group.rows;
      continue;
    }
    const errors = cleanOne(question, given, path);
    found.push(...errors.map((error) => ({ ...error, owner: path })));
    if (errors.length === 0) answers[question.id] = cleanValue(given) as AnswerValue;
  }
  return { answers, found };
}

function cleanOne(question: Question, given: unknown, path: Path): AnswerError[] {
  const options = getOptions(question).map((option) => option.id);
  const lists = asLists(question, given);
  if (lists) {
    const [first = [], ...rest] = lists;
    const chosen = [...first, ...rest.flat()];
    if (!chosen.every((one) => typeof one === 'string'))
      return [{ path, rule: 'kind', reason: 'wrong-kind' }];
    const unknown = options.length > 0 && chosen.some((one) => !options.includes(one));
    if (unknown) return [{ path, rule: 'option', reason: 'unknown-option' }];
    if (chosen.length > bounds.vendors) {
      return [{ path, rule: 'bounds', reason: 'too-many', limit: bounds.vendors }];
    }
    return [];
  }
  if (typeof given === 'string' && given !== '') {
    const closed = question.kind === 'yn' ? yesOrNo(question) : options;
    if (closed.length > 0 && !closed.includes(given))
      return [{ path, rule: 'option', reason: 'unknown-option' }];
  }
  if ('perLanguage' in question && question.perLanguage && isRecord(given)) {
    const alien = Object.keys(given).filter((key) => !isLanguage(key));
    if (alien.length > 0) return [{ path, rule: 'unknown', reason: 'not-a-language' }];
  }
  const around = { options, ownEntries: 0, languages: [], country: undefined };
  return validateAnswer(question, given, around)
    .problems.map(({ language, ...problem }) => ({
      path: language ? `${path}/${language}` : path,
      ...problem,
    }))
    .filter(isStructural);
}

/** The lists that an answer of many consists of: itself, or what was added and removed. Null: not of that kind. */
function asLists(question: Question, given: unknown): unknown[][] | null {
  const many = question.kind === 'multi' || (question.kind === 'country' && question.many === true);
  if (!many) return null;
  if (Array.isArray(given)) return [given];
  if (!('derive' in question) || !question.derive || !isRecord(given)) return null;
  if (Object.keys(given).some((key) => key !== 'added' && key !== 'removed')) return null;
  const lists = [ownValue(given, 'added') ?? [], ownValue(given, 'removed') ?? []];
  return lists.every((list) => Array.isArray(list)) ? lists : null;
}

function cleanGroup(
  question: Question & { kind: 'group' },
  given: unknown,
  path: Path,
): { rows?: Row[]; found: Found[] } {
  const broken = (error: Omit<AnswerError, 'path'>, at = path) => ({ path: at, ...error, owner: path });
  if (!Array.isArray(given)) return { found: [broken({ rule: 'kind', reason: 'wrong-kind' })] };
  const max = Math.min(question.max, bounds.rows);
  if (given.length > max) return { found: [broken({ rule: 'bounds', reason: 'too-many', limit: max })] };
  const found: Found[] = [];
  const seen = new Set<string>();
  const rows = given.map((row: unknown, index): Row => {
    const _id = rowId(row, index);
    const at = `${path}/${_id}`;
    if (!isRecord(row)) found.push(broken({ rule: 'kind', reason: 'wrong-kind' }, at));
    if (seen.has(_id)) found.push(broken({ rule: 'bounds', reason: 'duplicate-row' }, at));
    seen.add(_id);
    const inner = cleanScope(question.questions, isRecord(row) ? row : {}, `${at}/`, path);
    found.push(...inner.found);
    return Object.assign(noAnswers(), { _id }, inner.answers);
  });
  return { rows, found };
}

/** Missing or badly written answers are for `evaluate`; these no screen can send. */
function isStructural(error: AnswerError): boolean {
  return error.rule === 'kind' || error.reason === 'too-long' || error.reason === 'too-many';
}

function withRowIds(entries: unknown): Row[] {
  if (!Array.isArray(entries)) return [];
  return entries.map((entry: unknown, index) =>
    Object.assign(noAnswers(), cleanValue(entry), { _id: rowId(entry, index) }),
  );
}

function prune(
  questions: readonly Question[],
  answers: Answers,
  prefix: Path,
  visible: ReadonlySet<Path>,
): Answers {
  const kept = noAnswers();
  for (const question of flatten(questions)) {
    const path = `${prefix}${question.id}`;
    if (!visible.has(path)) continue;
    const value = answerAt(answers, question.id);
    const own = answerAt(answers, `${question.id}.own`);
    if (own !== undefined) kept[`${question.id}.own`] = own;
    if (value === undefined) continue;
    kept[question.id] =
      question.kind === 'group'
        ? (value as Row[]).map((row) =>
            Object.assign(
              noAnswers(),
              { _id: row._id },
              prune(question.questions, row, `${path}/${row._id}/`, visible),
            ),
          )
        : value;
  }
  return kept;
}

function onePerPath(found: readonly Found[]): AnswerError[] {
  const byPath = new Map<Path, AnswerError>();
  for (const { owner: _, ...error } of found) if (!byPath.has(error.path)) byPath.set(error.path, error);
  return [...byPath.values()];
}
