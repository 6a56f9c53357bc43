import { clause } from '../../clause.ts';

export const availability = clause({
  id: 'di.availability',
  version: 2,
  when: (a) => a.d_availability === 'yes',
  ground: { answers: ['d_availability'] },
  parts: {},
  texts: import.meta.url,
});
