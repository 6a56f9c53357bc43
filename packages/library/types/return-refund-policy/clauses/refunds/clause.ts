import { mayWithdraw, onlyBritish, refundsVoluntarily, sellsGoods, takesBack } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// Cal. Civ. Code § 1723 and N.Y. Gen. Bus. Law § 218-a: cash, credit or exchange; Directive 2011/83/EU, Article 13(1): same means of payment.
export const refunds = clause({
  id: 'rr.refunds',
  version: 4,
  parts: {
    goods: {
      meets: ['practice-rr-time', 'us-ca-1723', 'us-ny-218-a', 'ca-on-refund', 'in-ecom-refund'],
      when: (a) => sellsGoods(a),
    },
    other: { meets: ['practice-rr-time', 'ca-on-refund', 'in-ecom-refund'], when: (a) => !sellsGoods(a) },
    period: { answers: ['goods_kinds', 'refund_days'], when: (a) => mayWithdraw(a) },
    union: { law: '?', when: (a) => !onlyBritish(a) },
    britain: { law: '?', when: onlyBritish },
    form: {
      meets: ['practice-rr-time', 'us-ca-1723', 'us-ny-218-a'],
      when: (a) => refundsVoluntarily(a),
    },
    customer: { answers: ['goods_kinds'], when: (a) => a.refund_choice === 'customer' },
    us: {
      answers: ['refund_choice', 'returns_offered', 'outbound_shipping'],
      when: (a) => a.refund_choice === 'us',
    },
    // Goods bring other goods only: the section on returns says so, and this one must not say otherwise.
    instead: { meets: [], when: (a) => takesBack(a) && a.returns_offered === 'exchange-only' },
    same: { meets: [] },
    standard: { meets: [], when: (a) => a.outbound_shipping === 'standard' },
    none: { meets: [], when: (a) => a.outbound_shipping === 'none' },
    faulty: { meets: [], when: (a) => a.outbound_shipping === 'if-faulty' },
    withdrawal: { meets: [], when: (a) => mayWithdraw(a) && sellsGoods(a) },
  },
  nouns: ['forms.original', 'forms.store-credit', 'forms.exchange', 'forms.gift-card'],
  texts: import.meta.url,
  values: {
    refundWays: (c) => c.names(c.say.refund_form, c.w.forms),
    withdrawalAct: (c) => englishRight(c).act,
  },
});
