import { clause } from '../../clause.ts';

// Apple's instructions, points 5 and 6.
export const productClaims = clause({
  id: 'eu.product_claims',
  version: 2,
  when: (a) => a.apple_rider === 'yes',
  ground: { answers: ['apple_rider'] },
  parts: {
    claims: { meets: ['apple-eula-5'] },
    infringement: { meets: ['apple-eula-6'] },
  },
  texts: import.meta.url,
});
