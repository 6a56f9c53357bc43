import { consumersToo } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Between businesses only, with fault: § 307 BGB.
export const indemnity = clause({
  id: 'eu.indemnity',
  version: 2,
  when: (a) => a.indemnity === 'yes',
  ground: { answers: ['indemnity'] },
  parts: {
    business: { answers: ['indemnity'] },
    consumers: { law: 'Directive 93/13/EEC, Article 3', when: (a) => consumersToo(a) },
  },
  texts: import.meta.url,
});
