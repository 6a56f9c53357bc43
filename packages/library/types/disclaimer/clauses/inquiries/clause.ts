import { clause } from '../../clause.ts';

export const inquiries = clause({
  id: 'di.inquiries',
  version: 2,
  when: (a) => a.d_inquiries === 'yes',
  parts: {
    papers: { meets: [], when: (a) => a.d_legal === 'yes' },
    health: {
      meets: [],
      when: (a) => a.d_medical === 'general' || a.d_medical === 'professionals',
    },
  },
  texts: import.meta.url,
});
