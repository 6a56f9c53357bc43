import type { Question } from '@clausewright/engine/questionnaire/definition';

export const incomeStep = [
  {
    id: 'd_affiliate',
    kind: 'yn',
    since: 1,
    yes: [
      {
        id: 'affiliate_programs',
        kind: 'vendors',
        since: 1,
        categories: ['affiliate'],
        own: { max: 30, fields: ['name'] },
      },
      {
        id: 'amazon_statement',
        kind: 'yn',
        level: 'detail',
        since: 1,
        default: 'yes',
        when: { has: ['affiliate_programs', 'amazon-associates'] },
      },
    ],
  },
  { id: 'd_sponsored', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  {
    id: 'd_testimonials',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'no',
    yes: [
      { id: 'typical_results', kind: 'area', required: false, since: 1, max: 1000, perLanguage: true },
      {
        id: 'reviews',
        kind: 'choice',
        since: 1,
        options: [{ id: 'none' }, { id: 'verified' }, { id: 'unverified' }, { id: 'platform' }],
      },
    ],
  },
  { id: 'd_earnings', kind: 'yn', level: 'detail', since: 1, default: 'no' },
] as const satisfies readonly Question[];
