import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

// Apple's instructions for minimum terms, point 1, in our own words; the same holds for every store.
export const acknowledgment = clause({
  id: 'eu.acknowledgment',
  version: 2,
  when: (a) => has(a.app_stores, 'apple', 'google', 'amazon', 'microsoft', 'steam', 'other'),
  ground: { answers: ['app_stores'] },
  parts: {
    party: { meets: ['apple-eula-1'] },
    apple: { meets: ['apple-eula-1'], when: (a) => a.apple_rider === 'yes' },
  },
  texts: import.meta.url,
});
