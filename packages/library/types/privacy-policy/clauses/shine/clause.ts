import { has } from '@clausewright/engine/document/authoring';
import { requestWays } from '../../words/request-ways.ts';
import { clause } from '../../clause.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

/**
 * Cal. Civ. Code § 1798.83(b)(1)(B), (c): the statutory title, the right and the designated address; 30 days under (b)(1)(C), once in a
 * calendar year under (c)(1). Whether the business lets people forbid such disclosure was not asked, so the yearly list is the branch taken.
 */
export const shine = clause({
  id: 'pp.shine',
  version: 2,
  when: (a) => has(a.laws, 'shine_the_light') && holdsFact(a, 'data:shared-for-third-party-marketing'),
  ground: { law: 'Cal. Civ. Code § 1798.83' },
  parts: { list: { meets: ['ca-shine-light'] } },
  texts: import.meta.url,
  values: {
    requestWays,
  },
});
