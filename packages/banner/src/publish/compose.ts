import type { Appearance, BannerFields, BannerLanguage, VendorInput } from '@clausewright/contract';
import type {
  BannerLink,
  CoreVendor,
  FrameWords,
  PreferenceWords,
  PublishedBanner,
  Stay,
  VendorNotice,
} from '@clausewright/contract/banner';
import type { ConsentType } from '@clausewright/contract/consent-types';
import type { BannerTexts } from './banner-texts.ts';
import type { FieldsByLanguage } from './validate-appearance.ts';
import { textsFor } from './informal-words.ts';
import { fill, getLabels, layerWords } from './layer-words.ts';
import { getLook } from './default-look.ts';
import { getDarkPalette, getPalette } from './palettes.ts';
import { getProtection } from './protection.ts';
import { plainText } from './plain-text.ts';
import { listRegimes } from './regimes.ts';

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

/**
 * What a vendor does in the language asked for, also to visitors addressed as friends, and what it stores and for how
 * long, by its id in the catalogue.
 */
export type CatalogueWords = Readonly<
  Record<
    string,
    { about: string; informal?: string; stored?: readonly { name: string; days: number | null }[] }
  >
>;

/**
 * What is published in one language: the same draft gives the same. Inactive vendors are left out, the order
 * stays. Where a vendor has no words of its own, those of the catalogue stand, then those of its type.
 */
export function compose(
  draft: ComposeDraft,
  language: BannerLanguage,
  catalogue: CatalogueWords = {},
): PublishedBanner {
  const { appearance, site, revision, domain, domains } = draft;
  const texts = textsFor(language, appearance.address);
  const { cookies: _, ...preferences } = texts.preferences;
  const own: Partial<BannerFields> = draft.fields[language] ?? {};
  const active = draft.vendors.filter((vendor) => vendor.active);
  const vendors = active.map(coreVendor);
  const labels = getLabels(texts, own);
  const contact = plainText(own.contact ?? '');
  const wordsOf = ({ catalogue_id: known }: DraftVendor): VendorWords => {
    const { about, informal, stored = [] } = catalogue[known ?? ''] ?? {};
    return { about: (appearance.address === 'informal' ? informal : undefined) ?? about, stored };
  };
  const dark = getDarkPalette(appearance);
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
      ...(appearance.position === 'dialog' && { modal }),
      ...(isAtTop(appearance) && { pads: 'scrollPaddingTop' }),
      links: linksOf(texts, own),
      vendors,
      ...getProtection(draft),
    },
    words: Object.fromEntries(
      listRegimes(appearance.regions).map((regime) => [
        regime,
        layerWords(language, regime, active, own, appearance),
      ]),
    ),
    preferences: {
      words: {
        ...preferences,
        ...ownPreferences(own),
        accept: labels.accept,
        reject: labels.reject,
        types: typesOf(texts, active, own),
      },
      responsible: contact === '' ? '' : fill(texts.responsible, { contact }),
      notices: active.map((vendor) => noticeOf(vendor, language, texts, wordsOf(vendor))),
    },
    ...stayOf(appearance),
    ...(appearance.field_watch === true && { watch: true as const }),
    position: appearance.position,
    palette: getPalette(appearance),
    ...(dark !== null && { dark }),
    look: getLook(appearance),
    regions: appearance.regions,
  };
}

/** Nobody asked for the dialog, so its title has the focus at first, and no button. */
const modal = { tabindex: '-1', autofocus: '' } as const;

function stayOf(appearance: Appearance): Pick<PublishedBanner, 'stay'> {
  const stay: Stay = {
    ...(appearance.button_form === 'icon' && { icon: true }),
    ...(appearance.button_side === 'right' && { right: true }),
    ...(appearance.button_edge === 'top' && { top: true }),
  };
  return Object.keys(stay).length === 0 ? {} : { stay };
}

/** What has no place of its own to choose stands at the bottom, or in the middle. */
function isAtTop({ position, edge }: Appearance): boolean {
  return edge === 'top' && (position === 'bar' || position === 'corner');
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

interface VendorWords {
  about: string | undefined;
  stored: NonNullable<CatalogueWords[string]['stored']>;
}

function noticeOf(
  vendor: DraftVendor,
  language: BannerLanguage,
  texts: BannerTexts,
  known: VendorWords,
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
      plainText(vendor.about[language] ?? '') || known.about || texts.preferences.types[vendor.type].about,
    keptFor: vendor.kept_for,
    privacyUrl: vendor.privacy_url,
    ...cookieLine(vendor, language, texts, known.stored),
  };
}

/** What the owner lists, then what else the vendor stores by the catalogue; a period where one is known. */
function cookieLine(
  { cookies }: DraftVendor,
  language: BannerLanguage,
  { preferences: texts }: BannerTexts,
  stored: readonly { name: string; days: number | null }[],
): Pick<VendorNotice, 'cookies'> {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const names = new Set([...cookies, ...stored.map(({ name }) => name)]);
  const parts = [...names].map((name) => {
    const days = stored.find((one) => one.name === name)?.days ?? null;
    if (days === null) return name;
    return `${name} (${days === 0 ? texts.session : format.format(Math.ceil(days))})`;
  });
  return parts.length === 0 ? {} : { cookies: `${texts.cookies}: ${parts.join(', ')}` };
}

/** The owner's words of the second layer and of placeholders, where there are any. */
function ownPreferences(own: Partial<BannerFields>): Partial<PreferenceWords & FrameWords> {
  const given = {
    save: own.save,
    placeholder: own.placeholder,
    allowOnce: own.allow_once,
    allowAlways: own.allow_always,
  };
  return Object.fromEntries(
    Object.entries(given)
      .map(([name, text]) => [name, plainText(text ?? '')])
      .filter(([, text]) => text !== ''),
  );
}

/** Of the types that somebody uses; the essential stand always. */
function typesOf(
  { preferences: { types } }: BannerTexts,
  vendors: readonly DraftVendor[],
  own: Partial<BannerFields>,
): PreferenceWords['types'] {
  const used = new Set<ConsentType>(['ESSENTIAL', ...vendors.map(({ type }) => type)]);
  const wordsOf = (type: ConsentType) => {
    const field = type.toLowerCase() as Lowercase<ConsentType>;
    return {
      name: plainText(own[`${field}_name`] ?? '') || types[type].name,
      about: plainText(own[`${field}_about`] ?? '') || types[type].about,
    };
  };
  return Object.fromEntries([...used].map((type) => [type, wordsOf(type)]));
}

function linksOf({ links }: BannerTexts, own: Partial<BannerFields>): BannerLink[] {
  const all = [
    { label: links.privacy, url: own.privacy_url ?? '' },
    { label: links.cookies, url: own.cookies_url ?? '' },
    { label: links.imprint, url: own.imprint_url ?? '' },
  ];
  return all.filter(({ url }) => url !== '');
}
