import { isCommonLaw } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// A right is lost by waiting under the common law (waiver, laches); elsewhere the section would say nothing.
export const waiver = clause({
  id: 'eu.waiver',
  version: 2,
  when: (a) => isCommonLaw(a),
  ground: { law: 'Restatement (Second) of Contracts § 84; Limitation Act 1980' },
  parts: {
    rights: { meets: ['practice-eu-law'] },
  },
  texts: import.meta.url,
});
