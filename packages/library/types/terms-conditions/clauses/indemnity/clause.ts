import { businessesToo, consumersToo } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Business users only and for fault only (§ 307 BGB); towards consumers an indemnity is unfair (Annex 1 UCTD, CMA37 5.1). */
export const indemnity = clause({
  id: 'tc.indemnity',
  version: 4,
  when: (a) => a.indemnity === 'yes' && businessesToo(a),
  ground: { answers: ['indemnity'] },
  parts: {
    consumers: { law: 'Directive 93/13/EEC, Annex 1', when: (a) => consumersToo(a) },
  },
  texts: import.meta.url,
});
