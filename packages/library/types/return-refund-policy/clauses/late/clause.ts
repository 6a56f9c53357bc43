import { clause } from '../../clause.ts';

// Help only; the periods of the law and of the section on refunds run on.
export const late = clause({
  id: 'rr.late',
  version: 3,
  when: (a) => a.late_refunds === 'yes',
  ground: { answers: ['late_refunds'] },
  parts: {
    help: { meets: ['practice-rr-time'], answers: ['late_refunds'] },
  },
  texts: import.meta.url,
});
