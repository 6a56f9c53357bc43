import { clause } from '../../clause.ts';

/** Trial features are marked; consumer rights in the paid service stay. */
export const beta = clause({
  id: 'tc.beta',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.beta === 'yes',
  ground: { answers: ['beta'] },
  parts: {},
  texts: import.meta.url,
});
