import { mayWithdraw, onlyBritish, sellsDigital } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// Our own rule; the loss of the statutory right (Article 16(1)(m) of Directive 2011/83/EU) stands with that right.
export const digital = clause({
  id: 'rr.digital',
  version: 3,
  price: 'answer_premium',
  when: (a) => sellsDigital(a),
  ground: { answers: ['goods_kinds'] },
  parts: {
    started: { meets: ['practice-rr-digital'], when: (a) => a.digital_rule === 'no-refund-after-start' },
    unused: { meets: ['practice-rr-digital'], when: (a) => a.digital_rule === 'days-unused' },
    always: { meets: ['practice-rr-digital'], when: (a) => a.digital_rule === 'days-always' },
    faulty: { answers: ['digital_rule'] },
    beside: { law: '?', when: (a) => mayWithdraw(a) },
    union: { law: '?', when: (a) => !onlyBritish(a) },
    britain: { law: '?', when: onlyBritish },
  },
  texts: import.meta.url,
  values: {
    withdrawalRight: (c) => englishRight(c).right,
  },
});
