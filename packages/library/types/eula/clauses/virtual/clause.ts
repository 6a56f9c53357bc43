import { has } from '@clausewright/engine/document/authoring';
import { consumersToo, isOnlyAmerican } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Odds and, in Belgium, a game of chance (Gaming Act of 7 May 1999): App Store Review Guidelines 3.1.1, Google Play payments policy. Withdrawal from unused paid currency: CPC principles of 2025.
export const virtual = clause({
  id: 'eu.virtual',
  version: 3,
  price: 'answer_premium',
  when: (a) => has(a.purchases, 'virtual-currency', 'loot-boxes'),
  parts: {
    currency: { meets: [], when: (a) => has(a.purchases, 'virtual-currency') },
    goods: { meets: [], when: (a) => isOnlyAmerican(a) },
    price: { meets: [], when: (a) => has(a.purchases, 'virtual-currency') },
    withdrawal: {
      meets: [],
      when: (a) => has(a.purchases, 'virtual-currency') && consumersToo(a) && !isOnlyAmerican(a),
    },
    ended: { meets: [], when: (a) => has(a.purchases, 'virtual-currency') },
    odds: { meets: [], when: (a) => has(a.purchases, 'loot-boxes') },
    belgium: { meets: [], when: (a) => has(a.purchases, 'loot-boxes') && !isOnlyAmerican(a) },
  },
  texts: import.meta.url,
});
