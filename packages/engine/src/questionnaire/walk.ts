/** One pass over the definition: what is visible, what is wrong, what counts. */
import { bounds } from './bounds.ts';
import { evaluateCondition, isAnswered, type Lookup } from './conditions.ts';
import type { Answers, AnswerValue, Question, Questionnaire, Row } from './definition.ts';
import { propose } from './derivation.ts';
import type { AnswerError, EvaluationContext, Evaluation, Path, VisibleQuestion } from './evaluation.ts';
import { isRequired, validateAnswer, type NumberRange, type Problem } from './validate-answer.ts';
import { answerAt, idsIn, isRecord, nestedIn, noAnswers, getOptions } from './nested.ts';
import { validateOwnEntries, rowId } from './own-entries.ts';

export interface Pass {
  relevant: Answers;
  steps: { id: string; isOnReview: boolean; questions: VisibleQuestion[]; errors: AnswerError[] }[];
  required: number;
  answered: number;
  priced: Evaluation['priced'][number][];
  /** Derived values by path and what else a later pass would see differently. */
  derivedValues: Map<Path, AnswerValue | undefined>;
}

/** One level of answers: those of the type, or those of one repetition. */
interface Scope {
  given: Answers;
  relevant: Answers;
  /** What derivations read: this pass so far, the pass before for what comes later. */
  facts: Answers;
  lookup: Lookup;
}
interface Place {
  prefix: Path;
  number: string;
  depth: number;
  parent?: VisibleQuestion['parent'];
}
interface Sink extends Pass {
  version: number;
  context: EvaluationContext;
  languages: readonly string[];
  step: Pass['steps'][number];
}

export function walk(
  questionnaire: Questionnaire,
  given: Answers,
  context: EvaluationContext,
  before: Answers,
): Pass {
  const relevant = noAnswers();
  const scope: Scope = {
    given,
    relevant,
    facts: Object.assign(noAnswers(), before),
    lookup: (id) => answerAt(relevant, id),
  };
  const languages = answerAt(before, 'document_languages');
  const step = { id: '', isOnReview: false, questions: [], errors: [] };
  const sink: Sink = {
    version: questionnaire.version,
    relevant,
    steps: [],
    required: 0,
    answered: 0,
    priced: [],
    derivedValues: new Map(),
    context,
    languages: Array.isArray(languages) ? languages.filter((one) => typeof one === 'string') : [],
    step,
  };
  let number = 0;
  for (const { id, isOnReview = false, questions } of questionnaire.steps) {
    sink.step = { id, isOnReview, questions: [], errors: [] };
    visitAll(questions, scope, { prefix: '', number: String(number + 1), depth: 0 }, sink);
    if (sink.step.questions.length === 0) continue;
    sink.steps.push(sink.step);
    number += 1;
  }
  return sink;
}

/** `place.number` is that of the parent; returns how many questions are numbered under it by now. */
function visitAll(
  questions: readonly Question[],
  scope: Scope,
  place: Place,
  sink: Sink,
  numbered = 0,
): number {
  let position = numbered;
  for (const question of questions) {
    if (question.when && !evaluateCondition(question.when, scope.lookup)) continue;
    if (question.until !== undefined && question.until <= sink.version) continue;
    position += 1;
    visit(question, scope, { ...place, number: `${place.number}.${position}` }, sink);
  }
  return position;
}

function visit(question: Question, scope: Scope, place: Place, sink: Sink): void {
  const path = `${place.prefix}${question.id}`;
  if (question.kind === 'group') return visitGroup(question, scope, place, path, sink);
  const options = getOptions(question)
    .filter((option) => !option.when || evaluateCondition(option.when, scope.lookup))
    .map((option) => option.id);
  const stored = answerAt(scope.given, question.id);
  const proposal = propose(question, stored, scope.facts, sink.context.today, options);
  const own =
    'own' in question && question.own
      ? validateOwnEntries(question.own, answerAt(scope.given, `${question.id}.own`), `${path}.own`)
      : null;
  const range = question.kind === 'num' ? rangeOf(question, scope.lookup) : undefined;
  const { value, problems } = validateAnswer(question, proposal.value, {
    options,
    ownEntries: own?.rows.length ?? 0,
    languages: sink.languages,
    country: question.kind === 'state' ? scope.lookup(question.of) : undefined,
    range,
  });
  const errors = problems.map((problem) => errorAt(path, problem));
  const usable =
    problems.length === 0 || ('perLanguage' in question && question.perLanguage) ? value : undefined;
  if (keeps(question, usable)) remember(scope, question.id, usable);
  if (own && own.rows.length > 0) remember(scope, `${question.id}.own`, own.rows);
  if (proposal.derived) sink.derivedValues.set(path, usable);
  show(
    question,
    place,
    path,
    sink,
    {
      value: value ?? stored,
      source: proposal.source,
      ...(proposal.derived && { derived: proposal.derived }),
      ...(question.kind === 'choice' || question.kind === 'multi' ? { options } : {}),
      ...(range && { range }),
      ...('perLanguage' in question && question.perLanguage ? { languages: sink.languages } : {}),
    },
    [...errors, ...(own?.errors ?? [])],
  );
  notePrices(question, usable, (own?.rows.length ?? 0) > 0, path, sink);
  let numbered = 0;
  for (const { option, questions } of nestedIn(question)) {
    if (!isChosen(usable, option)) continue;
    const parent = { path, option };
    numbered = visitAll(questions, scope, { ...place, depth: place.depth + 1, parent }, sink, numbered);
  }
}

function visitGroup(
  question: Question & { kind: 'group' },
  scope: Scope,
  place: Place,
  path: Path,
  sink: Sink,
): void {
  const stored = answerAt(scope.given, question.id);
  const given: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const max = Math.min(question.max, bounds.rows);
  const few = given.length < question.min && (isRequired(question) || given.length > 0);
  const problem: Problem[] = [
    ...(stored !== undefined && !Array.isArray(stored)
      ? [{ rule: 'kind', reason: 'wrong-kind' } as const]
      : []),
    ...(given.length === 0 && few ? [{ rule: 'required', reason: 'required' } as const] : []),
    ...(given.length > 0 && few ? [{ rule: 'bounds', reason: 'too-few', limit: question.min } as const] : []),
    ...(given.length > max ? [{ rule: 'bounds', reason: 'too-many', limit: max } as const] : []),
  ];
  show(
    question,
    place,
    path,
    sink,
    { value: given as Row[], source: stored === undefined ? 'none' : 'given' },
    problem.slice(0, 1).map((one) => errorAt(path, one)),
  );
  const rows: Row[] = [];
  const seen = new Set<string>();
  given.slice(0, max).forEach((one, index) => {
    const _id = rowId(one, index);
    if (!isRecord(one)) sink.step.errors.push({ path: `${path}/${_id}`, rule: 'kind', reason: 'wrong-kind' });
    if (seen.has(_id))
      sink.step.errors.push({ path: `${path}/${_id}`, rule: 'bounds', reason: 'duplicate-row' });
    seen.add(_id);
    const row: Row = Object.assign(noAnswers(), { _id });
    visitAll(
      question.questions,
      rowScope(question.questions, isRecord(one) ? (one as Answers) : noAnswers(), row, scope),
      {
        prefix: `${path}/${_id}/`,
        number: `${place.number}.${index + 1}`,
        depth: place.depth + 1,
        parent: { path, row: _id },
      },
      sink,
    );
    rows.push(row);
  });
  if (rows.length > 0) remember(scope, question.id, rows);
  if (question.price) {
    for (const row of rows) sink.priced.push({ path: `${path}/${row._id}`, code: question.price });
  }
}

function rangeOf(question: Question & { kind: 'num' }, lookup: Lookup): NumberRange {
  const narrower = (question.within ?? []).filter(({ when }) => evaluateCondition(when, lookup));
  return {
    min: Math.max(question.min, ...narrower.map(({ min = question.min }) => min)),
    max: Math.min(question.max, ...narrower.map(({ max = question.max }) => max)),
  };
}

function rowScope(questions: readonly Question[], given: Answers, row: Row, outer: Scope): Scope {
  const declared = idsIn(questions);
  return {
    given,
    relevant: row,
    facts: Object.assign(noAnswers(), outer.facts),
    lookup: (id) => (declared.has(id) ? answerAt(row, id) : outer.lookup(id)),
  };
}

function show(
  question: Question,
  place: Place,
  path: Path,
  sink: Sink,
  rest: Pick<VisibleQuestion, 'value' | 'source'> & Partial<VisibleQuestion>,
  errors: readonly AnswerError[],
): void {
  const [error] = errors.filter((one) => !one.path.startsWith(`${path}.own`));
  const { knownVersion } = sink.context;
  sink.step.questions.push({
    question,
    path,
    number: place.number,
    depth: place.depth,
    ...(place.parent && { parent: place.parent }),
    ...rest,
    ...(error && { error }),
    isNew: knownVersion !== undefined && question.since > knownVersion,
  });
  sink.step.errors.push(...errors);
  if (!isRequired(question)) return;
  sink.required += 1;
  if (errors.length === 0) sink.answered += 1;
}

function notePrices(
  question: Question,
  value: AnswerValue | undefined,
  own: boolean,
  path: Path,
  sink: Sink,
): void {
  const negative = value === 'no' || value === 'none';
  const listed = Array.isArray(value) ? value.some((one) => one !== 'none') : isAnswered(value) && !negative;
  if (question.price && (listed || own)) sink.priced.push({ path, code: question.price });
  for (const option of getOptions(question)) {
    if (option.price && isChosen(value, option.id))
      sink.priced.push({ path: `${path}:${option.id}`, code: option.price });
  }
}

/** An emptied answer is kept where a default would otherwise come back. */
function keeps(question: Question, value: AnswerValue | undefined): value is AnswerValue {
  if (value === undefined) return false;
  return isAnswered(value) || 'default' in question || 'derive' in question;
}

function isChosen(value: AnswerValue | undefined, option: string): boolean {
  return Array.isArray(value) ? value.some((one) => one === option) : value === option;
}

function remember(scope: Scope, id: string, value: AnswerValue): void {
  scope.relevant[id] = value;
  scope.facts[id] = value;
}

function errorAt(path: Path, { language, ...problem }: Problem): AnswerError {
  return { path: language === undefined ? path : `${path}/${language}`, ...problem };
}
