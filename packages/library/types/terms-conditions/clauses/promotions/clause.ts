import { clause } from '../../clause.ts';

/** Art. 6(c) and (d) ECD: conditions easy to find and clear; no purchase necessary where the law asks for it (US sweepstakes law, Australian permits). */
export const promotions = clause({
  id: 'tc.promotions',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.promotions === 'yes',
  ground: { answers: ['promotions'] },
  parts: {},
  texts: import.meta.url,
});
