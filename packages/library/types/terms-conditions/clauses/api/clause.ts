import { clause } from '../../clause.ts';

/** Fair use of an interface; keys; no fixed numbers that nobody answered. */
export const api = clause({
  id: 'tc.api',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.api_access === 'yes',
  ground: { answers: ['api_access'] },
  parts: {
    announced: { promise: 'api_changes_announced' },
  },
  texts: import.meta.url,
});
