import {
  type Context,
  has,
  properName,
  rows,
  sequence,
  type Words,
} from '@clausewright/engine/document/authoring';
import { clause, type DisclaimerQuestions } from '../../clause.ts';

/** Places of readers whose number we know; elsewhere none is named. */
const regions = ['eu', 'uk', 'ch', 'us', 'ca', 'au', 'nz', 'br', 'in', 'jp', 'kr', 'sg', 'tr'] as const;
type Region = (typeof regions)[number];
/** A space at the edge of a part would fall away. */
const colon = properName('\u00A0: ');

function emergencyNumbers(
  { names, say }: Pick<Context<DisclaimerQuestions>, 'names' | 'say'>,
  numbers: Readonly<Record<Region, Words>>,
): Words[] {
  return names(say.audience_regions, (place) => {
    const region = regions.find((known) => known === place);
    return region === undefined ? sequence([]) : numbers[region];
  });
}

// No diagnosis or treatment at a distance (for Germany HWG § 9); emergency numbers of the places where the readers are.
export const medical = clause({
  id: 'di.medical',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.d_medical === 'general' || a.d_medical === 'professionals',
  ground: { answers: ['d_medical'] },
  parts: {
    health: { meets: ['practice-di-noadvice'], answers: ['d_medical'] },
    numbers: {
      law: 'Directive (EU) 2018/1972, Article 109; 47 U.S.C. § 251(e)(3)',
      when: (a) => regions.some((region) => has(a.audience_regions, region)),
    },
    authors: { answers: ['medical_authors'], when: (a) => a.d_medical === 'professionals' },
  },
  nouns: [
    'numbers.eu',
    'numbers.uk',
    'numbers.ch',
    'numbers.us',
    'numbers.ca',
    'numbers.au',
    'numbers.nz',
    'numbers.br',
    'numbers.in',
    'numbers.jp',
    'numbers.kr',
    'numbers.sg',
    'numbers.tr',
  ],
  texts: import.meta.url,
  values: {
    medicalAuthors: (c, t) =>
      rows(c.say.medical_authors).map((row) =>
        t.snippet('author', { medical_name: row.medical_name, medical_title: row.medical_title }),
      ),
    emergencyNumbers: (c) => emergencyNumbers(c, c.w.numbers),
    colon: () => colon,
  },
});
