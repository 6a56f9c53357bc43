/** Facts about the size of the business. */
import { answer, hasAny, rows, text } from '@clausewright/engine/law/answer-reading';
import { type FactRule, type FactRules, rule } from '@clausewright/engine/law/fact-rule';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { comprehensiveStates, stateOfLaw } from './audience.ts';
import { concernsSensitiveData, sellsData } from './privacy-law-facts.ts';
import { type ActState, bindingVersion, californianThresholds, reaches, type Size } from './state-acts.ts';

const numbers = [
  'us_numbers',
  'us_people',
  'us_people_states',
  'us_revenue',
  'us_sale_share',
  'us_staff',
  'us_small_business',
];
const sizeQuestions = [...numbers, 'sell_share', 'special_data', 'pd_types'];

function number(answers: Answers, question: string): number | null {
  const told = answer(answers, question);
  return typeof told === 'number' ? told : null;
}

/** Who said that the numbers are known has not told them yet: until then nothing counts as large. */
function isUntold(answers: Answers): boolean {
  return hasAny(answers, 'us_numbers', 'known') && number(answers, 'us_people') === null;
}

/** Whoever sells data has some income from it, whatever the number says, and whoever sells none has none. */
function share(answers: Answers): number | null {
  const told = number(answers, 'us_sale_share');
  if (sellsData(answers)) return told === null ? null : Math.max(told, 1);
  return told ?? (hasAny(answers, 'sell_share', 'neither', 'share') ? 0 : null);
}

function peopleOf(answers: Answers, state: string): number | null {
  const told = rows(answers, 'us_people_states').find((row) => row['us_people_state'] === state);
  const count = told?.['us_people_count'];
  // Nobody has more people in one state than in all of them.
  return typeof count === 'number' ? count : number(answers, 'us_people');
}

function sizeOf(answers: Answers): Size {
  const small = hasAny(answers, 'us_small_business', 'yes', 'no');
  return {
    people: (state) => peopleOf(answers, state),
    share: share(answers),
    revenue: number(answers, 'us_revenue'),
    staff: number(answers, 'us_staff'),
    small: small ? hasAny(answers, 'us_small_business', 'yes') : null,
    sensitive: concernsSensitiveData(answers),
  };
}

function isBound(answers: Answers, state: ActState): boolean {
  return !isUntold(answers) && bindingVersion(state, sizeOf(answers)) !== undefined;
}

/**
 * First day on which an act of a state binds the owner; null where the law is none of these or binds already. An act that was
 * ticked though it does not bind counts from its own first day.
 */
export function firstDayOf(law: string, answers: Answers): string | null {
  const state = stateOfLaw(law);
  if (state === undefined) return null;
  const bound = bindingVersion(state.id, sizeOf(answers));
  return (bound === undefined ? state.from : bound.from) ?? null;
}

/** `size:us-tx`, for each state with an act of its own. */
const stateFacts: FactRules = Object.fromEntries(
  comprehensiveStates.map((state): [string, FactRule] => [
    `size:${state.toLowerCase().replace('_', '-')}`,
    rule(sizeQuestions, (answers) => isBound(answers, state)),
  ]),
);

export const sizeFacts: FactRules = {
  ...stateFacts,
  'size:us-state': rule(sizeQuestions, (answers) =>
    comprehensiveStates.some((state) => isBound(answers, state)),
  ),
  'size:ccpa': rule(
    sizeQuestions,
    (answers) =>
      !isUntold(answers) &&
      californianThresholds.some((threshold) => reaches(threshold, sizeOf(answers), 'US_CA')),
  ),
  'size:20-employees': rule(
    numbers,
    (answers) => !isUntold(answers) && (number(answers, 'us_staff') ?? 20) >= 20,
  ),
  // Only who has that many is asked for the page with the figures.
  'size:10m-consumers': rule(
    ['request_metrics_url'],
    (answers) => text(answers, 'request_metrics_url') !== '',
  ),
};
