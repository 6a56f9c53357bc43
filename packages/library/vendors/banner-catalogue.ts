/** Vendors for banners, in an entry of their own: no wizard loads them. */
import type { Language } from '@clausewright/contract/languages';
import type english from './banner/about/en.json';
import type { BannerCatalogue, BannerCatalogueEntry } from './banner/entry.ts';
import { longestLifetime } from './banner/cookie.ts';
import { vendorTags } from './banner/tags.ts';
import { consentByCategory } from './consent-types.ts';
import { vendorCompanies } from './details/companies.ts';
import { vendors } from './list.ts';
import type { Vendor } from './vendor.ts';

export type { BannerCatalogue, BannerCatalogueEntry } from './banner/entry.ts';

type AboutTexts = typeof english;

const loaders = {
  de: async () => import('./banner/about/de.json', { with: { type: 'json' } }),
  en: async () => import('./banner/about/en.json', { with: { type: 'json' } }),
  es: async () => import('./banner/about/es.json', { with: { type: 'json' } }),
  fr: async () => import('./banner/about/fr.json', { with: { type: 'json' } }),
  it: async () => import('./banner/about/it.json', { with: { type: 'json' } }),
  nl: async () => import('./banner/about/nl.json', { with: { type: 'json' } }),
} satisfies Record<Language, () => Promise<{ default: AboutTexts }>>;

/** The catalogue with its words in one language. */
export async function loadBannerCatalogue(language: Language): Promise<BannerCatalogue> {
  const texts = (await loaders[language]()).default;
  return Object.fromEntries(
    vendors
      .filter(({ id }) => Object.hasOwn(vendorTags, id))
      .map((vendor) => [vendor.id, entryOf(vendor, texts)]),
  );
}

function entryOf(vendor: Vendor, texts: AboutTexts): BannerCatalogueEntry {
  const { id, name } = vendor;
  const { patterns = [], cookies = [], ownCookies = [], kind, usedAs } = vendorTags[id] ?? {};
  const { company = '', country = vendor.country, privacyUrl = '' } = vendorCompanies[id] ?? {};
  const [category] = vendor.categories;
  return {
    category,
    isRetired: vendor.retired !== undefined,
    vendor: {
      catalogue_id: id,
      name,
      company,
      country: country === 'unknown' ? null : country,
      ...consentByCategory[usedAs ?? category],
      about: {},
      kept_for: longestLifetime([...cookies, ...ownCookies]) ?? null,
      privacy_url: privacyUrl,
      patterns: [...patterns],
      cookies: cookies.map(({ name: cookie }) => cookie),
    },
    about: kind === undefined ? texts.categories[usedAs ?? category] : texts.kinds[kind],
  };
}
