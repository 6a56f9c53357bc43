import type { ListedVendor } from '../site-banner.ts';

type BannerVendor = ListedVendor & { active: boolean };

/** A vendor of which a banner says no more than is given. */
export function bannerVendor(
  given: Pick<BannerVendor, 'name' | 'type'> & Partial<BannerVendor>,
): BannerVendor {
  return {
    catalogue_id: null,
    company: '',
    country: null,
    kept_for: null,
    privacy_url: '',
    cookies: [],
    active: true,
    ...given,
  };
}

export const googleAnalytics = bannerVendor({
  catalogue_id: 'google-analytics',
  name: 'Google Analytics',
  company: 'Google Ireland Limited',
  type: 'ANALYTICS',
  country: 'IE',
  privacy_url: 'https://policies.google.com/privacy',
  cookies: ['_ga', '_ga_*', '_gid'],
  kept_for: 730,
});
