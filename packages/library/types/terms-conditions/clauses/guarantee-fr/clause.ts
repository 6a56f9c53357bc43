import { has } from '@clausewright/engine/document/authoring';
import { sellsContinuously, sellsItself } from '../../conditions.ts';
import { frenchBox } from '../../words/withdrawal.ts';
import { reaches } from '../../../../places/reached-countries.ts';
import { clause } from '../../clause.ts';

/**
 * Boxes of the annexes to D. 211-2 A (official: verified), D. 211-3 for a single supply and D. 211-4 for a continuous one
 * (official: unverified), in French documents only; a seller in Belgium has consumers in France too.
 */
export const guaranteeFr = clause({
  id: 'tc.guarantee_fr',
  version: 5,
  when: (a) =>
    has(a.laws, 'eu_consumer') &&
    reaches(a, 'FR') &&
    sellsItself(a) &&
    (has(a.sells, 'goods', 'digital', 'in-app') || sellsContinuously(a)),
  ground: { law: 'art. D. 211-1 C. conso.' },
  parts: {
    goods: { meets: ['fr-d211'], when: (a) => has(a.sells, 'goods') },
    digital: { meets: ['fr-d211'], when: (a) => has(a.sells, 'digital', 'in-app') },
    continuous: { meets: ['fr-d211'], when: (a) => sellsContinuously(a) },
  },
  texts: import.meta.url,
  values: {
    goodsBox: (c) => frenchBox(c, 'fr-conso-d211-2-a'),
    digitalContentBox: (c) => frenchBox(c, 'fr-conso-d211-3'),
    continuousSupplyBox: (c) => frenchBox(c, 'fr-conso-d211-4'),
  },
});
