/** Headings of the groups of providers; the sentences under them are those of `categoryTexts`. */
import { lexiconOf } from '@clausewright/engine/document/nouns';
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import { categoryTexts } from '../../vendors/category-texts.ts';
import { singleProviderTexts } from '../../vendors/single-provider-texts.ts';
import { vendorCategories, type VendorCategory } from '../../vendors/vendor.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 4;

export const vendorCategoryWords = wordList(import.meta.url, 'vendorCategory', [
  'analytics',
  'session_replay',
  'email',
  'ads',
  'remarketing',
  'payments',
  'social_login',
  'social',
  'embeds',
  'security',
  'hosting_cdn',
  'support_crm',
  'errors',
  'push',
  'shop_site',
  'site_software',
  'ai',
  'affiliate',
  'shipping',
]) satisfies Record<Language, Record<VendorCategory, string>>;

/** What providers of a category do and receive, of one alone and of several, by language first. */
export const vendorCategoryTexts = lexiconOf(
  (language) =>
    Object.fromEntries(
      vendorCategories.map((category) => [
        category,
        { one: singleProviderTexts[language][category], other: categoryTexts[language][category] },
      ]),
    ) as Record<VendorCategory, { one: string; other: string }>,
);
