import { has } from '@clausewright/engine/document/authoring';
import { consumersToo, isOnlyAmerican } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Odds and, in Belgium, a game of chance (Gaming Act of 7 May 1999): App Store Review Guidelines 3.1.1, Google Play payments policy. Withdrawal from unused paid currency: CPC principles of 2025.
export const virtual = clause({
  id: 'eu.virtual',
  version: 3,
  price: 'answer_premium',
  when: (a) => has(a.purchases, 'virtual-currency', 'loot-boxes'),
  ground: { answers: ['purchases'] },
  parts: {
    currency: { answers: ['purchases'], when: (a) => has(a.purchases, 'virtual-currency') },
    goods: { answers: ['purchases'], when: (a) => isOnlyAmerican(a) },
    price: { promise: 'real_money_price', when: (a) => has(a.purchases, 'virtual-currency') },
    withdrawal: {
      law: 'Directive 2011/83/EU, Article 9; CPC principles on in-game virtual currencies (2025)',
      when: (a) => has(a.purchases, 'virtual-currency') && consumersToo(a) && !isOnlyAmerican(a),
    },
    ended: {
      law: 'Directive (EU) 2019/770, Article 16; § 812 BGB',
      when: (a) => has(a.purchases, 'virtual-currency'),
    },
    odds: { promise: 'random_item_odds', when: (a) => has(a.purchases, 'loot-boxes') },
    belgium: {
      law: 'Gaming Act of 7 May 1999 (Belgium), Article 2',
      when: (a) => has(a.purchases, 'loot-boxes') && !isOnlyAmerican(a),
    },
  },
  texts: import.meta.url,
});
