import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  items,
  type Prose,
  prose,
  sequence,
  type Words,
} from '@clausewright/engine/document/authoring';
import { findVendor } from '../../../../vendors/list.ts';
import { vendorCategoryTexts, vendorCategoryWords } from '../../../../shared/words/vendor-categories.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { addedProviders, listedProviders } from '../../../../shared/clauses/provider-names.ts';

const categories = [
  'hosting_cdn',
  'shop_site',
  'site_software',
  'security',
  'embeds',
  'support_crm',
  'errors',
  'push',
  'ai',
  'shipping',
] as const;
type Category = (typeof categories)[number];
interface Nouns {
  titles: Record<Category, Words>;
  texts: Record<Category, { one: Words; other: Words }>;
}

function categoryOf(id: string | undefined): Category | undefined {
  const own: readonly string[] = findVendor(id ?? '')?.categories ?? [];
  return categories.find((category) => own.includes(category));
}

/** A section per task, then the providers whose task only the owner described. */
function groups(c: Context<PrivacyQuestions, Language, never, Nouns>, further: Prose): Prose {
  const listed = given(c.a.other_vendors) ? listedProviders(c, 'other_vendors') : [];
  const inCategory = (category: Category | undefined) =>
    listed.filter((_, i) => categoryOf(c.a.other_vendors?.[i]) === category);
  const sections = categories
    .filter((category) => inCategory(category).length > 0)
    .map((category) => {
      const { one, other } = c.w.texts[category];
      return prose`
        ### ${c.w.titles[category]}

        ${items(inCategory(category))}

        ${inCategory(category).length === 1 ? one : other}`;
    });
  const rest = [...inCategory(undefined), ...addedProviders(c, 'other_vendors')];
  if (rest.length > 0)
    sections.push(prose`
      ### ${further}

      ${items(rest)}`);
  return sections.length > 0 ? sequence(sections) : items(listedProviders(c, 'other_vendors'));
}

/**
 * Drafting note. Article 13(1)(e) GDPR: recipients by name, by the task that they have. The sentences of the tasks are those
 * of the vendor catalogue; an entry of the owner's own is told in the owner's words.
 */
export const other = clause({
  id: 'pp.other',
  version: 3,
  when: (a) => given(a.other_vendors) || given(a['other_vendors.own']),
  ground: { answers: ['other_vendors'] },
  parts: { groups: { meets: ['gdpr-13-1-e'] } },
  words: { titles: vendorCategoryWords, texts: vendorCategoryTexts },
  texts: import.meta.url,
  values: {
    providersByTask: (c, t) => groups(c, t.snippet('otherTasks')),
  },
});
