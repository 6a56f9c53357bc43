import type { Appearance, BannerFields, Language, VendorInput } from '@clausewright/contract';
import type { BannerLink, CoreVendor, PublishedBanner, VendorNotice } from '@clausewright/contract/banner';
import type { BannerTexts } from './banner-texts.ts';
import type { FieldsByLanguage } from './judge-appearance.ts';
import { fill, layerWords } from './layer-words.ts';
import { paletteOf } from './palettes.ts';
import { plainText } from './plain-text.ts';
import { regimesOf } from './regimes.ts';
import { bannerTexts } from './words.ts';

/** All that is edited of a banner, with the number of the site and the revision that it will be. */
export interface ComposeDraft {
  site: string;
  revision: number;
  domain: string;
  domains: readonly string[];
  appearance: Appearance;
  fields: FieldsByLanguage;
  vendors: readonly DraftVendor[];
}

type DraftVendor = VendorInput & { id: string; active: boolean };

/** What a vendor does in the language asked for, by its id in the catalogue. */
export type CatalogueWords = Readonly<Record<string, { about: string }>>;

/**
 * What is published in one language: the same draft gives the same. Inactive vendors are left out, the order
 * stays. Where a vendor has no words of its own, those of the catalogue stand, then those of its type.
 */
export function compose(
  draft: ComposeDraft,
  language: Language,
  catalogue: CatalogueWords = {},
): PublishedBanner {
  const { appearance, site, revision, domain, domains } = draft;
  const texts = bannerTexts[language];
  const own: Partial<BannerFields> = draft.fields[language] ?? {};
  const active = draft.vendors.filter((vendor) => vendor.active);
  const vendors = active.map(coreVendor);
  const contact = plainText(own.contact ?? '');
  return {
    format: 1,
    core: {
      site,
      revision,
      language,
      days: appearance.days,
      domains: [...new Set([domain, `*.${domain}`, ...domains])],
      mode: appearance.mode,
      google: googleOf(active, appearance),
      microsoft: active.some((vendor) => microsoftTags.has(vendor.catalogue_id ?? '')),
      button: appearance.button,
      position: appearance.position,
      palette: paletteOf(appearance),
      links: linksOf(texts, own),
      vendors,
    },
    words: Object.fromEntries(
      regimesOf(appearance.regions).map((regime) => [regime, layerWords(language, regime, vendors, own)]),
    ),
    preferences: {
      words: texts.preferences,
      responsible: contact === '' ? '' : fill(texts.responsible, { contact }),
      notices: active.map((vendor) => noticeOf(vendor, language, texts, catalogue)),
    },
    regions: appearance.regions,
  };
}

/** They wait for the consent that Microsoft's own calls carry. */
const microsoftTags: ReadonlySet<string> = new Set(['microsoft-advertising', 'microsoft-clarity']);

/** YouTube is Google's too, but its player does not read Google Consent Mode. */
const googleTag = /^(?:google|firebase)-/;

function googleOf(
  vendors: readonly DraftVendor[],
  appearance: Appearance,
): PublishedBanner['core']['google'] {
  if (!vendors.some((vendor) => googleTag.test(vendor.catalogue_id ?? ''))) return null;
  return { urlPassthrough: appearance.url_passthrough, adsDataRedaction: appearance.ads_data_redaction };
}

function coreVendor(vendor: DraftVendor): CoreVendor {
  return {
    id: vendor.catalogue_id ?? vendor.id,
    name: plainText(vendor.name),
    type: vendor.type,
    patterns: [...vendor.patterns],
    cookies: [...vendor.cookies],
  };
}

function noticeOf(
  vendor: DraftVendor,
  language: Language,
  texts: BannerTexts,
  catalogue: CatalogueWords,
): VendorNotice {
  const company = plainText(vendor.company) || plainText(vendor.name);
  const country =
    vendor.country === null
      ? undefined
      : new Intl.DisplayNames([language], { type: 'region' }).of(vendor.country);
  return {
    company: country === undefined ? company : `${company}, ${country}`,
    about:
      plainText(vendor.about[language] ?? '') ||
      catalogue[vendor.catalogue_id ?? '']?.about ||
      texts.preferences.types[vendor.type].about,
    keptFor: vendor.kept_for,
    privacyUrl: vendor.privacy_url,
  };
}

function linksOf({ links }: BannerTexts, own: Partial<BannerFields>): BannerLink[] {
  const all = [
    { label: links.privacy, url: own.privacy_url ?? '' },
    { label: links.cookies, url: own.cookies_url ?? '' },
    { label: links.imprint, url: own.imprint_url ?? '' },
  ];
  return all.filter(({ url }) => url !== '');
}
