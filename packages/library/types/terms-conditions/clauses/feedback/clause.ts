import { clause } from '../../clause.ts';

/** Ideas are not protected as such; content posted stays under the licence for user content. */
export const feedback = clause({
  id: 'tc.feedback',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.feedback === 'yes',
  ground: { answers: ['feedback'] },
  parts: {
    posted: { answers: ['ugc'], when: (a) => a.ugc === 'yes' },
  },
  texts: import.meta.url,
});
