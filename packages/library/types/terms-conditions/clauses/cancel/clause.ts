import { given, has } from '@clausewright/engine/document/authoring';
import { soldInStores } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/**
 * § 312k BGB button and confirmation page, art. L. 215-1-1 and D. 215-1 ff. C. conso. (three clicks), art. 6:236(l) BW, art. 62
 * TRLGDCU; Cal. B&P 17602(d). Who cancels keeps what is paid for (Annex 1(d) UCTD): at once only at the customer's own wish.
 * After an automatic renewal the rights of tc.renewal go before the period; Art. 25(2)(d) Data Act goes before
 * a minimum term. A store alone can stop its billing.
 */
export const cancel = clause({
  id: 'tc.cancel',
  version: 5,
  when: (a) => has(a.sells, 'subscriptions'),
  ground: { answers: ['sells'] },
  parts: {
    how: {
      meets: ['crd-6-1-o', 'ca-arl-17602', 'rosca-8403', 'us-arl-other'],
      answers: ['cancel_methods'],
      when: (a) => !soldInStores(a),
    },
    store: {
      meets: ['crd-6-1-o', 'ca-arl-17602', 'rosca-8403', 'us-arl-other'],
      when: (a) => soldInStores(a),
    },
    button: {
      meets: ['fr-l215-1'],
      promise: 'cancel_button',
      when: (a) => has(a.laws, 'eu_consumer') && !soldInStores(a),
    },
    end: {
      answers: ['cancel_effect'],
      when: (a) => a.cancel_effect === 'period-end' || a.cancel_effect === undefined || soldInStores(a),
    },
    share: { answers: ['cancel_effect'], when: (a) => a.cancel_effect === 'pro-rata' && !soldInStores(a) },
    once: { answers: ['cancel_effect'], when: (a) => a.cancel_effect === 'at-once' && !soldInStores(a) },
    minimum: { answers: ['min_term'], when: (a) => given(a.min_term) },
    switch: {
      law: 'Regulation (EU) 2023/2854, Art. 25(2)(d)',
      when: (a) => given(a.min_term) && has(a.laws, 'eu_data_act'),
    },
    renewed: {
      law: '§ 309 no. 9 BGB; art. L. 215-1 C. conso.; art. VI.91 CDE',
      when: (a) => has(a.laws, 'eu_consumer') && a.auto_renew === 'yes',
    },
    confirmed: {
      meets: ['crd-6-1-o', 'ca-arl-17602'],
      promise: 'cancellation_confirmed',
      when: (a) => !soldInStores(a),
    },
  },
  nouns: ['cancel_methods.account', 'cancel_methods.email', 'cancel_methods.store', 'cancel_methods.phone'],
  texts: import.meta.url,
  values: {
    waysToCancel: (c) => c.names(c.say.cancel_methods, c.w.cancel_methods),
  },
});
