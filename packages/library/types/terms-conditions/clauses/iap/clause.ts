import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** Store rules on billing and refunds; statutory rights against us stay. */
export const iap = clause({
  id: 'tc.iap',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.in_app_store_rules === 'yes' && has(a.sells, 'in-app'),
  ground: { answers: ['in_app_store_rules'] },
  parts: {},
  texts: import.meta.url,
});
