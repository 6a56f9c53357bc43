import { clause } from '../../clause.ts';

export const inquiries = clause({
  id: 'di.inquiries',
  version: 2,
  when: (a) => a.d_inquiries === 'yes',
  ground: { answers: ['d_inquiries'] },
  parts: {
    papers: { answers: ['d_legal', 'd_medical'], when: (a) => a.d_legal === 'yes' },
    health: {
      answers: ['d_medical'],
      when: (a) => a.d_medical === 'general' || a.d_medical === 'professionals',
    },
  },
  texts: import.meta.url,
});
