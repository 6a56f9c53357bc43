import { clause } from '../../clause.ts';

export const errors = clause({
  id: 'di.errors',
  version: 3,
  when: (a) => a.d_errors === 'yes',
  ground: { answers: ['d_errors'] },
  parts: {
    // The section on general information says it already.
    wrong: { answers: ['d_errors'], when: (a) => a.d_general !== 'yes' },
    errors: { meets: ['practice-di-errors'], answers: ['d_errors'] },
  },
  texts: import.meta.url,
});
