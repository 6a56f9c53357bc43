import { mayWithdraw, takesBack } from '../../sells.ts';
import { amount } from '../../words/amount.ts';
import { clause } from '../../clause.ts';

// A service of ours; a deduction is one of the direct costs that Article 14(1) of Directive 2011/83/EU allows, up to what the label costs.
export const label = clause({
  id: 'rr.label',
  version: 2,
  price: 'answer_premium',
  when: (a) => takesBack(a) && (a.label === 'prepaid' || a.label === 'deducted'),
  ground: { answers: ['label'] },
  parts: {
    prepaid: { meets: ['practice-rr-how'], answers: ['label'], when: (a) => a.label === 'prepaid' },
    deducted: { meets: ['practice-rr-how'], answers: ['label_cost'], when: (a) => a.label === 'deducted' },
    // Half the cost, or a cap, is promised for the label too.
    most: {
      answers: ['who_pays'],
      when: (a) => a.label === 'deducted' && (a.who_pays === 'shared' || a.who_pays === 'maximum'),
    },
    limits: { law: 'Directive (EU) 2019/771, Art. 14(2)', when: (a) => a.label === 'deducted' },
    free: { law: 'Directive 2011/83/EU, Art. 14(1)', when: (a) => mayWithdraw(a) },
  },
  texts: import.meta.url,
  values: {
    labelCost: (c) => amount(c, 'label_cost'),
  },
});
