import type { Question } from '@clausewright/engine/questionnaire/definition';

export const topicsStep = [
  { id: 'd_no_resp', kind: 'yn', since: 1 },
  {
    id: 'd_medical',
    kind: 'choice',
    since: 1,
    options: [
      { id: 'none' },
      { id: 'general' },
      {
        id: 'professionals',
        questions: [
          {
            id: 'medical_authors',
            kind: 'group',
            since: 1,
            min: 1,
            max: 10,
            title: 'medical_name',
            questions: [
              { id: 'medical_name', kind: 'text', since: 1, max: 200 },
              { id: 'medical_title', kind: 'text', since: 1, max: 200 },
            ],
          },
        ],
      },
    ],
  },
  { id: 'd_fitness', kind: 'yn', since: 1 },
  {
    id: 'd_legal',
    kind: 'yn',
    since: 1,
    yes: [
      {
        id: 'law_firm',
        kind: 'yn',
        level: 'detail',
        since: 1,
        default: 'no',
        yes: [
          { id: 'law_firm_lawyer', kind: 'text', since: 1, max: 200 },
          { id: 'law_firm_office', kind: 'area', since: 1, max: 500, autocomplete: 'street-address' },
          // New York, Rule 7.1(h): the telephone number of the principal office stands with its address.
          { id: 'law_firm_phone', kind: 'phone', required: false, since: 1 },
        ],
      },
    ],
  },
  {
    id: 'd_financial',
    kind: 'multi',
    since: 1,
    min: 1,
    options: [
      { id: 'none', exclusive: true },
      { id: 'investing' },
      { id: 'trading' },
      { id: 'crypto' },
      { id: 'tax' },
      { id: 'insurance' },
      { id: 'real-estate' },
    ],
  },
  {
    id: 'd_products',
    kind: 'multi',
    level: 'detail',
    required: false,
    since: 1,
    options: [
      { id: 'cosmetics' },
      { id: 'supplements' },
      { id: 'food' },
      { id: 'cbd' },
      { id: 'electronics' },
      { id: 'chemicals' },
      { id: 'children' },
    ],
  },
  { id: 'd_sports', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  { id: 'd_education', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  {
    id: 'd_adult',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'no',
    yes: [{ id: 'adult_age', kind: 'num', since: 1, min: 16, max: 21, default: 18 }],
  },
] as const satisfies readonly Question[];
