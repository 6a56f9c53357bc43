/** Block S5: who the users are and which laws follow from it. */
import type { Derive, DeriveInput, Option, Question } from '@clausewright/engine/questionnaire/definition';
import type { Region } from '../../laws/law-tags.ts';
import { regionList } from '../../laws/region-list.ts';
import { regionOfCountry } from '../../laws/region-of-country.ts';
import { usSizeQuestions } from './us-sizes.ts';
import { usStateOptions } from './us-states.ts';

/** Whoever runs a service in a country has users there until they say otherwise. */
export function homeRegion({ answers }: DeriveInput): { value: readonly string[] } {
  const country = answers['country'];
  return { value: typeof country === 'string' && country !== '' ? [regionOfCountry(country)] : [] };
}

const unitedStatesQuestions = [
  {
    id: 'us_states',
    kind: 'multi',
    level: 'detail',
    since: 1,
    feeds: 'law',
    default: ['all'],
    options: usStateOptions,
  },
  {
    id: 'us_numbers',
    kind: 'choice',
    // Twenty laws hang on it, so nobody with users there may pass it by unseen; without numbers all of them count.
    since: 2,
    feeds: 'law',
    default: 'unknown',
    options: [{ id: 'known', questions: usSizeQuestions }, { id: 'unknown' }],
  },
] as const satisfies readonly Question[];

const canadianQuestions = [
  { id: 'quebec', kind: 'yn', level: 'detail', required: false, unknown: true, since: 1, feeds: 'law' },
] as const satisfies readonly Question[];

const own = ['eu', 'uk', 'ch', 'us', 'ca', 'au', 'br'] as const;
type FurtherRegion = Exclude<Region, (typeof own)[number]>;

function isFurther(region: Region): region is FurtherRegion {
  return !own.some((id) => id === region);
}

/** Regions that no type asks more about: each has a folder in `laws/`. */
const furtherRegions: readonly { id: FurtherRegion; more: true }[] = regionList.flatMap(({ id }) =>
  isFurther(id) ? [{ id, more: true }] : [],
);

/** The questions under two regions matter only to types whose law differs by state. */
function regions<const Us extends readonly Question[], const Ca extends readonly Question[]>(us: Us, ca: Ca) {
  return {
    id: 'audience_regions',
    kind: 'multi',
    since: 1,
    min: 1,
    feeds: 'law',
    derive: homeRegion,
    options: [
      { id: 'eu' },
      { id: 'uk' },
      { id: 'ch' },
      { id: 'us', questions: us },
      { id: 'ca', questions: ca },
      { id: 'au' },
      { id: 'br' },
      // The rest of the world comes last, so that nobody takes it for one of the places before it.
      ...furtherRegions,
    ],
  } as const satisfies Question;
}
const audienceRegions = regions(unitedStatesQuestions, canadianQuestions);
const wholeRegions = regions([], []);

/** The laws a type covers are its own; everything else about the audience is the same in each type. */
export function audience<const Laws extends readonly Option[]>(laws: Laws, derive: Derive) {
  return [audienceRegions, ...consumersAndLaws(laws, derive)] as const satisfies readonly Question[];
}

/** The same for types to which the states and sizes of a country make no difference. */
export function plainAudience<const Laws extends readonly Option[]>(laws: Laws, derive: Derive) {
  return [wholeRegions, ...consumersAndLaws(laws, derive)] as const satisfies readonly Question[];
}

function consumersAndLaws<const Laws extends readonly Option[]>(laws: Laws, derive: Derive) {
  return [
    {
      id: 'consumer_type',
      kind: 'choice',
      since: 1,
      feeds: 'law',
      options: [{ id: 'consumers' }, { id: 'businesses' }, { id: 'both' }],
    },
    {
      id: 'laws',
      kind: 'multi',
      required: false,
      since: 1,
      price: 'further_law',
      feeds: 'law',
      options: laws,
      derive,
    },
  ] as const satisfies readonly Question[];
}
