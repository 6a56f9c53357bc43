import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { cancelsInEnglish, instructsHere } from '../../conditions.ts';
import { functionLabel } from '../../words/withdrawal.ts';
import { withdrawOrCancel } from '../../../../shared/clauses/two-englishes.ts';
import { clause } from '../../clause.ts';

/** Art. 11a CRD (Directive (EU) 2023/2673), § 356a BGB: function, two labels, acknowledgement on a durable medium. */
export const withdrawalFunction = clause({
  id: 'tc.withdrawal_function',
  version: 3,
  price: paidUnless('eu_consumer'),
  when: (a) => instructsHere(a) && has(a.laws, 'eu_consumer'),
  ground: { answers: ['withdrawal_url'] },
  parts: {
    ...withdrawOrCancel(
      'Directive 2011/83/EU, Art. 9; Consumer Rights Act 2022 (Ireland), s. 110',
      cancelsInEnglish,
    ),
    reply: { law: 'Directive 2011/83/EU, Art. 11a(4)' },
  },
  texts: import.meta.url,
  values: {
    withdrawLabel: (c) => functionLabel(c.language, 'withdraw'),
    confirmLabel: (c) => functionLabel(c.language, 'confirm'),
  },
});
