import { has } from '@clausewright/engine/document/authoring';
import { mayWithdraw, takesBack } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { amount, percent } from '../../words/amount.ts';
import { clause } from '../../clause.ts';

// A fee is no cost of sending (Article 14(1) and (5) of Directive 2011/83/EU), so a withdrawal never bears it; § 218-a wants its amount posted.
export const restocking = clause({
  id: 'rr.restocking',
  version: 2,
  price: (a) => (has(a.laws, 'us_refunds') ? null : 'answer_premium'),
  when: (a) => takesBack(a) && (a.restocking === 'percent' || a.restocking === 'fixed'),
  ground: { answers: ['restocking'] },
  parts: {
    percent: {
      meets: ['us-ny-218-a', 'us-ca-1723'],
      answers: ['restocking_value'],
      when: (a) => a.restocking === 'percent',
    },
    fixed: {
      meets: ['us-ny-218-a', 'us-ca-1723'],
      answers: ['restocking_value'],
      when: (a) => a.restocking === 'fixed',
    },
    all: { answers: ['restocking_scope'], when: (a) => a.restocking_scope === 'all' },
    opened: { answers: ['restocking_scope'], when: (a) => a.restocking_scope === 'opened' },
    // One fault costs once: the fee, or the part of the price (rr.inspection).
    once: { answers: ['partial_refunds'], when: (a) => a.partial_refunds === 'yes' },
    never: { law: 'Directive 2011/83/EU, Art. 14(5); Directive (EU) 2019/771, Art. 14' },
    withdrawal: { law: 'Directive 2011/83/EU, Arts 9 to 16', when: (a) => mayWithdraw(a) },
  },
  texts: import.meta.url,
  values: {
    restockingPercent: (c) => percent(c, 'restocking_value'),
    restockingAmount: (c) => amount(c, 'restocking_value'),
    withdrawalRight: (c) => englishRight(c).right,
  },
});
