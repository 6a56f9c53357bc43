import { mayWithdraw, onlyBritish, sellsDigital } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// Our own rule; the loss of the statutory right (Article 16(1)(m) of Directive 2011/83/EU) stands with that right.
export const digital = clause({
  id: 'rr.digital',
  version: 3,
  when: (a) => sellsDigital(a),
  ground: { answers: ['digital_rule'] },
  parts: {
    started: {
      meets: ['practice-rr-digital'],
      answers: ['digital_rule'],
      when: (a) => a.digital_rule === 'no-refund-after-start',
    },
    unused: {
      meets: ['practice-rr-digital'],
      answers: ['digital_days'],
      when: (a) => a.digital_rule === 'days-unused',
    },
    always: {
      meets: ['practice-rr-digital'],
      answers: ['digital_days'],
      when: (a) => a.digital_rule === 'days-always',
    },
    faulty: { law: 'Directive (EU) 2019/770, Art. 14' },
    beside: { law: 'Directive 2011/83/EU, Arts 9 to 16', when: (a) => mayWithdraw(a) },
    union: { law: 'Directive 2011/83/EU, Arts 9 to 16', when: (a) => !onlyBritish(a) },
    britain: { law: 'SI 2013/3134, regs 27 to 38', when: onlyBritish },
  },
  texts: import.meta.url,
  values: {
    withdrawalRight: (c) => englishRight(c).right,
  },
});
