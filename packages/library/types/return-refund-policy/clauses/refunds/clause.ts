import { mayWithdraw, onlyBritish, refundsVoluntarily, sellsGoods, takesBack } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// Cal. Civ. Code § 1723 and N.Y. Gen. Bus. Law § 218-a: cash, credit or exchange; Directive 2011/83/EU, Article 13(1): same means of payment.
export const refunds = clause({
  id: 'rr.refunds',
  version: 5,
  ground: { answers: ['refund_days'] },
  parts: {
    goods: {
      meets: ['practice-rr-time', 'us-ca-1723', 'us-ny-218-a', 'ca-on-refund', 'in-ecom-refund'],
      answers: ['refund_days'],
      when: (a) => sellsGoods(a),
    },
    other: {
      meets: ['practice-rr-time', 'ca-on-refund', 'in-ecom-refund'],
      answers: ['refund_days'],
      when: (a) => !sellsGoods(a),
    },
    period: { law: 'Directive 2011/83/EU, Arts 9 to 16', when: (a) => mayWithdraw(a) },
    union: { law: 'Directive 2011/83/EU, Arts 9 to 16', when: (a) => !onlyBritish(a) },
    britain: { law: 'SI 2013/3134, regs 27 to 38', when: onlyBritish },
    form: {
      meets: ['practice-rr-time', 'us-ca-1723', 'us-ny-218-a'],
      answers: ['refund_form'],
      when: (a) => refundsVoluntarily(a),
    },
    customer: { answers: ['refund_choice'], when: (a) => a.refund_choice === 'customer' },
    us: { answers: ['refund_choice'], when: (a) => a.refund_choice === 'us' },
    // Goods bring other goods only: the section on returns says so, and this one must not say otherwise.
    instead: {
      answers: ['returns_offered'],
      when: (a) => takesBack(a) && a.returns_offered === 'exchange-only',
    },
    same: { law: 'Directive 2011/83/EU, Art. 13(1); Directive (EU) 2019/770, Art. 18' },
    // No word on returns that the owner does not offer.
    standard: {
      answers: ['outbound_shipping'],
      when: (a) => takesBack(a) && a.outbound_shipping === 'standard',
    },
    none: { answers: ['outbound_shipping'], when: (a) => takesBack(a) && a.outbound_shipping === 'none' },
    faulty: { answers: ['outbound_shipping'], when: (a) => a.outbound_shipping === 'if-faulty' },
    withdrawal: {
      law: 'Directive 2011/83/EU, Art. 13(1) and (2)',
      when: (a) => mayWithdraw(a) && sellsGoods(a),
    },
  },
  nouns: ['forms.original', 'forms.store-credit', 'forms.exchange', 'forms.gift-card'],
  texts: import.meta.url,
  values: {
    refundWays: (c) => c.names(c.say.refund_form, c.w.forms),
    withdrawalAct: (c) => englishRight(c).act,
  },
});
