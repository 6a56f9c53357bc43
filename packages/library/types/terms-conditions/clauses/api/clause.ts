import { clause } from '../../clause.ts';

/** Fair use of an interface; keys; no fixed numbers that nobody answered. */
export const api = clause({
  id: 'tc.api',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.api_access === 'yes',
  parts: {},
  texts: import.meta.url,
});
