import { mayWithdraw, sellsGoods } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// An offer of ours, so free to shape; 16 CFR § 435.2 (late shipment) stands in the section on the United States.
export const cancel = clause({
  id: 'rr.cancel',
  version: 3,
  when: (a) => sellsGoods(a),
  ground: { answers: ['cancel_before_ship'] },
  parts: {
    anyTime: {
      meets: ['practice-rr-cancel'],
      answers: ['cancel_before_ship'],
      when: (a) => a.cancel_before_ship === 'any-time',
    },
    hours: {
      meets: ['practice-rr-cancel'],
      answers: ['cancel_hours'],
      when: (a) => a.cancel_before_ship === 'within-hours',
    },
    bound: {
      meets: ['practice-rr-cancel'],
      answers: ['cancel_before_ship'],
      when: (a) => a.cancel_before_ship === 'not-possible',
    },
    law: {
      law: 'Directive 93/13/EEC, Art. 3',
      when: (a) => a.cancel_before_ship === 'not-possible' && !mayWithdraw(a),
    },
    // Whoever may withdraw may do so from the conclusion of the contract on: no hour of ours ends that.
    withdrawal: { law: 'Directive 2011/83/EU, Art. 9(1)', when: (a) => mayWithdraw(a) },
    // Who may not cancel has been given no conditions.
    unconditional: {
      answers: ['cancel_before_ship'],
      when: (a) => a.cancel_before_ship === 'any-time' || a.cancel_before_ship === 'within-hours',
    },
    refund: {
      answers: ['cancel_before_ship'],
      when: (a) => a.cancel_before_ship === 'any-time' || a.cancel_before_ship === 'within-hours',
    },
  },
  texts: import.meta.url,
  values: {
    toWithdraw: (c) => englishRight(c).use,
  },
});
