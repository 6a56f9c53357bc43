/** Definitions and answers that no author would write: any shape, any kind, hostile ids, nonsense values. */
import type { AnswerValue, Answers, Condition, Option, Question, Questionnaire } from '../definition.ts';
import { flatten, noAnswers } from '../nested.ts';
import { randomNumbers, randomAnswers, wantedValues } from '../random-answers.ts';

interface Maker {
  random: () => number;
  /** Ids that a condition may read: earlier ones, and none that are hidden outside. */
  earlier: string[];
  count: number;
}

export interface RandomCase {
  questionnaire: Questionnaire;
  answers: Answers;
  random: () => number;
}

/** The same case for the same seed. Half of the answers fit their questions, the others need not. */
export function randomCase(seed: number): RandomCase {
  const random = randomNumbers(seed);
  const questionnaire = randomDefinition(random);
  const answers = randomAnswers(questionnaire, random, wantedValues(questionnaire));
  if (random() < 0.5)
    spoil(
      questionnaire.steps.flatMap((step) => step.questions),
      answers,
      random,
    );
  return { questionnaire, answers, random };
}

function randomDefinition(random: () => number): Questionnaire {
  const maker: Maker = { random, earlier: [], count: 0 };
  const steps = times(1 + randomBelow(random, 3), (index) => ({
    id: `step-${index}`,
    questions: makeQuestions(maker, 1 + randomBelow(random, 4), 0),
  }));
  return { type: 'TEST', version: 2, steps, migrations: [] };
}

const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const kinds = [
  'choice',
  'yn',
  'multi',
  'vendors',
  'text',
  'area',
  'email',
  'phone',
  'url',
  'num',
  'date',
  'period',
  'country',
  'state',
  'group',
] as const;

function makeQuestions(maker: Maker, count: number, depth: number): Question[] {
  return times(count, () => makeQuestion(maker, depth));
}

function makeQuestion(maker: Maker, depth: number): Question {
  const { random } = maker;
  const kind = kinds[randomBelow(random, depth > 2 ? kinds.length - 1 : kinds.length)] ?? 'text';
  maker.count += 1;
  const strange = hostile[maker.count % 17];
  const id = strange !== undefined && maker.count < 17 ? strange : `q${maker.count}`;
  const base = {
    id,
    since: 1 + randomBelow(random, 2),
    ...(random() < 0.3 && { required: false }),
    ...(random() < 0.4 && { when: makeCondition(maker, 0) }),
    ...(random() < 0.05 && { until: 2 }),
  };
  const question = finish(base, kind, maker, depth);
  maker.earlier.push(id);
  return question;
}

function finish(
  base: object & { id: string; since: number },
  kind: (typeof kinds)[number],
  maker: Maker,
  depth: number,
): Question {
  const { random } = maker;
  const nested = () =>
    depth < 2 && random() < 0.3
      ? { questions: makeQuestions(maker, 1 + randomBelow(random, 2), depth + 1) }
      : {};
  const options = (): Option[] => {
    maker.earlier.push(base.id);
    return times(1 + randomBelow(random, 4), (index) => ({
      id: `o${index}`,
      ...(random() < 0.1 && { exclusive: true }),
      ...(random() < 0.1 && { when: makeCondition(maker, 1) }),
      ...nested(),
    }));
  };
  const derive = random() < 0.2 ? { derive: makeDerivation(maker) } : {};
  switch (kind) {
    case 'choice':
      return { ...base, kind, options: options(), ...derive };
    case 'multi':
      return {
        ...base,
        kind,
        options: options(),
        ...derive,
        ...(random() < 0.3 && { own: { max: 3, fields: ['name', 'url'] } }),
      };
    case 'yn':
      return {
        ...base,
        kind,
        unknown: random() < 0.5,
        yes: depth < 2 ? makeQuestions(maker, randomBelow(random, 2), depth + 1) : [],
      };
    case 'vendors':
      return { ...base, kind, categories: ['analytics'], own: { max: 3, fields: ['name', 'country'] } };
    case 'text':
      return { ...base, kind, ...(random() < 0.3 ? { default: 'usual' } : { perLanguage: random() < 0.3 }) };
    case 'area':
      return { ...base, kind, perLanguage: random() < 0.3 };
    case 'email':
    case 'phone':
    case 'url':
      return { ...base, kind };
    case 'num':
      return {
        ...base,
        kind,
        min: 1,
        max: 9,
        ...(random() < 0.3 && { within: [{ when: makeCondition(maker, 1), max: 5 }] }),
        ...(random() < 0.3 ? { default: 4 } : random() < 0.3 && { derive: makeNumber(maker) }),
      };
    case 'date':
      return { ...base, kind, ...(random() < 0.5 && { default: 'today' as const }) };
    case 'period':
      return { ...base, kind, units: ['days', 'months'], max: 24 };
    case 'country':
      return { ...base, kind, many: random() < 0.3 };
    case 'state':
      return { ...base, kind, of: maker.earlier[randomBelow(random, maker.earlier.length)] ?? 'country' };
    case 'group':
      return {
        ...base,
        kind,
        min: randomBelow(random, 2),
        max: 3,
        title: 'name',
        questions: makeQuestions(maker, 1 + randomBelow(random, 3), depth + 1),
      };
  }
  return { ...base, kind: 'yn' };
}

function makeCondition(maker: Maker, depth: number): Condition {
  const { random, earlier } = maker;
  const question = earlier[randomBelow(random, earlier.length)] ?? 'nothing';
  const option = ['o0', 'o1', 'yes', 'DE'][randomBelow(random, 4)] ?? 'o0';
  const inner = () => makeCondition(maker, depth + 1);
  const kind = randomBelow(random, depth > 1 ? 4 : 7);
  if (kind === 0) return { eq: [question, option] };
  if (kind === 1) return { has: [question, option] };
  if (kind === 2) return { in: [question, ['o0', 'yes', 'US']] };
  if (kind === 3) return { answered: question };
  if (kind === 4) return { not: inner() };
  return kind === 5 ? { all: [inner(), inner()] } : { any: [inner(), inner()] };
}

/** Reads any question, later ones and itself included. */
function makeDerivation(maker: Maker) {
  const read = `q${1 + randomBelow(maker.random, maker.count + 4)}`;
  return ({ answers }: { answers: Answers }) => ({
    value: answers[read] === undefined ? ['o0', 'o1'] : ['o1', 'o2'],
    reasons: { o1: read },
  });
}

function makeNumber(maker: Maker) {
  const read = `q${1 + randomBelow(maker.random, maker.count + 4)}`;
  return ({ answers }: { answers: Answers }) => ({ value: answers[read] === undefined ? [] : ['7'] });
}

const nonsense: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  Number.NaN,
  true,
  '',
  ' ',
  'x'.repeat(3000),
  'o0',
  'yes',
  '\ud800\u0000',
  [],
  [[]],
  [null],
  ['o0', 'o0', 'zz'],
  {},
  { added: 5 },
  { added: ['o0', 7], removed: ['o1'] },
  { amount: 0, unit: 'days' },
  { de: 5 },
  [{ _id: 5 }],
  [{ _id: 'a' }, { _id: 'a' }],
  [5],
  JSON.parse('{"__proto__": {"a": 1}}'),
];

function spoil(questions: readonly Question[], answers: Answers, random: () => number): void {
  for (const question of flatten(questions)) {
    const rows = answers[question.id];
    if (question.kind === 'group' && Array.isArray(rows)) {
      for (const row of rows) if (typeof row === 'object') spoil(question.questions, row, random);
    }
    if (random() < 0.25) answers[question.id] = nonsense[randomBelow(random, nonsense.length)] as AnswerValue;
    if (random() < 0.1)
      answers[`${question.id}.own`] = nonsense[randomBelow(random, nonsense.length)] as AnswerValue;
    if (random() < 0.1) delete answers[question.id];
  }
}

/** Whatever is hidden replaced by nonsense, in repetitions too. */
export function scrambleHidden(
  questions: readonly Question[],
  answers: Answers,
  visible: ReadonlySet<string>,
  random: () => number,
  prefix = '',
): Answers {
  const disturbed = Object.assign(noAnswers(), answers);
  for (const question of flatten(questions)) {
    const path = `${prefix}${question.id}`;
    const rows = answers[question.id];
    if (!visible.has(path)) {
      disturbed[question.id] = nonsense[randomBelow(random, nonsense.length)] as AnswerValue;
      if ('own' in question)
        disturbed[`${question.id}.own`] = nonsense[randomBelow(random, nonsense.length)] as AnswerValue;
    } else if (question.kind === 'group' && Array.isArray(rows)) {
      disturbed[question.id] = rows.map((row) =>
        isRow(row) ? scrambleHidden(question.questions, row, visible, random, `${path}/${row._id}/`) : row,
      ) as AnswerValue;
    }
  }
  return disturbed;
}

/** A copy whose keys stand in another order, at every level. */
export function shuffled(value: unknown, random: () => number): unknown {
  if (Array.isArray(value)) return value.map((one) => shuffled(one, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => ({ key, one, rank: random() }));
  const copy = noAnswers();
  for (const { key, one } of entries.sort((a, b) => a.rank - b.rank))
    copy[key] = shuffled(one, random) as AnswerValue;
  return copy;
}

/** A copy with the value at a path replaced; the path leads through rows by their ids. */
export function withAnswerAt(answers: Answers, path: string, value: unknown): Answers {
  const [id = '', row, ...rest] = path.split('/');
  const copy = Object.assign(noAnswers(), answers);
  const rows = answers[id];
  copy[id] = (
    row === undefined || !Array.isArray(rows)
      ? value
      : rows.map((one) => (isRow(one) && one._id === row ? withAnswerAt(one, rest.join('/'), value) : one))
  ) as AnswerValue;
  return copy;
}

function isRow(value: unknown): value is Answers & { _id: string } {
  return typeof value === 'object' && value !== null && '_id' in value && typeof value._id === 'string';
}

export function randomBelow(random: () => number, limit: number): number {
  return Math.floor(random() * limit);
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
