import { has } from '@clausewright/engine/document/authoring';
import { frenchBox } from '../../../terms-conditions/words/withdrawal.ts';
import { consumersToo, isRemunerated } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Box of the annex to D. 211-3 (official: unverified) for contracts on digital content, in French documents only; as in tc.guarantee_fr. */
export const guaranteeFr = clause({
  id: 'eu.guarantee_fr',
  version: 2,
  when: (a) =>
    has(a.laws, 'eu_software') &&
    consumersToo(a) &&
    isRemunerated(a) &&
    a.country !== ('BE' as typeof a.country) &&
    a.country !== ('LU' as typeof a.country),
  ground: { law: 'D. 211-3 Code de la consommation' },
  parts: { digital: { law: 'D. 211-3 Code de la consommation' } },
  texts: import.meta.url,
  values: {
    digitalContentBox: (c) => frenchBox(c, 'fr-conso-d211-3'),
  },
});
