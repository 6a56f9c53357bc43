import { clause } from '../../clause.ts';

export const sports = clause({
  id: 'di.sports',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.d_sports === 'yes',
  ground: { answers: ['d_sports'] },
  parts: {},
  texts: import.meta.url,
});
