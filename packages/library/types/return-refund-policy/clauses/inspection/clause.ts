import { mayWithdraw, onlyBritish, takesBack } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// Voluntary returns; what is owed after a withdrawal follows Article 14(2) of Directive 2011/83/EU.
export const inspection = clause({
  id: 'rr.inspection',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.partial_refunds === 'yes' && takesBack(a),
  parts: {
    partial: { meets: ['practice-rr-eligible'] },
    withdrawal: { meets: [], when: (a) => mayWithdraw(a) },
    union: { meets: [], when: (a) => !onlyBritish(a) },
    britain: { meets: [], when: onlyBritish },
  },
  texts: import.meta.url,
  values: {
    withdrawalAct: (c) => englishRight(c).act,
    withdrawalRight: (c) => englishRight(c).right,
  },
});
