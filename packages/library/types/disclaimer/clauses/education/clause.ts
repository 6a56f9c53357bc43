import { clause } from '../../clause.ts';

// No guarantee of success is no exclusion of what a course contract owes.
export const education = clause({
  id: 'di.education',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.d_education === 'yes',
  ground: { answers: ['d_education'] },
  parts: {},
  texts: import.meta.url,
});
