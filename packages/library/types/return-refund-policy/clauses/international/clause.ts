import { mayWithdraw, takesBack } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// Voluntary returns only: no place within the Union may be left out of the statutory right.
export const international = clause({
  id: 'rr.international',
  version: 2,
  price: 'answer_premium',
  when: (a) => takesBack(a) && (a.intl_returns === 'customer-duties' || a.intl_returns === 'not-offered'),
  ground: { answers: ['intl_returns'] },
  parts: {
    duties: {
      meets: ['practice-rr-shipping'],
      answers: ['intl_returns'],
      when: (a) => a.intl_returns === 'customer-duties',
    },
    none: {
      meets: ['practice-rr-noreturn'],
      answers: ['intl_returns'],
      when: (a) => a.intl_returns === 'not-offered',
    },
    law: { law: 'Directive 2011/83/EU, Art. 25; Directive (EU) 2019/771, Art. 21' },
    withdrawal: { law: 'Directive 2011/83/EU, Arts 9 to 16', when: (a) => mayWithdraw(a) },
  },
  texts: import.meta.url,
  values: {
    withdrawalRight: (c) => englishRight(c).right,
  },
});
