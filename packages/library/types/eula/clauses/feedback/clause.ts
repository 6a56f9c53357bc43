import { clause } from '../../clause.ts';

export const feedback = clause({
  id: 'eu.feedback',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.feedback === 'yes',
  ground: { answers: ['feedback'] },
  parts: {
    ideas: { meets: ['practice-eu-feedback'], answers: ['feedback'] },
  },
  texts: import.meta.url,
});
