import { has } from '@clausewright/engine/document/authoring';
import { sellsGoods, takesBack } from '../../sells.ts';
import { amount } from '../../words/amount.ts';
import { clause } from '../../clause.ts';

// Directive 2011/83/EU, Articles 6(1)(i) and 14(1); the risk of the way back in a withdrawal follows the law (§ 355(3) BGB).
export const shipping = clause({
  id: 'rr.shipping',
  version: 3,
  when: (a) => sellsGoods(a),
  ground: { answers: ['who_pays'] },
  parts: {
    customer: {
      meets: ['practice-rr-shipping', 'crd-14-1'],
      answers: ['who_pays'],
      when: (a) => a.who_pays === 'customer',
    },
    us: {
      meets: ['practice-rr-shipping', 'crd-14-1'],
      answers: ['who_pays'],
      when: (a) => a.who_pays === 'us',
    },
    faulty: {
      meets: ['practice-rr-shipping', 'crd-14-1'],
      answers: ['who_pays'],
      when: (a) => a.who_pays === 'us-if-faulty',
    },
    shared: {
      meets: ['practice-rr-shipping', 'crd-14-1'],
      answers: ['who_pays'],
      when: (a) => a.who_pays === 'shared',
    },
    maximum: {
      meets: ['practice-rr-shipping', 'crd-14-1'],
      answers: ['who_pays'],
      when: (a) => a.who_pays === 'maximum',
    },
    // The prescribed instructions know no half and no cap.
    withdrawal: {
      answers: ['who_pays'],
      when: (a) => has(a.laws, 'eu_consumer') && (a.who_pays === 'shared' || a.who_pays === 'maximum'),
    },
    law: {
      law: 'Directive (EU) 2019/771, Art. 14(2)',
      when: (a) => a.who_pays !== 'us' && a.who_pays !== 'us-if-faulty',
    },
    tracked: { answers: ['tracked'], when: (a) => a.tracked === 'yes' },
    risk: { answers: ['tracked'], when: (a) => a.tracked === 'yes' && takesBack(a) },
  },
  texts: import.meta.url,
  values: {
    maxReturnCost: (c) => amount(c, 'return_cost_max'),
  },
});
