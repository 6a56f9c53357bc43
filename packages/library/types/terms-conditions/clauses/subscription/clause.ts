import { given, has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { clause } from '../../clause.ts';

/** Art. 6(1)(o) CRD; Cal. B&P 17602(a) clear statement that the plan runs until cancelled, price, change, length, minimum; ROSCA 15 U.S.C. § 8403; consent to these terms is asked for at checkout. § 309 no. 9 BGB: two years at most. */
export const subscription = clause({
  id: 'tc.subscription',
  version: 4,
  price: paidUnless('eu_consumer', 'us_renewal', 'uk_consumer'),
  when: (a) => has(a.sells, 'subscriptions'),
  ground: { answers: ['sells'] },
  parts: {
    terms: { meets: ['crd-6-1-o', 'rosca-8403', 'us-arl-other', 'ca-arl-17602'], answers: ['sub_periods'] },
    choice: { answers: ['sub_periods'], when: (a) => (a.sub_periods?.length ?? 0) > 1 },
    minimum: { answers: ['min_term'], when: (a) => given(a.min_term) },
    open: { answers: ['min_term'], when: (a) => !given(a.min_term) },
    plan: { answers: ['free_plan'], when: (a) => a.free_plan === 'yes' },
    shown: { meets: ['rosca-8403', 'us-arl-other', 'crd-6-1-o'], promise: 'subscription_shown' },
  },
  nouns: ['sub_periods.month', 'sub_periods.quarter', 'sub_periods.year', 'sub_periods.other'],
  texts: import.meta.url,
  values: {
    billingPeriods: (c) => c.names(c.say.sub_periods, c.w.sub_periods),
  },
});
