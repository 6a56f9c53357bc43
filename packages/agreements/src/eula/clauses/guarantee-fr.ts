import { has, prose } from '../../document/authoring.ts';
import { frenchBox } from '../../terms-conditions/words/withdrawal.ts';
import { consumersToo, isRemunerated } from '../conditions.ts';
import { clause } from './clause.ts';

/** Box of the annex to D. 211-3 (official: unverified) for contracts on digital content, in French documents only; as in tc.guarantee_fr. */
export const guaranteeFr = clause({
  id: 'eu.guarantee_fr',
  version: 1,
  when: (a) =>
    has(a.laws, 'eu_software') &&
    consumersToo(a) &&
    isRemunerated(a) &&
    a.country !== ('BE' as typeof a.country) &&
    a.country !== ('LU' as typeof a.country),
  parts: { digital: { meets: [] } },
  text: {
    de: (c) => prose`
      ## Gesetzliche Gewährleistung in Frankreich

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}`,
    en: (c) => prose`
      ## Legal guarantee in France

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}`,
    es: (c) => prose`
      ## Garantía legal en Francia

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}`,
    fr: (c) => prose`
      ## Garantie légale en France

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}`,
    it: (c) => prose`
      ## Garanzia legale in Francia

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}`,
    nl: (c) => prose`
      ## Wettelijke garantie in Frankrijk

      ${c.part.digital`${frenchBox(c, 'fr-conso-d211-3')}`}`,
  },
});
