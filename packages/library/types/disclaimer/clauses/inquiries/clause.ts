import { clause } from '../../clause.ts';

export const inquiries = clause({
  id: 'di.inquiries',
  version: 3,
  when: (a) => a.d_inquiries === 'yes',
  ground: { answers: ['d_inquiries'] },
  parts: {
    papers: { answers: ['d_legal'], when: (a) => a.d_legal === 'yes' },
    health: {
      law: 'GDPR, Articles 9 and 32',
      when: (a) => a.d_medical === 'general' || a.d_medical === 'professionals',
    },
  },
  texts: import.meta.url,
});
