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

/**
 * How a visitor is asked. opt-in: nothing optional before a yes. opt-out: the optional runs until a no, and a
 * GPC signal is one. notice: it runs, the visitor is told. exempt: as opt-in, but statistics run until the
 * visitor objects (UK, Data (Use and Access) Act 2025).
 */
export const regimes = ['opt-in', 'opt-out', 'notice', 'exempt'] as const;
export type Regime = (typeof regimes)[number];

export const bannerColours = ['dark', 'light', 'blue', 'red', 'green', 'orange', 'purple', 'custom'] as const;
export type BannerColour = (typeof bannerColours)[number];
export const bannerPositions = ['bar', 'corner'] as const;
export type BannerPosition = (typeof bannerPositions)[number];

/** Whether Google's tags wait for a yes (basic) or run at once without storage (advanced). */
export const consentModes = ['basic', 'advanced'] as const;
export type ConsentMode = (typeof consentModes)[number];
