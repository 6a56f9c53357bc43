import { has } from '@clausewright/engine/document/authoring';
import { requestWays } from '../../words/request-ways.ts';
import { clause } from '../../clause.ts';

/** California Business and Professions Code § 22581(a)(1)–(4) and (b). */
export const minors = clause({
  id: 'pp.minors',
  version: 2,
  when: (a) => has(a.laws, 'minors_22581'),
  ground: { law: 'Cal. Bus. & Prof. Code § 22581' },
  parts: {
    right: { meets: ['ca-22581'] },
    how: { meets: ['ca-22581'] },
    limits: { meets: ['ca-22581'] },
  },
  texts: import.meta.url,
  values: {
    requestWays,
  },
});
