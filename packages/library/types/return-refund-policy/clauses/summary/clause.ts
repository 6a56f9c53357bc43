import { mayWithdraw, onlyBritish, sellsGoods, takesBack } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// First layer of the document; Cal. Civ. Code § 1723 wants the policy shown conspicuously, so its core stands first.
export const summary = clause({
  id: 'rr.summary',
  version: 2,
  ground: { law: '?' },
  parts: {
    money: {
      meets: ['practice-rr-window', 'us-refund-other'],
      when: (a) => takesBack(a) && a.returns_offered !== 'exchange-only',
    },
    exchange: {
      meets: ['practice-rr-window', 'us-refund-other'],
      when: (a) => takesBack(a) && a.returns_offered === 'exchange-only',
    },
    none: {
      meets: ['practice-rr-noreturn', 'us-refund-other'],
      when: (a) => sellsGoods(a) && a.returns_offered === 'no',
    },
    withdrawal: { answers: ['goods_kinds', 'returns_offered', 'return_days'], when: (a) => mayWithdraw(a) },
    union: { law: '?', when: (a) => !onlyBritish(a) },
    britain: { law: '?', when: onlyBritish },
    // The law has periods of its own, so the one of the owner is promised for the rest alone.
    refund: { meets: ['practice-rr-time'], when: (a) => !mayWithdraw(a) },
    refundBeside: { meets: ['practice-rr-time'], when: (a) => mayWithdraw(a) },
    defects: { answers: ['refund_days'] },
  },
  texts: import.meta.url,
  values: {
    toWithdraw: (c) => englishRight(c).use,
    withdrawalAct: (c) => englishRight(c).act,
  },
});
