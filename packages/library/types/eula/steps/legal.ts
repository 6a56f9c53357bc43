import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';
import { lawOfSeat } from '../derive/laws.ts';
import { disputeBodies } from '../../../shared/questions/dispute-bodies.ts';
import { governingState } from '../../../shared/questions/governing-state.ts';
import { usualCap } from '../../../shared/questions/usual-cap.ts';
import { inAppleStore } from './licence.ts';

const forBusinesses: Condition = { in: ['use_scope', ['business', 'both']] };
const sold: Condition = {
  any: [
    { not: { in: ['licence_kind', ['free', 'trial']] } },
    { not: { has: ['purchases', 'none'] } },
    { eq: ['ads_in_app', 'yes'] },
    { eq: ['apple_rider', 'yes'] },
  ],
};
const inUnitedStates: Condition = {
  any: [{ eq: ['country', 'US'] }, { has: ['audience_regions', 'us'] }],
};

export const legalStep = [
  {
    id: 'term',
    kind: 'choice',
    since: 1,
    default: 'until-ended',
    options: [
      { id: 'until-ended' },
      {
        id: 'fixed',
        // A licence without end has none.
        when: { not: { eq: ['licence_kind', 'perpetual'] } },
        questions: [{ id: 'term_length', kind: 'period', since: 1, units: ['months', 'years'], max: 120 }],
      },
      {
        id: 'with-subscription',
        when: { any: [{ eq: ['licence_kind', 'subscription'] }, { has: ['purchases', 'subscription'] }] },
      },
    ],
  },
  {
    id: 'end_notice',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'on-breach',
    options: [
      { id: 'on-breach' },
      {
        id: 'notice',
        // What was bought for good ends for breach only.
        when: { not: { eq: ['licence_kind', 'perpetual'] } },
        questions: [{ id: 'end_notice_days', kind: 'num', since: 1, min: 14, max: 365, default: 30 }],
      },
      { id: 'any-time' },
    ],
  },
  {
    id: 'warranty',
    kind: 'choice',
    since: 1,
    options: [
      { id: 'as-is' },
      {
        id: 'limited',
        questions: [{ id: 'warranty_days', kind: 'num', since: 1, min: 30, max: 3650, default: 90 }],
      },
      { id: 'conformity' },
    ],
  },
  {
    id: 'liability_cap',
    kind: 'choice',
    since: 1,
    derive: usualCap,
    options: [
      { id: 'paid-or-100' },
      { id: 'twelve-months' },
      { id: 'fixed', questions: [{ id: 'liability_amount', kind: 'text', since: 1, max: 60 }] },
      { id: 'statutory' },
    ],
  },
  { id: 'indemnity', kind: 'yn', level: 'detail', since: 1, default: 'no', when: forBusinesses },
  { id: 'export', kind: 'yn', since: 1, default: 'yes' },
  { id: 'gov_use', kind: 'yn', level: 'detail', since: 1, default: 'no', when: inUnitedStates },
  { id: 'audit', kind: 'yn', level: 'detail', since: 1, default: 'no', when: forBusinesses },
  { id: 'governing_law', kind: 'country', since: 1, derive: lawOfSeat },
  governingState,
  {
    id: 'dispute_mode',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'talk',
    options: [
      { id: 'talk' },
      { id: 'mediation' },
      {
        id: 'arbitration',
        questions: [
          {
            id: 'arbitration',
            kind: 'group',
            since: 1,
            min: 1,
            max: 1,
            title: 'arbitration_provider',
            questions: [
              { id: 'arbitration_provider', kind: 'text', since: 1, max: 200 },
              { id: 'arbitration_seat', kind: 'text', since: 1, max: 200 },
              { id: 'arbitration_opt_out', kind: 'num', since: 1, min: 30, max: 90, default: 30 },
              { id: 'class_waiver', kind: 'yn', since: 1, default: 'no' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'eu_adr',
    kind: 'choice',
    level: 'detail',
    required: false,
    since: 1,
    when: {
      all: [
        { has: ['laws', 'eu_software'] },
        { not: { eq: ['consumer_type', 'businesses'] } },
        { not: { eq: ['use_scope', 'business'] } },
      ],
    },
    options: disputeBodies,
  },
  { id: 'apple_rider', kind: 'yn', since: 1, default: 'yes', when: inAppleStore },
  {
    id: 'google_rider',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'yes',
    when: { has: ['app_stores', 'google'] },
  },
  // Art. 5(1)(b) ECD and Apple's terms, point 8: a business gave its address before, a person who sells has to here.
  {
    id: 'provider_address',
    kind: 'area',
    since: 2,
    max: 500,
    autocomplete: 'street-address',
    when: { all: [{ eq: ['entity_type', 'individual'] }, sold] },
  },
] as const satisfies readonly Question[];
