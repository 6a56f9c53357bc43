import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** Apple's minimum terms for developers' agreements (ten points, restated) and Google Play distribution; consumers' rights against us stay. */
export const storeRiders = clause({
  id: 'tc.store_riders',
  version: 2,
  price: 'answer_premium',
  when: (a) => has(a.apple_google_rider, 'apple', 'google'),
  ground: { answers: ['apple_google_rider'] },
  parts: {
    apple: { answers: ['apple_google_rider'], when: (a) => has(a.apple_google_rider, 'apple') },
    google: { answers: ['apple_google_rider'], when: (a) => has(a.apple_google_rider, 'google') },
  },
  texts: import.meta.url,
});
