import { has } from '@clausewright/engine/document/authoring';
import { mayWithdraw, onlyBritish } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// What happens to money on cancelling; renewal and notice belong to the terms. Withdrawal is kept apart from cancelling.
export const subscription = clause({
  id: 'rr.subscription',
  version: 3,
  price: 'answer_premium',
  when: (a) => has(a.goods_kinds, 'subscriptions'),
  parts: {
    none: { meets: ['practice-rr-digital'], when: (a) => a.subscription_rule === 'cancel-no-refund' },
    rata: { meets: ['practice-rr-digital'], when: (a) => a.subscription_rule === 'pro-rata' },
    days: { meets: ['practice-rr-digital'], when: (a) => a.subscription_rule === 'guarantee-days' },
    law: { meets: [] },
    beside: { meets: [], when: (a) => mayWithdraw(a) },
    union: { meets: [], when: (a) => !onlyBritish(a) },
    britain: { meets: [], when: onlyBritish },
  },
  texts: import.meta.url,
  values: {
    withdrawalRight: (c) => englishRight(c).right,
  },
});
