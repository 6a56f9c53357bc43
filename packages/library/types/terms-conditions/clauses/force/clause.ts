import { consumersToo, sellsAnything } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Relief for events beyond control; statutory rights of the other side (withdrawal, refund) stay (§§ 275, 326 BGB, art. 1218 C. civ., art. 6:75 BW). */
export const force = clause({
  id: 'tc.force',
  version: 3,
  when: (a) => a.force_majeure === 'yes',
  ground: { answers: ['force_majeure'] },
  parts: {
    paid: { law: '§ 326(1) and (4) BGB; art. 1218 C. civ.', when: (a) => sellsAnything(a) },
    consumers: { law: 'Directive 93/13/EEC, Annex 1(b)', when: (a) => consumersToo(a) },
  },
  texts: import.meta.url,
});
