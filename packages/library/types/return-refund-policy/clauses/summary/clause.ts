import { mayWithdraw, onlyBritish, sellsGoods, takesBack } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// First layer of the document; Cal. Civ. Code § 1723 wants the policy shown conspicuously, so its core stands first.
export const summary = clause({
  id: 'rr.summary',
  version: 2,
  ground: { answers: ['goods_kinds'] },
  parts: {
    money: {
      meets: ['practice-rr-window', 'us-refund-other'],
      answers: ['return_days'],
      when: (a) => takesBack(a) && a.returns_offered !== 'exchange-only',
    },
    exchange: {
      meets: ['practice-rr-window', 'us-refund-other'],
      answers: ['return_days'],
      when: (a) => takesBack(a) && a.returns_offered === 'exchange-only',
    },
    none: {
      meets: ['practice-rr-noreturn', 'us-refund-other'],
      answers: ['returns_offered'],
      when: (a) => sellsGoods(a) && a.returns_offered === 'no',
    },
    withdrawal: {
      law: 'Directive 2011/83/EU, Art. 9(1); SI 2013/3134, reg. 29',
      when: (a) => mayWithdraw(a),
    },
    union: { law: 'Directive 2011/83/EU, Arts 9 to 16', when: (a) => !onlyBritish(a) },
    britain: { law: 'SI 2013/3134, regs 27 to 38', when: onlyBritish },
    // The law has periods of its own, so the one of the owner is promised for the rest alone.
    refund: { meets: ['practice-rr-time'], answers: ['refund_days'], when: (a) => !mayWithdraw(a) },
    refundBeside: { meets: ['practice-rr-time'], answers: ['refund_days'], when: (a) => mayWithdraw(a) },
    defects: { law: 'Directive (EU) 2019/771, Art. 21; Consumer Rights Act 2015, s. 31' },
  },
  texts: import.meta.url,
  values: {
    toWithdraw: (c) => englishRight(c).use,
    withdrawalAct: (c) => englishRight(c).act,
  },
});
