import { clause } from '../../clause.ts';

/** Regulation (EU) 2021/821, EAR; the customer's own duty. */
export const exportControl = clause({
  id: 'tc.export',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.export === 'yes',
  ground: { answers: ['export'] },
  parts: {},
  texts: import.meta.url,
});
