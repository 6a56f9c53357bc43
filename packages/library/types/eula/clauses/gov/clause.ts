import { clause } from '../../clause.ts';

export const gov = clause({
  id: 'eu.gov',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.gov_use === 'yes',
  ground: { answers: ['gov_use'] },
  parts: {
    government: { meets: ['practice-eu-usgov'], answers: ['gov_use'] },
  },
  texts: import.meta.url,
});
