import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { mayWithdraw } from '../../conditions.ts';
import { britishForm, withdrawalForm as form } from '../../words/withdrawal.ts';
import { clause } from '../../clause.ts';

/** Annex I(B) CRD with the national versions, Schedule 3 Part B CCR 2013 (statutory/); it may be used and need not be. The form of the United Kingdom is English in every document: it is prescribed in no other language. */
export const withdrawalForm = clause({
  id: 'tc.withdrawal_form',
  version: 2,
  price: paidUnless('eu_consumer', 'uk_consumer'),
  when: (a) => mayWithdraw(a),
  ground: { answers: ['sells'] },
  parts: {
    british: { law: '?', when: (a) => has(a.laws, 'eu_consumer') && has(a.laws, 'uk_consumer') },
  },
  texts: import.meta.url,
  values: {
    withdrawalForm: form,
    britishForm,
  },
});
