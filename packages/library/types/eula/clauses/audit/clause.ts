import { clause } from '../../clause.ts';

export const audit = clause({
  id: 'eu.audit',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.audit === 'yes',
  ground: { answers: ['audit'] },
  parts: {},
  texts: import.meta.url,
});
