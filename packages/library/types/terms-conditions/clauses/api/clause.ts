import { clause } from '../../clause.ts';

/** Fair use of an interface; keys; no fixed numbers that nobody answered. */
export const api = clause({
  id: 'tc.api',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.api_access === 'yes',
  ground: { answers: ['api_access'] },
  parts: {},
  texts: import.meta.url,
});
