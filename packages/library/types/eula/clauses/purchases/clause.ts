import { given, has } from '@clausewright/engine/document/authoring';
import {
  consumersToo,
  isInStore,
  isPaid,
  isOnlyAmerican,
  isSoldDirectly,
  isSubscribed,
  sellsInside,
} from '../../conditions.ts';
import { clause } from '../../clause.ts';

/**
 * App Store Review Guidelines 3.1.2, Google Play subscriptions policy, Directive 2011/83/EU, Articles 6, 8, 9 and 16(m).
 * Renewal: § 309 No. 9 BGB, article 6:236(j) BW, VI.91 WER, L. 215-1 Code de la consommation, article 65-bis Codice del
 * consumo. Button: § 312k BGB.
 * Only Germany, the Netherlands and Belgium turn a renewed subscription into one without end; France gives a way out where
 * its reminder was not sent. Nobody is asked for a place to cancel in the account.
 */
export const purchases = clause({
  id: 'eu.purchases',
  version: 4,
  price: (a) => (sellsInside(a) || isSubscribed(a) ? 'answer_premium' : null),
  when: (a) => sellsInside(a) || isSubscribed(a) || (isPaid(a) && consumersToo(a)),
  parts: {
    inside: { meets: [], when: (a) => sellsInside(a) },
    oneTime: { meets: [], when: (a) => has(a.purchases, 'one-time') },
    consumable: { meets: [], when: (a) => has(a.purchases, 'consumable', 'virtual-currency') },
    subscription: { meets: ['apple-std-eula', 'play-subs'], when: (a) => isSubscribed(a) },
    listed: { meets: [], when: (a) => isInStore(a) },
    renewal: { meets: ['play-subs'], when: (a) => isSubscribed(a) },
    // The section on the free trial says what follows one.
    trial: { meets: [], when: (a) => !given(a.free_trial) },
    union: { meets: [], when: (a) => isSubscribed(a) && consumersToo(a) && has(a.laws, 'eu_software') },
    inStore: { meets: ['play-subs'], when: (a) => isSubscribed(a) && isInStore(a) },
    direct: { meets: [], when: (a) => isSubscribed(a) && isSoldDirectly(a) },
    button: { meets: [], when: (a) => consumersToo(a) && has(a.laws, 'eu_software') },
    store: { meets: ['play-subs'], when: (a) => has(a.app_stores, 'apple', 'google', 'amazon', 'microsoft') },
    withdrawal: { meets: [], when: (a) => consumersToo(a) && !isOnlyAmerican(a) },
    lost: { meets: [], when: (a) => has(a.laws, 'eu_software') },
  },
  texts: import.meta.url,
});
