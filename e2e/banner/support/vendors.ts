import type {
  CoreConfig,
  FrameWords,
  PublishedBanner,
  ServedPreferences,
} from '@clausewright/contract/banner';
import type { ConsentType, Regime } from '@clausewright/contract/consent-types';
import type { Appearance, Language, VendorInput } from '@clausewright/contract';
import {
  type CatalogueWords,
  type ComposeDraft,
  compose,
  buildCoreConfig,
  buildFrameWords,
  buildPreferencesConfig,
  defaultAppearance,
} from '@clausewright/banner/publish';

export type SiteVendor = VendorInput & { id: string; active: boolean };

const about = {
  ESSENTIAL: 'Keeps the cart and the log-in.',
  FUNCTIONALITY: 'Plays films and remembers volume and place.',
  ANALYTICS: 'Counts visits and shows which pages help.',
  ADVERTISING: 'Shows our pots to people who were here before.',
  MARKETING: 'Sends the newsletter.',
} as const;

/** A vendor as an owner might enter it; `given` says what matters to the test. */
export function siteVendor(id: string, type: ConsentType, given: Partial<SiteVendor> = {}): SiteVendor {
  return {
    id,
    active: true,
    catalogue_id: id,
    name: id.replace(/^./, (first) => first.toUpperCase()),
    type,
    purpose: 'ENABLE_BASIC_FEATURES',
    company: `${id} Ltd.`,
    country: 'IE',
    privacy_url: `https://${id}.example/privacy`,
    kept_for: 180,
    about: { en: about[type] },
    patterns: [],
    cookies: [],
    ...given,
  };
}

/** What a shop uses: two of most types, as the budget of bytes counts them. */
export const eightVendors: readonly SiteVendor[] = [
  siteVendor('stripe', 'ESSENTIAL', { kept_for: 0 }),
  siteVendor('shopify', 'ESSENTIAL'),
  siteVendor('youtube', 'FUNCTIONALITY', { kept_for: 1 }),
  siteVendor('vimeo', 'FUNCTIONALITY'),
  siteVendor('matomo', 'ANALYTICS', { cookies: ['_pk_*'] }),
  siteVendor('meta', 'ADVERTISING', { cookies: ['_fbp'] }),
  siteVendor('criteo', 'ADVERTISING', { kept_for: null }),
  siteVendor('mailchimp', 'MARKETING'),
];

export interface Shown {
  language: Language;
  regime: Regime;
  vendors: readonly SiteVendor[];
  appearance: Partial<Appearance>;
  /** The owner's own words, by language. */
  fields: ComposeDraft['fields'];
  /** Over what is composed: what a test needs otherwise. */
  core: Partial<CoreConfig>;
  /** What the catalogue knows of vendors. */
  catalogue: CatalogueWords;
  /** As it was published before banners had a look and named cookies. */
  isOld: boolean;
  /** The desk for requests that the second layer links; null: none. */
  requests: { label: string; url: string } | null;
}

export const defaultShown: Shown = {
  language: 'en',
  regime: 'opt-in',
  vendors: eightVendors,
  appearance: {},
  fields: {},
  core: {},
  catalogue: {},
  isOld: false,
  requests: null,
};

/** What is published of this site, by the same function as the server's. */
export function buildPublishedBanner(shown: Shown): PublishedBanner {
  const { language, vendors, appearance, fields, catalogue, isOld } = shown;
  const published = compose(
    {
      site: '4711',
      revision: 1,
      domain: 'northlight.localhost',
      domains: [],
      appearance: { ...defaultAppearance(language), regions: 'by-country', ...appearance },
      fields,
      vendors,
    },
    language,
    catalogue,
  );
  if (!isOld) return published;
  const { look: _, preferences, ...rest } = published;
  const notices = preferences.notices.map(({ cookies: __, ...notice }) => notice);
  return { ...rest, preferences: { ...preferences, notices } };
}

/** What the server would inline for it. */
export function buildBannerConfig(
  shown: Shown,
  served: Pick<CoreConfig, 'origin' | 'preferences'>,
): { core: CoreConfig; preferences: ServedPreferences; frame: FrameWords } {
  const published = buildPublishedBanner(shown);
  const snapshot = '5ca1ab1e'.repeat(4);
  return {
    core: { ...buildCoreConfig(published, { snapshot, regime: shown.regime, ...served }), ...shown.core },
    preferences: {
      ...buildPreferencesConfig(published),
      ...(shown.requests !== null && { requests: shown.requests }),
    },
    frame: buildFrameWords(published),
  };
}
