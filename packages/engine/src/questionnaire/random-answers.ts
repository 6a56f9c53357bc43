/**
 * Random answers that reach into a definition: dense or sparse, with the values that its conditions
 * ask for. For the linter and for tests; nothing here runs in a wizard.
 */
import { languages } from '@clausewright/contract/languages';
import { optionsRead } from './conditions.ts';
import type { Answers, AnswerValue, Condition, Question, Questionnaire } from './definition.ts';
import { flatten, noAnswers, getOptions } from './nested.ts';

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Answers to every question, hidden ones too; valid where one question alone decides. `wanted`: values to prefer by question. */
export function randomAnswers(
  questionnaire: Questionnaire,
  random: () => number,
  wanted: Wanted = wantedValues(questionnaire),
): Answers {
  const questions = questionnaire.steps.flatMap((step) => step.questions);
  return answer(questions, { random, wanted, dense: random() }, noAnswers());
}

export type Wanted = ReadonlyMap<string, readonly string[]>;

/** What the conditions of a definition compare each question with. */
export function wantedValues(questionnaire: Questionnaire): Wanted {
  const wanted = new Map<string, string[]>();
  for (const condition of conditionsIn(questionnaire.steps.flatMap((step) => step.questions))) {
    for (const { question, option } of optionsRead(condition)) {
      wanted.set(question, [...(wanted.get(question) ?? []), option]);
    }
  }
  return wanted;
}

function conditionsIn(questions: readonly Question[]): Condition[] {
  return flatten(questions).flatMap((question) => [
    ...(question.when ? [question.when] : []),
    ...(question.kind === 'num' ? (question.within ?? []).map(({ when }) => when) : []),
    ...getOptions(question).flatMap((option) => (option.when ? [option.when] : [])),
    ...(question.kind === 'group' ? conditionsIn(question.questions) : []),
  ]);
}

interface Dice {
  random: () => number;
  wanted: Wanted;
  /** Share of options that are ticked, so that some answers are nearly empty and others nearly full. */
  dense: number;
}

const common = ['DE', 'FR', 'AT', 'IT', 'ES', 'NL', 'US', 'GB', 'CH', 'CA', 'AU', 'BR', 'IN', 'JP', 'ZA'];
const somewhere = ['US_CA', 'US_TX', 'DE_BY', 'CA_QC', 'AU_NSW', 'IN_DL'];

function answer(questions: readonly Question[], dice: Dice, scope: Answers): Answers {
  for (const question of flatten(questions)) {
    const value = valueFor(question, dice, scope);
    if (value !== undefined) scope[question.id] = value;
    if (!('own' in question) || !question.own || dice.random() > 0.2) continue;
    scope[`${question.id}.own`] = [{ _id: 'r1', name: 'Acme & Söhne' }];
  }
  return scope;
}

function valueFor(question: Question, dice: Dice, scope: Answers): AnswerValue | undefined {
  const { random } = dice;
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  if (question.required === false && random() < 0.4) return undefined;
  if ('derive' in question && random() < 0.5) return undefined;
  switch (question.kind) {
    case 'choice':
      return pick(question.options)?.id;
    case 'yn':
      return pick(question.unknown ? ['yes', 'no', 'unknown'] : ['yes', 'no']);
    case 'multi':
      return many(question, dice);
    case 'vendors': {
      const known = [...(dice.wanted.get(question.id) ?? []), 'google-analytics', 'stripe'];
      const used = known.filter(() => random() < 0.5);
      return used.length > 0 || question.required === false ? used : known.slice(0, 1);
    }
    case 'text':
    case 'area':
      return question.perLanguage
        ? Object.fromEntries(languages.map((language) => [language, 'Wort']))
        : 'Musterhaus GmbH';
    case 'email':
      return 'someone@example.com';
    case 'phone':
      return '+49 30 1234567';
    case 'url':
      return 'https://shop.example/page';
    case 'num':
      return question.min + Math.floor(random() * (question.max - question.min + 1));
    case 'date':
      return '2026-03-01';
    case 'period': {
      const unit = pick(question.units);
      return unit && { amount: 1 + Math.floor(random() * question.max), unit };
    }
    case 'country': {
      const places = [...(dice.wanted.get(question.id) ?? []), ...common];
      if (question.unknown && random() < 0.1) return ['unknown'];
      return question.many ? places.filter(() => random() < 0.2) : pick(places);
    }
    case 'state':
      return pick(somewhere.filter((state) => state.slice(0, 2) === scope[question.of]));
    case 'group':
      break;
  }
  if (question.kind !== 'group') return undefined;
  const rows = Math.min(question.max, question.min + Math.floor(random() * 3));
  return Array.from({ length: rows }, (_, index) =>
    Object.assign(noAnswers(), { _id: `r${index + 1}` }, answer(question.questions, dice, noAnswers())),
  );
}

function many(question: Question & { kind: 'multi' }, { random, dense }: Dice): AnswerValue {
  const alone = question.options.filter((option) => option.exclusive);
  const [single] = alone;
  if (single && random() < 0.15) return [single.id];
  const chosen = question.options
    .filter((option) => !option.exclusive && random() < dense)
    .map((option) => option.id);
  if (question.derive) return { added: chosen, removed: [] };
  if (chosen.length > 0 || question.required === false) return chosen;
  return question.options.slice(0, 1).map((option) => option.id);
}
