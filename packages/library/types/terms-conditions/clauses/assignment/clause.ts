import { consumersToo, sellsAnything } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** § 309 no. 10 BGB and Annex 1(p) UCTD: a change of party towards consumers needs a right to leave, in Austria their consent (§ 6(2) no. 2 KSchG), which all consumers are asked for; art. 1407 c.c., art. 6:159 BW. */
export const assignment = clause({
  id: 'tc.assignment',
  version: 3,
  when: (a) => a.assignment === 'yes',
  ground: { answers: ['assignment'] },
  parts: {
    consumers: { answers: ['consumer_type'], when: (a) => consumersToo(a) },
    paid: { answers: ['sells'], when: (a) => sellsAnything(a) },
  },
  texts: import.meta.url,
});
