import { has } from '@clausewright/engine/document/authoring';
import { isInBrowser, isOnlyAmerican } from '../../conditions.ts';
import { restrictionWords } from '../../words/restrictions.ts';
import { clause } from '../../clause.ts';

// Directive 2009/24/EC, Articles 5, 6 and 8, CJEU C-13/20 (errors) and CDPA 1988 s. 50A-50C, 296A: what no contract can
// forbid stands once, below the list. American form contracts may not restrict reviews: 15 U.S.C. § 45b.
export const restrictions = clause({
  id: 'eu.restrictions',
  version: 3,
  ground: { answers: ['restrictions'] },
  parts: {
    list: { meets: ['practice-eu-restrictions'], answers: ['restrictions'] },
    allowed: { meets: ['swd-5', 'uk-cdpa-50'], when: (a) => !isOnlyAmerican(a) },
    copy: { law: 'Directive 2009/24/EC, Article 5(2)', when: (a) => !isInBrowser(a) },
    reviews: { law: '15 U.S.C. § 45b', when: (a) => has(a.laws, 'us_warranty') },
  },
  words: restrictionWords,
  texts: import.meta.url,
  values: {
    restrictedUses: (c) => c.names(c.say.restrictions, c.w),
  },
});
