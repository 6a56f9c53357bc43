/** The numbers on which the privacy acts of American states hang; what is left blank counts as over each threshold. */
import type { Migration, Question } from '@clausewright/engine/questionnaire/definition';

/** California and the states whose act counts people. */
const countingStates = [
  { id: 'US_CA' },
  { id: 'US_AL' },
  { id: 'US_CO' },
  { id: 'US_CT' },
  { id: 'US_DE' },
  { id: 'US_IA' },
  { id: 'US_IN' },
  { id: 'US_KY' },
  { id: 'US_LA' },
  { id: 'US_MD' },
  { id: 'US_MN' },
  { id: 'US_MT' },
  { id: 'US_NH' },
  { id: 'US_NJ' },
  { id: 'US_OK' },
  { id: 'US_OR' },
  { id: 'US_RI' },
  { id: 'US_TN' },
  { id: 'US_UT' },
  { id: 'US_VA' },
  { id: 'US_VT' },
] as const;

export const usSizeQuestions = [
  { id: 'us_people', kind: 'num', since: 2, feeds: 'law', min: 0, max: 400_000_000 },
  {
    id: 'us_people_states',
    kind: 'group',
    level: 'detail',
    required: false,
    since: 2,
    feeds: 'law',
    min: 0,
    max: countingStates.length,
    title: 'us_people_state',
    questions: [
      { id: 'us_people_state', kind: 'choice', since: 2, options: countingStates },
      { id: 'us_people_count', kind: 'num', since: 2, min: 0, max: 400_000_000 },
    ],
  },
  { id: 'us_sale_share', kind: 'num', since: 2, feeds: 'law', min: 0, max: 100 },
  { id: 'us_revenue', kind: 'num', required: false, since: 2, feeds: 'law', min: 0, max: 1_000_000_000_000 },
  { id: 'us_staff', kind: 'num', required: false, since: 2, feeds: 'law', min: 0, max: 10_000_000 },
  {
    id: 'us_small_business',
    kind: 'choice',
    level: 'detail',
    since: 2,
    feeds: 'law',
    default: 'unknown',
    options: [{ id: 'yes' }, { id: 'no' }, { id: 'unknown' }],
  },
] as const satisfies readonly Question[];

/** Answers of a business below the thresholds of all states. */
export const belowStateThresholds = {
  us_numbers: 'known',
  us_people: 2000,
  us_sale_share: 0,
  us_revenue: 900_000,
  us_staff: 8,
  us_small_business: 'yes',
} as const;

/**
 * One yes or no for all states became numbers. Who answered yes or did not know is treated as before, as over every threshold;
 * who said no is asked for the numbers, and counts as below until they are given.
 */
export const usSizeMigrations = [
  { to: 2, rename: ['us_size', 'us_numbers'] },
  { to: 2, optionRename: ['us_numbers', 'yes', 'unknown'] },
  { to: 2, optionRename: ['us_numbers', 'no', 'known'] },
  { to: 2, ask: 'us_numbers' },
  { to: 2, ask: 'us_people' },
  { to: 2, ask: 'us_sale_share' },
] as const satisfies readonly Migration[];
