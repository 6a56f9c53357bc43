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
  ground: { answers: ['subscription_rule'] },
  parts: {
    none: {
      meets: ['practice-rr-digital'],
      answers: ['subscription_rule'],
      when: (a) => a.subscription_rule === 'cancel-no-refund',
    },
    rata: {
      meets: ['practice-rr-digital'],
      answers: ['subscription_rule'],
      when: (a) => a.subscription_rule === 'pro-rata',
    },
    days: {
      meets: ['practice-rr-digital'],
      answers: ['subscription_days'],
      when: (a) => a.subscription_rule === 'guarantee-days',
    },
    law: { law: '§ 309 no. 9 BGB; art. L. 215-1 C. conso.; § 314 BGB' },
    beside: { law: 'Directive 2011/83/EU, Arts 9 to 16', when: (a) => mayWithdraw(a) },
    union: { law: 'Directive 2011/83/EU, Arts 9 to 16', when: (a) => !onlyBritish(a) },
    britain: { law: 'SI 2013/3134, regs 27 to 38', when: onlyBritish },
  },
  texts: import.meta.url,
  values: {
    withdrawalRight: (c) => englishRight(c).right,
  },
});
