import type { Appearance, BannerFields, Language, VendorInput } from '@clausewright/contract';
import type {
  BannerLink,
  CoreVendor,
  PreferenceWords,
  PublishedBanner,
  VendorNotice,
} from '@clausewright/contract/banner';
import type { BannerTexts } from './banner-texts.ts';
import type { FieldsByLanguage } from './validate-appearance.ts';
import { fill, getLabels, layerWords } from './layer-words.ts';
import { getPalette } from './palettes.ts';
import { plainText } from './plain-text.ts';
import { listRegimes } from './regimes.ts';
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
  const labels = getLabels(language, own);
  const contact = plainText(own.contact ?? '');
  return {
    format: 1,
    core: {
      site,
      revision,
      language,
      days: appearance.days,
      domains: [...new Set([domain, `*.${domain}`, ...domains.flatMap(withWww), ...local])].sort(
        (one, other) => one.length - other.length,
      ),
      ...(appearance.mode === 'advanced' && { advanced: true }),
      google: googleOf(active, appearance),
      ...(active.some((vendor) => microsoftTags.has(vendor.catalogue_id ?? '')) && { microsoft: true }),
      button: appearance.button,
      links: linksOf(texts, own),
      vendors,
    },
    words: Object.fromEntries(
      listRegimes(appearance.regions).map((regime) => [regime, layerWords(language, regime, active, own)]),
    ),
    preferences: {
      words: {
        ...texts.preferences,
        accept: labels.accept,
        reject: labels.reject,
        types: typesOf(texts, active),
      },
      responsible: contact === '' ? '' : fill(texts.responsible, { contact }),
      notices: active.map((vendor) => noticeOf(vendor, language, texts, catalogue)),
    },
    position: appearance.position,
    palette: getPalette(appearance),
    regions: appearance.regions,
  };
}

/** Where developers try a site. */
const local = ['localhost', '*.localhost', '127.0.0.1'];

/** What an owner lists as `shop.example` is reached as `www.shop.example` too. */
function withWww(domain: string): string[] {
  return /^(?:\*|www)\./.test(domain) ? [domain] : [domain, `www.${domain}`];
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
  return (['url_passthrough', 'ads_data_redaction'] as const).filter((setting) => appearance[setting]);
}

function coreVendor(vendor: DraftVendor): CoreVendor {
  return {
    id: vendor.catalogue_id ?? vendor.id,
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
    name: plainText(vendor.name),
    company: country === undefined ? company : `${company}, ${country}`,
    about:
      plainText(vendor.about[language] ?? '') ||
      catalogue[vendor.catalogue_id ?? '']?.about ||
      texts.preferences.types[vendor.type].about,
    keptFor: vendor.kept_for,
    privacyUrl: vendor.privacy_url,
  };
}

/** Of the types that somebody uses; the essential stand always. */
function typesOf(
  { preferences: { types } }: BannerTexts,
  vendors: readonly DraftVendor[],
): PreferenceWords['types'] {
  const { ESSENTIAL } = types;
  return { ESSENTIAL, ...Object.fromEntries(vendors.map(({ type }) => [type, types[type]])) };
}

function linksOf({ links }: BannerTexts, own: Partial<BannerFields>): BannerLink[] {
  const all = [
    { label: links.privacy, url: own.privacy_url ?? '' },
    { label: links.cookies, url: own.cookies_url ?? '' },
    { label: links.imprint, url: own.imprint_url ?? '' },
  ];
  return all.filter(({ url }) => url !== '');
}
