import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { onlyBrokers, sellsAnything, soldInStores, takesOrders } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/**
 * Arts 10 and 11 ECD (§ 312i BGB and Art. 246c EGBGB, arts. 1127-1 ff. C. civ., arts. 27 and 28 LSSI with 24 hours for the
 * receipt, arts. 12 and 13 D.Lgs. 70/2003, art. 6:227b and 227c BW), Art. 8(2) CRD order button (§ 312j BGB), art. 3(1)(s)
 * Swiss UCA, s. 54.1 Quebec CPA. A store concludes at once and sends the receipt; a marketplace hands the order on. Arts. 1114
 * and 1127-2 C. civ.: what is shown with its price is an offer there, and the confirmed order concludes the contract;
 * art. L. 121-11 C. conso.: a legitimate reason. No acceptance by dispatch alone, which would spare us its receipt (LG München I
 * 33 O 4638/21), and none after payment: whoever pays as he orders has a contract. §§ 147, 148 BGB: how long an order binds.
 */
export const contractSteps = clause({
  id: 'tc.contract_steps',
  version: 4,
  price: paidUnless(
    'eu_ecommerce',
    'eu_consumer',
    'uk_ecommerce',
    'uk_consumer',
    'ch_ecommerce',
    'ca_consumer',
  ),
  when: (a) => sellsAnything(a),
  ground: { answers: ['sells'] },
  parts: {
    store: { meets: ['ecd-10-1', 'ecd-11', 'ch-uwg-3-s', 'uk-ecr'], when: (a) => soldInStores(a) },
    steps: { meets: ['ecd-10-1', 'ch-uwg-3-s', 'uk-ecr'], when: (a) => !soldInStores(a) },
    invite: {
      answers: ['agreement_for', 'app_stores', 'payment_vendors', 'cancel_methods', 'sells'],
      when: (a) => takesOrders(a) && a.country !== 'FR',
    },
    bind: { answers: ['sells'], when: (a) => takesOrders(a) && a.country !== 'FR' },
    offer: { answers: ['sells'], when: (a) => takesOrders(a) && a.country === 'FR' },
    stock: { answers: ['sells'], when: (a) => has(a.sells, 'goods') },
    agree: { answers: ['sells'], when: (a) => takesOrders(a) && a.country === 'FR' },
    pass: { answers: ['sells'], when: (a) => onlyBrokers(a) },
    receipt: { meets: ['ecd-11'], when: (a) => !soldInStores(a) },
    spain: { meets: [], when: (a) => has(a.laws, 'eu_ecommerce') || a.country === 'ES' },
    accept: { meets: [], when: (a) => takesOrders(a) && a.country !== 'FR' },
    limits: { meets: [], when: (a) => a.order_limits === 'yes' },
    france: { meets: [], when: (a) => takesOrders(a) && a.country !== 'FR' && has(a.laws, 'eu_consumer') },
    quebec: { meets: [], when: (a) => takesOrders(a) && a.country !== 'FR' && has(a.laws, 'ca_consumer') },
    refuse: { meets: [], when: (a) => takesOrders(a) && a.country === 'FR' },
    forward: { meets: [], when: (a) => onlyBrokers(a) },
    stored: { meets: ['ecd-10-1'], when: (a) => takesOrders(a) },
    kept: { meets: ['ecd-10-1'], when: (a) => onlyBrokers(a) },
    error: { answers: ['sells'], when: (a) => a.pricing_error === 'yes' && takesOrders(a) },
  },
  texts: import.meta.url,
});
