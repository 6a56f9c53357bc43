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
 * Only Germany, the Netherlands and Belgium turn a renewed subscription into one without end; France and Italy give a way out
 * where their reminder was not sent. Nobody is asked for a place to cancel in the account.
 */
export const purchases = clause({
  id: 'eu.purchases',
  version: 4,
  price: (a) => (sellsInside(a) || isSubscribed(a) ? 'answer_premium' : null),
  when: (a) => sellsInside(a) || isSubscribed(a) || (isPaid(a) && consumersToo(a)),
  ground: { law: 'Directive 2011/83/EU, Article 6(5); UCC § 2-204: what was shown and accepted is agreed' },
  parts: {
    inside: { answers: ['purchases'], when: (a) => sellsInside(a) },
    oneTime: { answers: ['purchases'], when: (a) => has(a.purchases, 'one-time') },
    consumable: { answers: ['purchases'], when: (a) => has(a.purchases, 'consumable', 'virtual-currency') },
    subscription: {
      meets: ['apple-std-eula', 'play-subs'],
      promise: 'subscription_shown',
      when: (a) => isSubscribed(a),
    },
    listed: { answers: ['app_stores'], when: (a) => isInStore(a) },
    renewal: { meets: ['play-subs'], answers: ['licence_kind', 'purchases'], when: (a) => isSubscribed(a) },
    // The section on the free trial says what follows one.
    trial: {
      law: 'Directive 2011/83/EU, Articles 8(2) and 22; 15 U.S.C. § 8403',
      when: (a) => !given(a.free_trial),
    },
    union: {
      law: '§ 309 No. 9(b) BGB; article 6:236(j) BW; VI.91 WER; L. 215-1 Code de la consommation; article 65-bis Codice del consumo',
      when: (a) => isSubscribed(a) && consumersToo(a) && has(a.laws, 'eu_software'),
    },
    inStore: { meets: ['play-subs'], when: (a) => isSubscribed(a) && isInStore(a) },
    direct: {
      law: '§ 314 BGB; § 312k(6) BGB: a notice of cancellation needs no form of its own',
      when: (a) => isSubscribed(a) && isSoldDirectly(a),
    },
    button: { promise: 'cancel_button', when: (a) => consumersToo(a) && has(a.laws, 'eu_software') },
    store: { meets: ['play-subs'], when: (a) => has(a.app_stores, 'apple', 'google', 'amazon', 'microsoft') },
    withdrawal: {
      law: 'Directive 2011/83/EU, Articles 9 and 25',
      when: (a) => consumersToo(a) && !isOnlyAmerican(a),
    },
    lost: { law: 'Directive 2011/83/EU, Article 16(m)', when: (a) => has(a.laws, 'eu_software') },
  },
  texts: import.meta.url,
});
