import { clause } from '../../clause.ts';

export const account = clause({
  id: 'eu.account',
  version: 2,
  when: (a) => a.accounts === 'yes',
  ground: { answers: ['accounts'] },
  parts: {},
  texts: import.meta.url,
});
