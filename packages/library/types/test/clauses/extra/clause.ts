import { clause } from '../../clause.ts';

/** The one premium clause of the type. */
export const extra = clause({
  id: 'test.extra',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.extra === 'yes',
  ground: { answers: ['extra'] },
  parts: { promise: { answers: ['extra'] } },
  texts: import.meta.url,
});
