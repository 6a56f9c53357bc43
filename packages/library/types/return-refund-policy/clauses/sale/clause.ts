import { has } from '@clausewright/engine/document/authoring';
import { mayWithdraw, takesBack } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// N.Y. Gen. Bus. Law § 218-a wants the rule for sale items posted, so it costs nothing under American law.
export const sale = clause({
  id: 'rr.sale',
  version: 2,
  price: (a) => (has(a.laws, 'us_refunds') ? null : 'answer_premium'),
  when: (a) => takesBack(a) && (a.sale_items === 'exchange-or-credit' || a.sale_items === 'not-returnable'),
  ground: { answers: ['sale_items'] },
  parts: {
    credit: {
      meets: ['us-ny-218-a', 'practice-rr-exchange'],
      when: (a) => a.sale_items === 'exchange-or-credit',
    },
    none: { meets: ['us-ny-218-a', 'practice-rr-exchange'], when: (a) => a.sale_items === 'not-returnable' },
    law: { law: 'Directive (EU) 2019/771, Art. 21' },
    withdrawal: { law: 'Directive 2011/83/EU, Arts 9 to 16', when: (a) => mayWithdraw(a) },
  },
  texts: import.meta.url,
  values: {
    withdrawalRight: (c) => englishRight(c).right,
  },
});
