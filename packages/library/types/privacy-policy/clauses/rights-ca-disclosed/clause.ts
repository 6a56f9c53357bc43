import type { Context } from '@clausewright/engine/document/authoring';
import { californiaCategoryWords as categories } from '../../words/american/california-categories.ts';
import { disclosedCategories, namedCategories, underCcpa } from '../california-facts.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

function holdsSensitive(a: Context<PrivacyQuestions>['a']): boolean {
  return holdsFact(a, 'data:sensitive-beyond');
}

/**
 * 11 CCR § 7011(e)(1)(H)-(J), Cal. Civ. Code § 1798.130(a)(5)(C)(ii): a list apart from what is sold or shared. The third parties are
 * the recipients of pp.recipients. § 7027(m) lists the uses of sensitive information that need no right to limit (Cal. Civ.
 * Code § 1798.121, § 7014); nobody is asked for the use, so the right is stated, and neither a use nor its absence.
 */
export const rightsCaDisclosed = clause({
  id: 'pp.rights.ca_disclosed',
  version: 3,
  when: underCcpa,
  ground: { law: 'Cal. Civ. Code § 1798.130(a)(5)(C)(ii)' },
  parts: {
    disclosed: { meets: ['ccpa-7011-e1H'], when: (a) => disclosedCategories(a).length > 0 },
    undisclosed: { meets: ['ccpa-7011-e1H'], when: (a) => disclosedCategories(a).length === 0 },
    why: { meets: ['ccpa-7011-e1J'], when: (a) => holdsFact(a, 'data:disclosed') },
    limitable: { meets: ['ccpa-7011-e1K'], when: holdsSensitive },
    insensitive: { meets: ['ccpa-7011-e1K'], when: (a) => !holdsSensitive(a) },
  },
  words: categories,
  texts: import.meta.url,
  values: {
    namedCategories: (c) => namedCategories(c, disclosedCategories(c.a)),
  },
});
