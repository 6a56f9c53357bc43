import { has } from '@clausewright/engine/document/authoring';
import { businessesToo, consumersToo } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** 'As is' binds business users only; towards consumers it would be void (§ 309 no. 8 b BGB, art. R. 212-1 C. conso., s. 31, 47 and 57 CRA 2015, s. 64 ACL, art. 6:236 BW). No implied warranty is denied to consumers anywhere. UCC § 2-316 wants conspicuous words. */
export const warrantyDisclaimer = clause({
  id: 'tc.warranty_disclaimer',
  version: 4,
  when: (a) => a.as_is === 'yes' && businessesToo(a),
  ground: { answers: ['as_is'] },
  parts: {
    only: { answers: ['consumer_type'], when: (a) => consumersToo(a) },
    american: { law: 'UCC § 2-316', when: (a) => has(a.laws, 'us_consumer') || a.country === 'US' },
  },
  texts: import.meta.url,
});
