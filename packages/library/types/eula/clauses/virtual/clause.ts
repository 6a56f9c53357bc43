import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

// Odds and, in Belgium, a game of chance (Gaming Act of 7 May 1999): App Store Review Guidelines 3.1.1, Google Play payments policy. Withdrawal from unused paid currency: CPC principles of 2025.
export const virtual = clause({
  id: 'eu.virtual',
  version: 2,
  price: 'answer_premium',
  when: (a) => has(a.purchases, 'virtual-currency', 'loot-boxes'),
  ground: { answers: ['purchases'] },
  parts: {
    currency: { answers: ['purchases'], when: (a) => has(a.purchases, 'virtual-currency') },
    boxes: { answers: ['purchases'], when: (a) => has(a.purchases, 'loot-boxes') },
  },
  texts: import.meta.url,
});
