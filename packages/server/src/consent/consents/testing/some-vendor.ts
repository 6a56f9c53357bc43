import type { VendorInput } from '@clausewright/contract';

/** A vendor of statistics that stands in no catalogue, but for what is given. */
export function someVendor(given: Partial<VendorInput> = {}): VendorInput {
  return {
    catalogue_id: null,
    name: 'Own statistics',
    company: 'Shop Ltd',
    country: 'FR',
    purpose: 'ENABLE_ANALYTICS_REPORT_USAGE',
    type: 'ANALYTICS',
    about: { en: 'Counts visits.' },
    kept_for: 30,
    privacy_url: 'https://statistics.example/privacy',
    patterns: ['*.statistics.example/count'],
    cookies: ['_count*'],
    ...given,
  };
}

export const essential = someVendor({
  name: 'Basket',
  type: 'ESSENTIAL',
  purpose: 'ENABLE_BASIC_FEATURES',
});
