/** Vendors for banners, in an entry of their own: no wizard loads them. */
import { hasInformal, type InformalLanguage } from '@clausewright/contract/banner-languages';
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

/** What sounds different to visitors who are addressed as friends. */
interface InformalTexts {
  categories: Readonly<Record<string, string>>;
  kinds: Readonly<Record<string, string>>;
}
const informalLoaders: Readonly<Record<InformalLanguage, () => Promise<{ default: InformalTexts }>>> = {
  de: async () => import('./banner/about/informal/de.json', { with: { type: 'json' } }),
  es: async () => import('./banner/about/informal/es.json', { with: { type: 'json' } }),
  fr: async () => import('./banner/about/informal/fr.json', { with: { type: 'json' } }),
  it: async () => import('./banner/about/informal/it.json', { with: { type: 'json' } }),
  nl: async () => import('./banner/about/informal/nl.json', { with: { type: 'json' } }),
};

/** The catalogue with its words in one language. */
export async function loadBannerCatalogue(language: Language): Promise<BannerCatalogue> {
  const texts = (await loaders[language]()).default;
  const informal = hasInformal(language) ? (await informalLoaders[language]()).default : null;
  return Object.fromEntries(
    vendors
      .filter(({ id }) => Object.hasOwn(vendorTags, id))
      .map((vendor) => [vendor.id, entryOf(vendor, texts, informal)]),
  );
}

function entryOf(vendor: Vendor, texts: AboutTexts, informal: InformalTexts | null): BannerCatalogueEntry {
  const { id, name } = vendor;
  const { patterns = [], cookies = [], ownCookies = [], kind, usedAs } = vendorTags[id] ?? {};
  const { company = '', country = vendor.country, privacyUrl = '' } = vendorCompanies[id] ?? {};
  const [category] = vendor.categories;
  const friendly = kind === undefined ? informal?.categories[usedAs ?? category] : informal?.kinds[kind];
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
    ...(friendly !== undefined && { informal: friendly }),
    stored: [...cookies, ...ownCookies].map(({ name: cookie, days, isRead }) => ({
      name: cookie,
      days: isRead ? days : null,
    })),
  };
}
