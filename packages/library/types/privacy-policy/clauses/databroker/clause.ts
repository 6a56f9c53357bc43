import { has } from '@clausewright/engine/document/authoring';
import { catalogueLink } from '../../../../shared/words/catalogue-link.ts';
import { clause } from '../../clause.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

const drop = catalogueLink('https://privacy.ca.gov/drop');

/** Cal. Civ. Code § 1798.99.85(a)-(c): the numbers of the year before by 1 July; § 1798.99.86: the one place for requests to delete. */
export const databroker = clause({
  id: 'pp.databroker',
  version: 1,
  when: (a) => has(a.laws, 'ca_delete_act') && holdsFact(a, 'biz:data-broker'),
  ground: { law: 'Cal. Civ. Code § 1798.99.80 ff.' },
  parts: { numbers: { meets: ['ca-delete-act'] }, drop: { law: 'Cal. Civ. Code § 1798.99.86' } },
  texts: import.meta.url,
  values: {
    dropLink: () => drop,
  },
});
