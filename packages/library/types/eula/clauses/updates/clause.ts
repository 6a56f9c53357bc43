import { isRemunerated, servesUnion } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Directive (EU) 2019/770, Article 8(2): updates for as long as a consumer may reasonably expect.
export const updates = clause({
  id: 'eu.updates',
  version: 4,
  ground: { answers: ['updates'] },
  parts: {
    may: {
      meets: ['practice-eu-updates'],
      answers: ['updates'],
      when: (a) => a.updates === 'may-be-provided',
    },
    automatic: {
      meets: ['practice-eu-updates'],
      answers: ['updates'],
      when: (a) => a.updates === 'automatic',
    },
    choice: {
      meets: ['practice-eu-updates'],
      answers: ['updates'],
      when: (a) => a.updates === 'user-choice',
    },
    years: {
      meets: ['practice-eu-updates'],
      answers: ['updates', 'security_years'],
      when: (a) => a.updates === 'security-years',
    },
    owed: { meets: ['dcd-eula'], when: (a) => servesUnion(a) && isRemunerated(a) },
  },
  texts: import.meta.url,
});
