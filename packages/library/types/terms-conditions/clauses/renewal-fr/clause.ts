import { has } from '@clausewright/engine/document/authoring';
import { frenchBox } from '../../words/withdrawal.ts';
import { clause } from '../../clause.ts';

/** Arts. L. 215-1 to L. 215-3 and L. 241-3 C. conso., which art. L. 215-4 wants reproduced (official: unverified), in French documents only. */
export const renewalFr = clause({
  id: 'tc.renewal_fr',
  version: 2,
  when: (a) => has(a.sells, 'subscriptions') && has(a.laws, 'eu_consumer') && a.auto_renew === 'yes',
  ground: { law: 'art. L. 215-4 C. conso.' },
  parts: {},
  texts: import.meta.url,
  values: {
    renewalBox: (c) => frenchBox(c, 'fr-conso-l215'),
  },
});
