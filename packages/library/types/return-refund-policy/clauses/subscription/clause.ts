import { has } from '@clausewright/engine/document/authoring';
import { mayWithdraw, onlyBritish } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// What happens to money on cancelling; renewal and notice belong to the terms. Withdrawal is kept apart from cancelling.
export const subscription = clause({
  id: 'rr.subscription',
  version: 4,
  price: 'answer_premium',
  when: (a) => has(a.goods_kinds, 'subscriptions'),
  ground: { answers: ['goods_kinds'] },
  parts: {
    none: { meets: ['practice-rr-digital'], when: (a) => a.subscription_rule === 'cancel-no-refund' },
    rata: { meets: ['practice-rr-digital'], when: (a) => a.subscription_rule === 'pro-rata' },
    days: { meets: ['practice-rr-digital'], when: (a) => a.subscription_rule === 'guarantee-days' },
    law: { answers: ['subscription_rule'] },
    beside: { law: '?', when: (a) => mayWithdraw(a) },
    union: { law: '?', when: (a) => !onlyBritish(a) },
    britain: { law: '?', when: onlyBritish },
  },
  texts: import.meta.url,
  values: {
    withdrawalRight: (c) => englishRight(c).right,
  },
});
