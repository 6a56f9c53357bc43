import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { cancelsInEnglish, instructsHere } from '../../conditions.ts';
import { britishForm, withdrawalForm as form } from '../../words/withdrawal.ts';
import { withdrawOrCancel } from '../../../../shared/clauses/two-englishes.ts';
import { clause } from '../../clause.ts';

/** Annex I(B) CRD with the national versions, Schedule 3 Part B CCR 2013 (statutory/); it may be used and need not be. The form of the United Kingdom stands in English documents alone: it is prescribed in no other language, and that of the Union says the same. */
export const withdrawalForm = clause({
  id: 'tc.withdrawal_form',
  version: 3,
  price: paidUnless('eu_consumer', 'uk_consumer'),
  when: (a) => instructsHere(a),
  ground: { law: 'Directive 2011/83/EU, Annex I(B)' },
  parts: {
    ...withdrawOrCancel(
      'Directive 2011/83/EU, Art. 9; Consumer Rights Act 2022 (Ireland), s. 110',
      cancelsInEnglish,
    ),
    british: {
      law: 'SI 2013/3134, Sch. 3 Part B',
      languages: ['en'],
      when: (a) => has(a.laws, 'eu_consumer') && has(a.laws, 'uk_consumer'),
    },
  },
  texts: import.meta.url,
  values: {
    withdrawalForm: form,
    britishForm,
  },
});
