import { given } from '@clausewright/engine/document/authoring';
import { takesBack } from '../../sells.ts';
import { clause } from '../../clause.ts';

// Conditions of the voluntary return only: Article 16 of Directive 2011/83/EU allows none for the statutory right.
export const conditions = clause({
  id: 'rr.conditions',
  version: 2,
  when: (a) => takesBack(a) && (given(a.return_conditions) || given(a['return_conditions.own'])),
  ground: { answers: ['return_conditions'] },
  parts: {
    list: { meets: ['practice-rr-eligible', 'us-ca-1723', 'us-ny-218-a'], answers: ['return_conditions'] },
  },
  nouns: [
    'conditions.unused',
    'conditions.original-packaging',
    'conditions.proof',
    'conditions.accessories',
    'conditions.tags',
    'conditions.seal',
  ],
  texts: import.meta.url,
  values: {
    returnConditions: (c) => c.names(c.say.return_conditions, c.w.conditions, c.say['return_conditions.own']),
  },
});
