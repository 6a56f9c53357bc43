import { isInBrowser } from '../../conditions.ts';
import { restrictionWords } from '../../words/restrictions.ts';
import { clause } from '../../clause.ts';

// Directive 2009/24/EC, Articles 5, 6 and 8, CJEU C-13/20 (errors) and CDPA 1988 s. 50A-50C, 296A: what no contract can
// forbid stands once, below the list.
export const restrictions = clause({
  id: 'eu.restrictions',
  version: 2,
  ground: { law: '?' },
  parts: {
    list: { meets: ['practice-eu-restrictions'] },
    allowed: { meets: ['swd-5', 'uk-cdpa-50'] },
    copy: { law: '?', when: (a) => !isInBrowser(a) },
  },
  words: restrictionWords,
  texts: import.meta.url,
  values: {
    restrictedUses: (c) => c.names(c.say.restrictions, c.w),
  },
});
