import { mayWithdraw, onlyBritish, takesBack } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// Voluntary returns; what is owed after a withdrawal follows Article 14(2) of Directive 2011/83/EU.
export const inspection = clause({
  id: 'rr.inspection',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.partial_refunds === 'yes' && takesBack(a),
  ground: { answers: ['partial_refunds'] },
  parts: {
    partial: { meets: ['practice-rr-eligible'], answers: ['partial_refunds'] },
    withdrawal: { law: 'Directive 2011/83/EU, Art. 14(2)', when: (a) => mayWithdraw(a) },
    union: { law: 'Directive 2011/83/EU, Arts 9 to 16', when: (a) => !onlyBritish(a) },
    britain: { law: 'SI 2013/3134, regs 27 to 38', when: onlyBritish },
  },
  texts: import.meta.url,
  values: {
    withdrawalAct: (c) => englishRight(c).act,
    withdrawalRight: (c) => englishRight(c).right,
  },
});
