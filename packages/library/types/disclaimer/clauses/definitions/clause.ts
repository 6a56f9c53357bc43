import { clause } from '../../clause.ts';

// Only words that later sections use.
export const definitions = clause({
  id: 'di.definitions',
  version: 2,
  ground: { answers: ['agreement_for'] },
  parts: {},
  texts: import.meta.url,
});
