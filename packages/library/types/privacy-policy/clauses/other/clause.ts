import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  items,
  type Prose,
  prose,
  sequence,
  type VendorId,
  type Words,
} from '@clausewright/engine/document/authoring';
import { findVendor } from '../../../../vendors/list.ts';
import { vendorCategoryTexts, vendorCategoryWords } from '../../../../shared/words/vendor-categories.ts';
import { contentRoles } from '../../words/content-roles.ts';
import { regulation, underEither } from '../../words/regulation.ts';
import { contentDecidesItself, thirdPartyContent } from '../../derive/embedded-content.ts';
import { productName } from '../../../../shared/clauses/provider-names.ts';
import { consentParts } from '../consent-parts.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { addedProviders, listedProviders } from '../provider-lists.ts';

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
  roles: Record<'own' | 'asFar', { one: Words; other: Words }>;
  titles: Record<Category, Words>;
  texts: Record<Category, { one: Words; other: Words }>;
}

function categoryOf(id: string | undefined): Category | undefined {
  const own: readonly string[] = findVendor(id ?? '')?.categories ?? [];
  return categories.find((category) => own.includes(category));
}

type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;

/** A section per task but that of content, then the providers whose task only the owner described. */
function groups(c: Spoken, further: Prose): Prose {
  const listed = given(c.a.other_vendors) ? listedProviders(c, 'other_vendors') : [];
  const inCategory = (category: Category | undefined) =>
    listed.filter((_, i) => categoryOf(c.a.other_vendors?.[i]) === category);
  const sections = categories
    .filter((category) => category !== 'embeds' && inCategory(category).length > 0)
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

function embedded(c: Spoken): Words[] {
  return listedProviders(c, 'other_vendors').filter((_, i) => isContent(c.a.other_vendors?.[i]));
}

function isContent(id: string | undefined): boolean {
  return categoryOf(id) === 'embeds';
}

function showsContent(a: Spoken['a']): boolean {
  return (a.other_vendors ?? []).some(isContent);
}

/** Whether anything stands in the other groups; a blank does. */
function namesOthers(a: Spoken['a']): boolean {
  return !showsContent(a) || given(a['other_vendors.own']) || !(a.other_vendors ?? []).every(isContent);
}

/** One of two forms, by how many providers of content there are. */
function byNumber(c: Spoken, { one, other }: { one: Words; other: Words }): Words {
  return embedded(c).length === 1 ? one : other;
}

/** Every provider of content is known to be a controller. */
function allDecideThemselves(a: Spoken['a']): boolean {
  const all = (a.other_vendors ?? []).filter(isContent);
  return all.length === thirdPartyContent(a).length && contentDecidesItself(a);
}

/**
 * Drafting note. Article 13(1)(e) GDPR: recipients by name, by the task that they have. The sentences of the tasks are those
 * of the vendor catalogue. content: loading it reads devices and hands over the address, which takes consent (Article 5(3) of
 * Directive 2002/58/EC, Article 6(1)(a) GDPR), unless the provider works for the owner as booking tools do; own: only roles
 * that were read. An entry of the owner's own is told in the owner's words.
 */
export const other = clause({
  id: 'pp.other',
  version: 4,
  when: (a) => given(a.other_vendors) || given(a['other_vendors.own']),
  ground: { answers: ['other_vendors'] },
  parts: {
    content: { meets: ['gdpr-13-1-e'], when: showsContent },
    consent: {
      ...consentParts.consent,
      when: (a) => thirdPartyContent(a).length > 0 && consentParts.consent.when(a),
    },
    required: {
      ...consentParts.required,
      when: (a) => thirdPartyContent(a).length > 0 && consentParts.required.when(a),
    },
    own: {
      law: 'Regulation (EU) 2016/679, Art. 4(7)',
      when: (a) => underEither(a) && thirdPartyContent(a).length > 0 && allDecideThemselves(a),
    },
    asFar: {
      law: 'Regulation (EU) 2016/679, Art. 4(7)',
      when: (a) => underEither(a) && thirdPartyContent(a).length > 0 && !allDecideThemselves(a),
    },
    groups: { meets: ['gdpr-13-1-e'], when: namesOthers },
  },
  words: { titles: vendorCategoryWords, texts: vendorCategoryTexts, roles: contentRoles },
  texts: import.meta.url,
  values: {
    contentTitle: (c) => c.w.titles.embeds,
    contentProviders: embedded,
    contentTask: (c) => byNumber(c, c.w.texts.embeds),
    contentNames: (c) => thirdPartyContent(c.a).map((id) => productName(id as VendorId)),
    whoDecides: (c) => byNumber(c, c.w.roles.own),
    whoMayDecide: (c) => byNumber(c, c.w.roles.asFar),
    regulation,
    providersByTask: (c, t) => groups(c, t.snippet('otherTasks')),
  },
});
