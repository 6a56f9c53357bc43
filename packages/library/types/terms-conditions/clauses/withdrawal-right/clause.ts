import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { cancelsInEnglish, instructsHere } from '../../conditions.ts';
import { withdrawOrCancel } from '../../../../shared/clauses/two-englishes.ts';
import { clause } from '../../clause.ts';

/** Where a contract is expected to speak of the right (Art. 6(1)(h) CRD); the prescribed instructions and the form are annexes. */
export const withdrawalRight = clause({
  id: 'tc.withdrawal_right',
  version: 2,
  price: paidUnless('eu_consumer', 'uk_consumer'),
  when: (a) => instructsHere(a),
  ground: { law: 'Directive 2011/83/EU, Art. 6(1)(h)' },
  parts: {
    ...withdrawOrCancel(
      'Directive 2011/83/EU, Art. 9; Consumer Rights Act 2022 (Ireland), s. 110',
      cancelsInEnglish,
    ),
    union: { law: 'Directive 2011/83/EU, Art. 9(1)', when: (a) => has(a.laws, 'eu_consumer') },
    both: {
      law: 'Directive 2011/83/EU, Art. 9(1); SI 2013/3134, reg. 29',
      when: (a) => has(a.laws, 'eu_consumer') && has(a.laws, 'uk_consumer'),
    },
    british: { law: 'SI 2013/3134, reg. 29', when: (a) => has(a.laws, 'uk_consumer') },
  },
  texts: import.meta.url,
});
