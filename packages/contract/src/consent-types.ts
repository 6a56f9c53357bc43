/** Specification 3: what a vendor on somebody's site is for, in the order in which banners show the types. */
export const consentTypes = ['ESSENTIAL', 'FUNCTIONALITY', 'ANALYTICS', 'ADVERTISING', 'MARKETING'] as const;
export type ConsentType = (typeof consentTypes)[number];

export const consentPurposes = [
  'ENABLE_BASIC_FEATURES',
  'ENABLE_IMPROVED_EXPERIENCE',
  'ENABLE_ANALYTICS_REPORT_USAGE',
  'ENABLE_PERSONALIZED_ADS',
  'ENABLE_PERSONALIZED_MARKETING',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What may be refused: everything but the essential. */
export type OptionalType = Exclude<ConsentType, 'ESSENTIAL'>;
export const optionalTypes = ['FUNCTIONALITY', 'ANALYTICS', 'ADVERTISING', 'MARKETING'] as const;

/** Vendors of the catalogue whose ads Google serves in full only to visitors asked by a platform that it certified. */
export const certifiedCmpVendors: readonly string[] = ['google-adsense', 'google-ad-manager'];

/** Names of those of a banner that Google's rule is about. */
export function namesUnderCmpRule(
  vendors: readonly { catalogue_id: string | null; active: boolean; name: string }[],
): string[] {
  return vendors
    .filter(({ active, catalogue_id: id }) => active && certifiedCmpVendors.includes(id ?? ''))
    .map(({ name }) => name);
}

/**
 * How a visitor is asked. opt-in: nothing optional before a yes. opt-out: the optional runs until a no, and a
 * GPC signal is one. notice: it runs, the visitor is told. exempt: as opt-in, but statistics run until the
 * visitor objects (UK, Data (Use and Access) Act 2025).
 */
export const regimes = ['opt-in', 'opt-out', 'notice', 'exempt'] as const;
export type Regime = (typeof regimes)[number];

export const bannerColours = ['dark', 'light', 'blue', 'red', 'green', 'orange', 'purple', 'custom'] as const;
export type BannerColour = (typeof bannerColours)[number];
/**
 * Form of the first layer on wide windows: along an edge, a card in a corner, a dialog that waits for an answer, a sheet
 * at the bottom. On a phone each is the sheet.
 */
export const bannerPositions = ['bar', 'corner', 'dialog', 'sheet'] as const;
export type BannerPosition = (typeof bannerPositions)[number];
export const bannerThemes = ['light', 'dark', 'auto'] as const;
export type BannerTheme = (typeof bannerThemes)[number];
export const bannerCorners = ['square', 'slight', 'round', 'full'] as const;
export type BannerCorners = (typeof bannerCorners)[number];
export const bannerShadows = ['none', 'soft', 'deep'] as const;
export type BannerShadow = (typeof bannerShadows)[number];
export const bannerSpacings = ['tight', 'usual', 'roomy'] as const;
export type BannerSpacing = (typeof bannerSpacings)[number];
/** The font of the page that the banner stands on, or that of the visitor's system. */
export const bannerFonts = ['page', 'system'] as const;
export type BannerFont = (typeof bannerFonts)[number];

/**
 * What holds back services before a yes. tagged: what the owner tagged, and what scripts insert of known vendors.
 * automatic: a script that stands first, with a policy of its own. server: a policy that the site's server sends.
 */
export const protectionLevels = ['tagged', 'automatic', 'server'] as const;
export type ProtectionLevel = (typeof protectionLevels)[number];

/** Of the policy that a site's server sends. report-only: the browser says what it would stop, and stops nothing. */
export const serverSteps = ['report-only', 'enforce'] as const;
export type ServerStep = (typeof serverSteps)[number];

/** Whether Google's tags wait for a yes (basic) or run at once without storage (advanced). */
export const consentModes = ['basic', 'advanced'] as const;
export type ConsentMode = (typeof consentModes)[number];

/** Kinds of devices on which banners are answered; all that is known of a device. */
export const deviceClasses = ['phone', 'tablet', 'computer', 'unknown'] as const;
export type DeviceClass = (typeof deviceClasses)[number];
