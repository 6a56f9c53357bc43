import { isOnlyAmerican } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Individual terms prevail (§ 305b BGB); statements before the contract bind (Directive 2011/83/EU, Article 6(5)), in the United
// States the written agreement alone does (UCC § 2-202). One licence and one set of terms of an owner say who governs what.
export const entire = clause({
  id: 'eu.entire',
  version: 3,
  ground: { law: '§ 305b BGB; UCC § 2-202' },
  parts: {
    whole: { meets: ['practice-eu-law'] },
    told: { law: 'Directive 2011/83/EU, Article 6(5); § 305b BGB', when: (a) => !isOnlyAmerican(a) },
    integrated: { law: 'UCC § 2-202', when: (a) => isOnlyAmerican(a) },
    terms: {
      law: '§ 305c(2) BGB; Directive 93/13/EEC, Article 5: what is unclear is read in favour of the consumer',
    },
  },
  texts: import.meta.url,
});
