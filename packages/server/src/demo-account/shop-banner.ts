/** The banner of the sample shop: who it asks about, how it looks, and what it links. */
import { loadBannerCatalogue } from '@clausewright/library/banner-catalogue';
import type { Appearance, FieldsByLanguage, VendorInput } from '@clausewright/contract';
import { shopDomain } from './shop-owner.ts';

/** Of the catalogue, in the order in which the banner shows them. */
export async function catalogueVendors(...ids: readonly string[]): Promise<VendorInput[]> {
  const catalogue = await loadBannerCatalogue('de');
  return ids.map((id) => {
    const entry = catalogue[id];
    if (entry === undefined) throw new Error(`the catalogue has no ${id}`);
    return entry.vendor;
  });
}

/** What the shop stores itself. */
export const basket: VendorInput = {
  catalogue_id: null,
  name: 'Warenkorb · Panier',
  company: 'Lehm & Terre Keramik GmbH',
  country: 'DE',
  purpose: 'ENABLE_BASIC_FEATURES',
  type: 'ESSENTIAL',
  about: {
    de: 'Merkt sich, was im Warenkorb liegt.',
    fr: 'Garde en mémoire le contenu du panier.',
    en: 'Remembers what is in the basket.',
  },
  kept_for: 0,
  privacy_url: `https://www.${shopDomain}/datenschutz`,
  patterns: [],
  cookies: ['lt_basket'],
};

export const appearance: Appearance = {
  colour: 'green',
  custom: null,
  position: 'corner',
  languages: ['de', 'fr', 'en'],
  regions: 'by-country',
  mode: 'basic',
  url_passthrough: false,
  ads_data_redaction: true,
  days: 180,
  button: true,
};

export const fields: FieldsByLanguage = {
  de: links('datenschutz', 'cookies', 'impressum'),
  fr: links('fr/confidentialite', 'fr/cookies', 'fr/mentions-legales'),
};

function links(privacy: string, cookies: string, imprint: string) {
  const address = (path: string): string => `https://www.${shopDomain}/${path}`;
  return {
    title: '',
    introduction: '',
    accept: '',
    reject: '',
    choose: '',
    privacy_url: address(privacy),
    cookies_url: address(cookies),
    imprint_url: address(imprint),
    contact: 'Lehm & Terre Keramik GmbH, Kehl',
  };
}
