import type { VendorTags } from './entry.ts';

/** Tags by vendor. What is not here does not run on websites. */
export const vendorTags: Readonly<Record<string, VendorTags>> = {
  'google-analytics': {
    patterns: ['www.google-analytics.com/', 'www.googletagmanager.com/gtag/js'],
    cookies: ['_ga', '_ga_*'],
    keptFor: 730,
  },
  youtube: { patterns: ['www.youtube.com/', 'www.youtube-nocookie.com/'], keptFor: 180 },
};
