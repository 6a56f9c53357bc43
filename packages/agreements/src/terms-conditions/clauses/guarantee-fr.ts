import { has, prose } from '../../document/authoring.ts';
import { sellsContinuously, sellsItself } from '../conditions.ts';
import { frenchBox } from '../words/withdrawal.ts';
import { clause } from './clause.ts';

/**
 * Boxes of the annexes to D. 211-2 A (official: verified), D. 211-3 for a single supply and D. 211-4 for a continuous one
 * (official: unverified), in French documents only; a seller in Belgium has consumers in France too.
 */
export const guaranteeFr = clause({
  id: 'tc.guarantee_fr',
  version: 3,
  when: (a) =>
    has(a.laws, 'eu_consumer') &&
    sellsItself(a) &&
    (has(a.sells, 'goods', 'digital', 'in-app') || sellsContinuously(a)),
  parts: {
    goods: { meets: [], when: (a) => has(a.sells, 'goods') },
    digital: { meets: [], when: (a) => has(a.sells, 'digital', 'in-app') },
    continuous: { meets: [], when: (a) => sellsContinuously(a) },
  },
  text: {
    de: (c) => prose`
      ## Gesetzliche Gewährleistung in Frankreich

      ${c.part.goods`${frenchBox(c, 'fr-conso-d211-2-a')}`}

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}

      ${c.part.continuous`${frenchBox(c, 'fr-conso-d211-4')}`}`,
    en: (c) => prose`
      ## Legal guarantee in France

      ${c.part.goods`${frenchBox(c, 'fr-conso-d211-2-a')}`}

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}

      ${c.part.continuous`${frenchBox(c, 'fr-conso-d211-4')}`}`,
    es: (c) => prose`
      ## Garantía legal en Francia

      ${c.part.goods`${frenchBox(c, 'fr-conso-d211-2-a')}`}

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}

      ${c.part.continuous`${frenchBox(c, 'fr-conso-d211-4')}`}`,
    fr: (c) => prose`
      ## Garanties légales en France

      ${c.part.goods`${frenchBox(c, 'fr-conso-d211-2-a')}`}

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}

      ${c.part.continuous`${frenchBox(c, 'fr-conso-d211-4')}`}`,
    it: (c) => prose`
      ## Garanzia legale in Francia

      ${c.part.goods`${frenchBox(c, 'fr-conso-d211-2-a')}`}

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}

      ${c.part.continuous`${frenchBox(c, 'fr-conso-d211-4')}`}`,
    nl: (c) => prose`
      ## Wettelijke garantie in Frankrijk

      ${c.part.goods`${frenchBox(c, 'fr-conso-d211-2-a')}`}

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}

      ${c.part.continuous`${frenchBox(c, 'fr-conso-d211-4')}`}`,
  },
});
