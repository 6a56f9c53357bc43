import type { Question } from '@clausewright/engine/questionnaire/definition';
import { storesOfApp, seat } from '../derive/disputes.ts';
import { disputeBodies } from '../../../shared/questions/dispute-bodies.ts';
import { governingState } from '../../../shared/questions/governing-state.ts';
import { exportQuestions } from './rules.ts';

const arbitration = {
  id: 'arbitration',
  kind: 'group',
  since: 1,
  min: 1,
  max: 1,
  title: 'arb_provider',
  questions: [
    { id: 'arb_provider', kind: 'text', since: 1, max: 200 },
    { id: 'arb_rules', kind: 'text', required: false, since: 1, max: 200 },
    { id: 'arb_rules_url', kind: 'url', since: 1 },
    { id: 'arb_seat', kind: 'text', since: 1, max: 100 },
    {
      id: 'arb_language',
      kind: 'choice',
      since: 1,
      options: [{ id: 'de' }, { id: 'en' }, { id: 'es' }, { id: 'fr' }, { id: 'it' }, { id: 'nl' }],
    },
    // A waiver of class actions is an explicit choice and never a default.
    { id: 'arb_class_waiver', kind: 'yn', since: 1 },
    { id: 'arb_opt_out', kind: 'num', since: 1, min: 14, max: 90, default: 30 },
    { id: 'arb_small_claims', kind: 'yn', since: 1, default: 'yes' },
  ],
} as const satisfies Question;

export const disputesStep = [
  { id: 'governing_law', kind: 'country', since: 1, derive: seat },
  governingState,
  {
    id: 'governing_part',
    kind: 'choice',
    since: 1,
    when: { in: ['governing_law', ['GB']] },
    options: [{ id: 'england-wales' }, { id: 'scotland' }, { id: 'northern-ireland' }],
  },
  { id: 'venue', kind: 'text', level: 'detail', required: false, since: 1, max: 100 },
  {
    id: 'dispute_mode',
    kind: 'choice',
    since: 1,
    default: 'talk',
    options: [{ id: 'talk' }, { id: 'mediation' }, { id: 'arbitration', questions: [arbitration] }],
  },
  {
    id: 'eu_adr',
    kind: 'choice',
    since: 1,
    when: { has: ['laws', 'eu_consumer'] },
    options: disputeBodies,
  },
  // Art. L. 616-1 binds whoever sells to consumers in France, from wherever.
  {
    id: 'mediator_fr',
    kind: 'area',
    required: false,
    since: 1,
    max: 500,
    when: { all: [{ has: ['laws', 'eu_consumer'] }, { not: { eq: ['country', 'FR'] } }] },
  },
  ...exportQuestions,
  {
    id: 'apple_google_rider',
    kind: 'multi',
    required: false,
    since: 1,
    when: { has: ['agreement_for', 'app'] },
    derive: storesOfApp,
    options: [{ id: 'apple' }, { id: 'google' }],
  },
] as const satisfies readonly Question[];
