import { clause } from '../../clause.ts';

// Apple's instructions, point 10.
export const apple = clause({
  id: 'eu.apple',
  version: 1,
  when: (a) => a.apple_rider === 'yes',
  ground: { answers: ['apple_rider'] },
  parts: {
    beneficiary: { meets: ['apple-eula-10'] },
  },
  texts: import.meta.url,
});
