import { has } from '@clausewright/engine/document/authoring';
import { mayWithdraw, onlyBritish } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// Our own rule on stopping a service; conditions for a date belong to the booking, and nobody is asked for them; Articles 14(3) and 16(1)(a) of Directive 2011/83/EU stand with the right of withdrawal.
export const services = clause({
  id: 'rr.services',
  version: 3,
  price: 'answer_premium',
  when: (a) => has(a.goods_kinds, 'services', 'event-travel'),
  ground: { answers: ['service_rule'] },
  parts: {
    rata: { meets: ['practice-rr-digital'], when: (a) => a.service_rule === 'pro-rata' },
    start: { meets: ['practice-rr-digital'], when: (a) => a.service_rule === 'until-start' },
    dated: { meets: ['practice-rr-digital'], when: (a) => has(a.goods_kinds, 'event-travel') },
    beside: { law: 'Directive 2011/83/EU, Arts 9 to 16', when: (a) => mayWithdraw(a) },
    union: { law: 'Directive 2011/83/EU, Arts 9 to 16', when: (a) => !onlyBritish(a) },
    britain: { law: 'SI 2013/3134, regs 27 to 38', when: onlyBritish },
  },
  texts: import.meta.url,
  values: {
    withdrawalRight: (c) => englishRight(c).right,
  },
});
