import { consumersToo } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Between businesses only, with fault: § 307 BGB.
export const indemnity = clause({
  id: 'eu.indemnity',
  version: 2,
  when: (a) => a.indemnity === 'yes',
  parts: {
    business: { meets: [] },
    consumers: { meets: [], when: (a) => consumersToo(a) },
  },
  texts: import.meta.url,
});
