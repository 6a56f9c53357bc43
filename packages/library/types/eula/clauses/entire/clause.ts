import { isOnlyAmerican } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Individual terms prevail (§ 305b BGB); statements before the contract bind (Directive 2011/83/EU, Article 6(5)), in the United
// States the written agreement alone does (UCC § 2-202). One licence and one set of terms of an owner say who governs what.
export const entire = clause({
  id: 'eu.entire',
  version: 3,
  parts: {
    whole: { meets: ['practice-eu-law'] },
    told: { meets: [], when: (a) => !isOnlyAmerican(a) },
    integrated: { meets: [], when: (a) => isOnlyAmerican(a) },
    terms: { meets: [] },
  },
  texts: import.meta.url,
});
