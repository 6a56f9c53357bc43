import { mayWithdraw, onlyBritish, refundsVoluntarily, sellsGoods, takesBack } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// Cal. Civ. Code § 1723 and N.Y. Gen. Bus. Law § 218-a: cash, credit or exchange; Directive 2011/83/EU, Article 13(1): same means of payment.
export const refunds = clause({
  id: 'rr.refunds',
  version: 3,
  parts: {
    goods: {
      meets: ['practice-rr-time', 'us-ca-1723', 'us-ny-218-a', 'ca-on-refund', 'in-ecom-refund'],
      when: (a) => sellsGoods(a),
    },
    other: { meets: ['practice-rr-time', 'ca-on-refund', 'in-ecom-refund'], when: (a) => !sellsGoods(a) },
    period: { meets: [], when: (a) => mayWithdraw(a) },
    union: { meets: [], when: (a) => !onlyBritish(a) },
    britain: { meets: [], when: onlyBritish },
    form: {
      meets: ['practice-rr-time', 'us-ca-1723', 'us-ny-218-a'],
      when: (a) => refundsVoluntarily(a),
    },
    customer: { meets: [], when: (a) => a.refund_choice === 'customer' },
    us: { meets: [], when: (a) => a.refund_choice === 'us' },
    // Goods bring other goods only: the section on returns says so, and this one must not say otherwise.
    instead: { meets: [], when: (a) => takesBack(a) && a.returns_offered === 'exchange-only' },
    same: { meets: [] },
    standard: { meets: [], when: (a) => a.outbound_shipping === 'standard' },
    none: { meets: [], when: (a) => a.outbound_shipping === 'none' },
    faulty: { meets: [], when: (a) => a.outbound_shipping === 'if-faulty' },
    withdrawal: {
      meets: [],
      when: (a) => mayWithdraw(a) && (a.outbound_shipping === 'none' || a.outbound_shipping === 'if-faulty'),
    },
  },
  words: {
    de: {
      forms: {
        original: 'Ihr Geld auf dem ursprünglichen Zahlungsweg',
        'store-credit': 'ein Guthaben für weitere Käufe',
        exchange: 'andere Ware',
        'gift-card': 'einen Gutschein',
      },
    },
    en: {
      forms: {
        original: 'your money back by the original means of payment',
        'store-credit': 'a credit for further purchases',
        exchange: 'other goods',
        'gift-card': 'a gift card',
      },
    },
    es: {
      forms: {
        original: 'su dinero por el medio de pago original',
        'store-credit': 'un saldo para otras compras',
        exchange: 'otros productos',
        'gift-card': 'una tarjeta regalo',
      },
    },
    fr: {
      forms: {
        original: 'votre argent par le moyen de paiement initial',
        'store-credit': 'un avoir pour d’autres achats',
        exchange: 'd’autres articles',
        'gift-card': 'une carte cadeau',
      },
    },
    it: {
      forms: {
        original: 'il Suo denaro con il mezzo di pagamento originario',
        'store-credit': 'un credito per altri acquisti',
        exchange: 'altri prodotti',
        'gift-card': 'una carta regalo',
      },
    },
    nl: {
      forms: {
        original: 'uw geld via het oorspronkelijke betaalmiddel',
        'store-credit': 'een tegoed voor volgende aankopen',
        exchange: 'andere goederen',
        'gift-card': 'een cadeaubon',
      },
    },
  },
  texts: import.meta.url,
  values: {
    refundForm: (c) => c.names(c.say.refund_form, c.w.forms),
    act: (c) => englishRight(c).act,
  },
});
