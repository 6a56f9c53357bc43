import { given, has } from '@clausewright/engine/document/authoring';
import {
  consumersToo,
  isInStore,
  isPaid,
  isSoldDirectly,
  isSubscribed,
  sellsInside,
} from '../../conditions.ts';
import { clause } from '../../clause.ts';

/**
 * App Store Review Guidelines 3.1.2, Google Play subscriptions policy, Directive 2011/83/EU, Articles 6, 8, 9 and 16(m).
 * Renewal: § 309 No. 9 BGB, article 6:236(j) BW, VI.91 WER, L. 215-1 Code de la consommation, article 65-bis Codice del
 * consumo. Button: § 312k BGB.
 */
export const purchases = clause({
  id: 'eu.purchases',
  version: 3,
  price: (a) => (sellsInside(a) || isSubscribed(a) ? 'answer_premium' : null),
  when: (a) => sellsInside(a) || isSubscribed(a) || (isPaid(a) && consumersToo(a)),
  ground: { answers: ['purchases', 'licence_kind', 'consumer_type', 'use_scope'] },
  parts: {
    inside: { answers: ['purchases'], when: (a) => sellsInside(a) },
    oneTime: { answers: ['purchases'], when: (a) => has(a.purchases, 'one-time') },
    consumable: { answers: ['purchases'], when: (a) => has(a.purchases, 'consumable', 'virtual-currency') },
    subscription: { meets: ['apple-std-eula', 'play-subs'], when: (a) => isSubscribed(a) },
    listed: { answers: ['licence_kind', 'purchases'], when: (a) => isInStore(a) },
    // The section on the free trial says what follows one.
    trial: { answers: ['free_trial'], when: (a) => !given(a.free_trial) },
    union: {
      answers: ['licence_kind', 'purchases'],
      when: (a) => isSubscribed(a) && consumersToo(a) && has(a.laws, 'eu_software'),
    },
    inStore: { meets: ['play-subs'], when: (a) => isSubscribed(a) && isInStore(a) },
    direct: { answers: ['licence_kind', 'purchases'], when: (a) => isSubscribed(a) && isSoldDirectly(a) },
    account: { answers: ['accounts'], when: (a) => a.accounts === 'yes' },
    button: {
      answers: ['consumer_type', 'use_scope'],
      when: (a) => consumersToo(a) && has(a.laws, 'eu_software'),
    },
    store: { meets: ['play-subs'], when: (a) => has(a.app_stores, 'apple', 'google', 'amazon', 'microsoft') },
    withdrawal: { answers: ['app_stores'], when: (a) => consumersToo(a) },
    byStore: { answers: ['app_stores'], when: (a) => isInStore(a) },
  },
  texts: import.meta.url,
});
