import { has } from '@clausewright/engine/document/authoring';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { speaksAmerican } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Licence without cash value; paid credits keep their statutory rights (DCD, CPC key principles on in-game currencies of March 2025: real price beside the virtual one, right of withdrawal for unused credits). */
export const virtual = clause({
  id: 'tc.virtual',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.virtual_items === 'yes' && has(a.sells, 'credits'),
  ground: { answers: ['virtual_items'] },
  parts: {
    ...twoEnglishes('Directive 2011/83/EU, Art. 9; Cal. Bus. & Prof. Code § 17500.6', speaksAmerican),
    priced: { promise: 'real_money_price' },
    closing: { promise: 'credits_refunded' },
  },
  texts: import.meta.url,
});
