import { clause } from '../../clause.ts';

// Free downloads only; what was paid for or is owed keeps its conformity: Directive (EU) 2019/770, Articles 7, 8 and 22.
export const software = clause({
  id: 'di.software',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.d_software === 'yes',
  ground: { answers: ['d_software'] },
  parts: {},
  texts: import.meta.url,
});
