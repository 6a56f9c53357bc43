import type { Question } from '@clausewright/engine/questionnaire/definition';
import { exemptOfExceptions } from '../derive/defaults.ts';
import { digital, goods, withdrawal } from '../sells.ts';

export const rightsStep = [
  {
    id: 'withdrawal_block',
    kind: 'choice',
    since: 1,
    when: withdrawal,
    default: 'include',
    options: [{ id: 'include' }, { id: 'everywhere' }],
  },
  // Article 6(1)(k) of Directive 2011/83/EU: exceptions are named where they apply, so only what is sold.
  {
    id: 'exempt_goods',
    kind: 'multi',
    level: 'detail',
    required: false,
    since: 1,
    when: { all: [withdrawal, goods] },
    derive: exemptOfExceptions,
    options: [
      { id: 'sealed-media' },
      { id: 'newspapers' },
      { id: 'mixed' },
      { id: 'market-prices' },
      { id: 'alcohol' },
    ],
  },
  { id: 'withdrawal_url', kind: 'url', required: false, since: 1, when: { has: ['laws', 'eu_consumer'] } },
  { id: 'custom_form_url', kind: 'url', level: 'detail', required: false, since: 1, when: withdrawal },
  // Where a law demands the note nobody is asked.
  {
    id: 'guarantee_note',
    kind: 'yn',
    level: 'detail',
    since: 1,
    when: {
      all: [
        { any: [goods, digital] },
        {
          not: {
            any: [
              { has: ['laws', 'eu_consumer'] },
              { has: ['laws', 'uk_consumer'] },
              { has: ['laws', 'au_consumer'] },
              { has: ['laws', 'nz_consumer'] },
            ],
          },
        },
      ],
    },
    default: 'yes',
  },
  {
    id: 'warranty',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'legal-only',
    options: [
      { id: 'legal-only' },
      {
        id: 'commercial',
        questions: [
          { id: 'warranty_kind', kind: 'choice', since: 1, options: [{ id: 'full' }, { id: 'limited' }] },
          { id: 'warranty_period', kind: 'period', since: 1, units: ['months', 'years'], max: 100 },
          { id: 'warranty_scope', kind: 'area', since: 1, max: 1000, perLanguage: true },
          {
            id: 'warranty_exclusions',
            kind: 'area',
            since: 1,
            required: false,
            max: 1000,
            perLanguage: true,
          },
          // 15 U.S.C. § 2304: whoever gives a full warranty bears its costs.
          {
            id: 'warranty_costs',
            kind: 'choice',
            since: 1,
            when: { eq: ['warranty_kind', 'limited'] },
            options: [{ id: 'us' }, { id: 'customer' }],
          },
        ],
      },
    ],
  },
  {
    id: 'support_hours',
    kind: 'text',
    level: 'detail',
    required: false,
    since: 1,
    max: 200,
    perLanguage: true,
  },
] as const satisfies readonly Question[];

/** Annex I(A), point 2: name and address. A business gave its address before, a person one for letters or parcels perhaps. */
export const traderAddress = {
  id: 'provider_address',
  kind: 'area',
  since: 2,
  max: 500,
  autocomplete: 'street-address',
  when: {
    all: [
      withdrawal,
      { eq: ['entity_type', 'individual'] },
      { not: { any: [{ answered: 'contact_post' }, { answered: 'return_address' }] } },
    ],
  },
} as const satisfies Question;
