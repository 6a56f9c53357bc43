import { has, prose } from '../../document/authoring.ts';
import { sellsDigital } from '../conditions.ts';
import { frenchBox } from '../words/withdrawal.ts';
import { clause } from './clause.ts';

/** Boxes of the annexes to D. 211-2 A (official: verified) and D. 211-3 (official: unverified), in French documents only. */
export const guaranteeFr = clause({
  id: 'tc.guarantee_fr',
  version: 2,
  when: (a) =>
    has(a.laws, 'eu_consumer') &&
    a.country !== 'BE' &&
    a.country !== 'LU' &&
    (has(a.sells, 'goods') || sellsDigital(a)),
  parts: {
    goods: { meets: [], when: (a) => has(a.sells, 'goods') },
    digital: { meets: [], when: (a) => sellsDigital(a) },
  },
  text: {
    de: (c) => prose`
      ## Gesetzliche Gewährleistung in Frankreich

      ${c.part.goods`${frenchBox(c, 'fr-conso-d211-2-a')}`}

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}`,
    en: (c) => prose`
      ## Legal guarantee in France

      ${c.part.goods`${frenchBox(c, 'fr-conso-d211-2-a')}`}

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}`,
    es: (c) => prose`
      ## Garantía legal en Francia

      ${c.part.goods`${frenchBox(c, 'fr-conso-d211-2-a')}`}

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}`,
    fr: (c) => prose`
      ## Garanties légales en France

      ${c.part.goods`${frenchBox(c, 'fr-conso-d211-2-a')}`}

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}`,
    it: (c) => prose`
      ## Garanzia legale in Francia

      ${c.part.goods`${frenchBox(c, 'fr-conso-d211-2-a')}`}

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}`,
    nl: (c) => prose`
      ## Wettelijke garantie in Frankrijk

      ${c.part.goods`${frenchBox(c, 'fr-conso-d211-2-a')}`}

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}`,
  },
});
