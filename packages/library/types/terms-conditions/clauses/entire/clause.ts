import { consumersToo } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Individually agreed terms go first (§ 305b BGB, art. 6:248 BW, art. 6 LCGC); what was promised before the contract stays binding towards consumers (Art. 6(5) CRD, s. 50 CRA 2015), so no entire-agreement clause against them. */
export const entire = clause({
  id: 'tc.entire',
  version: 3,
  ground: { law: '?' },
  parts: {
    consumers: { answers: ['consumer_type'], when: (a) => consumersToo(a) },
  },
  texts: import.meta.url,
});
