import { given, has } from '@clausewright/engine/document/authoring';
import { functionLabel } from '../../words/withdrawal.ts';
import { withdrawOrCancel } from '../../../../shared/clauses/two-englishes.ts';
import { cancelsInEnglish } from '../../sells.ts';
import { clause } from '../../clause.ts';

// Directive 2011/83/EU, Article 11a (in force since 19 June 2026); § 356a BGB; D. 221-5 Code de la consommation; Article 54-bis Codice del consumo.
// The two labels are prescribed (official: verified in six languages).
export const withdrawalFunction = clause({
  id: 'rr.withdrawal_function',
  version: 4,
  when: (a) => has(a.laws, 'eu_consumer'),
  ground: { law: 'Directive 2011/83/EU, Art. 11a' },
  parts: {
    ...withdrawOrCancel(
      'Directive 2011/83/EU, Art. 9; Consumer Rights Act 2022 (Ireland), s. 110',
      cancelsInEnglish,
    ),
    place: {
      meets: ['crd-6-1-h', 'it-54-bis'],
      answers: ['withdrawal_url'],
      when: (a) => given(a.withdrawal_url),
    },
    site: {
      meets: ['crd-6-1-h', 'it-54-bis'],
      promise: 'withdrawal_function',
      when: (a) => !given(a.withdrawal_url) && !has(a.agreement_for, 'app'),
    },
    app: {
      meets: ['crd-6-1-h', 'it-54-bis'],
      promise: 'withdrawal_function',
      when: (a) =>
        !given(a.withdrawal_url) && has(a.agreement_for, 'app') && !has(a.agreement_for, 'website'),
    },
    both: {
      meets: ['crd-6-1-h', 'it-54-bis'],
      promise: 'withdrawal_function',
      when: (a) => !given(a.withdrawal_url) && has(a.agreement_for, 'app') && has(a.agreement_for, 'website'),
    },
    steps: { meets: ['crd-11', 'it-54-bis'], promise: 'withdrawal_function' },
    reply: { meets: ['crd-11'], promise: 'withdrawal_acknowledged' },
  },
  texts: import.meta.url,
  values: {
    withdrawLabel: (c) => functionLabel(c.language, 'withdraw'),
    confirmLabel: (c) => functionLabel(c.language, 'confirm'),
  },
});
