/** Random answers that the wizard would accept, found the way a person does: by answering what is asked. */
import { languages } from '@clausewright/contract/languages';
import type {
  Answers,
  AnswerValue,
  Question,
  Questionnaire,
  Row,
} from '@clausewright/engine/questionnaire/definition';
import type { VisibleQuestion } from '@clausewright/engine/questionnaire/evaluation';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { vendorsIn } from '../../../vendors/list.ts';
import { privacyPolicy } from '../questionnaire.ts';

export const today = '2026-11-21';

type Random = () => number;

/** Valid answers of the Privacy Policy. */
export function randomAnswers(random: Random): Answers {
  return validAnswers(privacyPolicy, random);
}

/**
 * Valid answers; `random` gives numbers from 0 to 1 and alone decides. The laws stay as derived. `known` is kept where it
 * fits, and `eager` is the share of questions answered that nobody has to answer.
 */
export function validAnswers(
  questionnaire: Questionnaire,
  random: Random,
  known: Answers = {},
  eager = random(),
): Answers {
  const answers: Answers = Object.assign(Object.create(null), known);
  const asked = new Set<string>(Object.keys(known));
  let repairs = 0;
  for (;;) {
    const { steps, valid, errors, relevant } = evaluate(questionnaire, answers, { today });
    const all = steps.flatMap((step) => step.questions);
    const open = all.filter((question) => !asked.has(question.path));
    if (open.length === 0 && valid) return answers;
    if (open.length === 0) {
      repairs += 1;
      if (repairs > 20) throw new Error('the generator left an answer that is not valid');
      // An answer of the same round took away the option chosen: it is chosen again, as a person would.
      const wrong = new Set(errors.map(({ path }) => path));
      for (const question of all.filter(({ path }) => wrong.has(path)))
        repair(answers, question, random, relevant);
      continue;
    }
    // The bounds of a number hang on other answers, so it waits for them.
    const others = open.filter(({ question }) => question.kind !== 'num');
    for (const question of others.length > 0 ? others : open) {
      asked.add(question.path);
      if (!isNeeded(question) && (question.path === 'laws' || random() > eager)) continue;
      store(answers, question, random, relevant);
    }
  }
}

/** A row whose list has nothing left to choose goes, as a person would take it away. */
function repair(answers: Answers, asked: VisibleQuestion, random: Random, relevant: Answers): void {
  const [group = '', row] = asked.path.split('/');
  if (row !== undefined && asked.question.kind === 'choice' && asked.options?.length === 0) {
    delete answers[group];
  } else store(answers, asked, random, relevant);
}

function isNeeded({ question, value }: VisibleQuestion): boolean {
  return question.required !== false && isEmpty(value);
}

function isEmpty(value: AnswerValue | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function store(answers: Answers, asked: VisibleQuestion, random: Random, relevant: Answers): void {
  const place = placeOf(answers, asked.path);
  if (place === undefined) return;
  const { scope, key } = place;
  // A country that follows from others is known to the question on its states too.
  const value = valueFor(asked, { ...relevant, ...answers }, random);
  scope[key] = value;
  const own = 'own' in asked.question ? asked.question.own : undefined;
  // An entry of one's own contradicts "none", and is the only way where no option is left.
  if (own === undefined || (Array.isArray(value) && value.some((one) => one === 'none'))) return;
  if (isEmpty(value) || random() < 0.3) scope[`${key}.own`] = [ownEntry(own.fields, random)];
}

/** Where the answer to `group/row/field` is kept: the answers, or a row of a group in them. */
function placeOf(answers: Answers, path: string): { scope: Answers | Row; key: string } | undefined {
  const [key = '', id, ...rest] = path.split('/');
  if (id === undefined) return { scope: answers, key };
  const rows = answers[key];
  const row = Array.isArray(rows)
    ? rows.find((one) => typeof one === 'object' && one['_id'] === id)
    : undefined;
  return typeof row === 'object' && rest.length === 1 ? { scope: row, key: rest.join('/') } : undefined;
}

function ownEntry(fields: readonly string[], random: Random): Row {
  return {
    _id: 'own1',
    name: pick(names, random),
    ...(fields.includes('purpose') && { purpose: 'Wartung' }),
    ...(fields.includes('url') && random() < 0.5 && { url: 'https://own.example/privacy' }),
    ...(fields.includes('country') && random() < 0.7 && { country: pick(countries, random) }),
  };
}

const names = ['Café Müller & Söhne', 'O’Neill Ltd', 'Łódź sp. z o.o.', 'Acme', '北京商店'] as const;
const countries = [
  'DE',
  'FR',
  'IT',
  'ES',
  'NL',
  'IE',
  'US',
  'US',
  'GB',
  'CH',
  'CA',
  'JP',
  'IN',
  'BR',
] as const;
const statesByCountry: ReadonlyMap<unknown, readonly [string, ...string[]]> = new Map([
  ['AU', ['AU_NSW']],
  ['CA', ['CA_QC', 'CA_ON']],
  ['DE', ['DE_BY', 'DE_SH', 'DE_BE']],
  ['IN', ['IN_DL']],
  ['US', ['US_CA', 'US_CA', 'US_TX']],
]);

function pick<T>(list: readonly [T, ...T[]], random: Random): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

function some<T>(list: readonly T[], random: Random, least: number): T[] {
  const share = random();
  const chosen = list.filter(() => random() < share);
  return chosen.length >= least ? chosen : list.slice(0, least);
}

function valueFor(
  { question, options = [], range }: VisibleQuestion,
  answers: Answers,
  random: Random,
): AnswerValue {
  switch (question.kind) {
    case 'choice':
      return options[Math.floor(random() * options.length)] ?? '';
    case 'yn':
      return pick(question.unknown ? ['yes', 'no', 'unknown'] : ['yes', 'no'], random);
    case 'multi':
      return choices(question, options, random);
    case 'vendors':
      return some(
        vendorsIn(question.categories).map((vendor) => vendor.id),
        random,
        1,
      ).slice(0, 6);
    case 'text':
    case 'area': {
      const text = pick(names, random);
      return question.perLanguage ? Object.fromEntries(languages.map((one) => [one, text])) : text;
    }
    case 'email':
      return 'someone@example.com';
    case 'phone':
      return '+49 30 1234567';
    case 'url':
      return 'https://shop.example/page';
    case 'num': {
      const { min, max } = range ?? question;
      return min + Math.floor(random() * (max - min + 1));
    }
    case 'date':
      return '2026-03-01';
    case 'period':
      return { amount: 1 + Math.floor(random() * 24), unit: question.units[0] ?? 'days' };
    case 'country':
      return question.many
        ? [...new Set([pick(countries, random), pick(countries, random)])]
        : pick(countries, random);
    case 'state':
      return pick(statesByCountry.get(answers[question.of]) ?? [''], random);
    case 'group':
      break;
  }
  if (question.kind !== 'group') return '';
  const rows = Math.max(1, question.min, Math.min(question.max, Math.floor(random() * 3)));
  return Array.from({ length: rows }, (_, index) => ({ _id: `r${index + 1}` }));
}

function choices(
  question: Question & { kind: 'multi' },
  options: readonly string[],
  random: Random,
): string[] {
  const alone = question.options.find((option) => option.exclusive && options.includes(option.id));
  if (alone && random() < 0.3) return [alone.id];
  const free = options.filter(
    (id) => !question.options.some((option) => option.id === id && option.exclusive),
  );
  return some(free, random, question.required === false ? 0 : Math.max(1, question.min ?? 0));
}
