import { consumersToo, sellsAnything } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** § 309 no. 10 BGB and Annex 1(p) UCTD: a change of party towards consumers needs a right to leave, in Austria their consent (§ 6(2) no. 2 KSchG), which all consumers are asked for; art. 1407 c.c., art. 6:159 BW. */
export const assignment = clause({
  id: 'tc.assignment',
  version: 3,
  when: (a) => a.assignment === 'yes',
  ground: { answers: ['assignment'] },
  parts: {
    consumers: {
      law: '§ 309 no. 10 BGB; § 6(2) no. 2 KSchG; Directive 93/13/EEC, Annex 1(p)',
      when: (a) => consumersToo(a),
    },
    paid: { law: '§ 346(1) BGB', when: (a) => sellsAnything(a) },
  },
  texts: import.meta.url,
});
