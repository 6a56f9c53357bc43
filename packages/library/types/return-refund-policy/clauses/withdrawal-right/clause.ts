import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** Leads to the prescribed instructions and the form, which are annexes (Art. 6(1)(h) CRD). */
export const withdrawalRight = clause({
  id: 'rr.withdrawal_right',
  version: 1,
  when: (a) => has(a.laws, 'eu_consumer'),
  ground: { law: 'Directive 2011/83/EU, Art. 9(1)' },
  parts: {
    british: { law: 'SI 2013/3134, reg. 29', when: (a) => has(a.laws, 'uk_consumer') },
  },
  texts: import.meta.url,
});
