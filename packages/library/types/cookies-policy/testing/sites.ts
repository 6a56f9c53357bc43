/** The forty owners of the Privacy Policy, who go on to the Cookies Policy of the same site. */
import { profiles as privacyProfiles } from '../../privacy-policy/testing/profiles/index.ts';
import { today } from '../../privacy-policy/testing/random-answers.ts';
import { privacyPolicy } from '../../privacy-policy/questionnaire.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { siteProfile } from '../../../site-profile/site-profile.ts';
import { bannerVendor, googleAnalytics } from '../../../vendors/testing/banner-vendor.ts';
import { siteBanner, type SiteBanner } from '../../../vendors/site-banner.ts';
import { cookiesPolicy } from '../questionnaire.ts';
import { profiles } from './profiles.ts';

interface Site {
  answers: Answers;
  banner?: SiteBanner;
}

const banner = siteBanner({
  days: 180,
  regions: 'everyone',
  vendors: [
    { ...googleAnalytics, cookies: ['_ga', '_ga_*'] },
    bannerVendor({
      catalogue_id: 'meta-pixel',
      name: 'Meta Pixel',
      company: 'Meta Platforms Ireland Limited',
      type: 'ADVERTISING',
      country: 'IE',
      privacy_url: 'https://www.facebook.com/privacy/policy',
      cookies: ['_fbp'],
      kept_for: 90,
    }),
    bannerVendor({ name: 'Warenkorb', type: 'ESSENTIAL', cookies: ['basket'], kept_for: 0 }),
  ],
});

/** What only this wizard asks, answered as the site would. */
function remaining(name: string, told: Answers, index: number): Answers {
  const tools = ['analytics', 'ads', 'remarketing', 'social_media'].some((use) => told[use] === 'yes');
  return {
    analytics: 'no',
    ads: 'no',
    remarketing: 'no',
    social_media: 'no',
    ...told,
    cat_functionality: index % 3 === 0 ? 'no' : 'yes',
    banner: tools ? 'another' : 'none',
    vendor_table: tools && index % 2 === 0 ? 'yes' : 'no',
    contact_email: 'office@example.org',
    privacy_url: 'https://www.example.org/privacy',
    effective_date: today,
    ...special[name],
  };
}

const { consent_source, cookie_table } = profiles['germanShop'] ?? {};
const special: Readonly<Record<string, Answers>> = {
  ...(consent_source !== undefined &&
    cookie_table !== undefined && { germanShop: { consent_source, cookie_table } }),
  parisFashion: { consent_source: 'banner' },
};

export const sites: Readonly<Record<string, Site>> = Object.fromEntries(
  Object.entries(privacyProfiles).map(([name, answers], index) => {
    const told = siteProfile([{ questionnaire: privacyPolicy, answers }], cookiesPolicy, today);
    const site: Site = { answers: remaining(name, told, index) };
    return [name, name === 'parisFashion' ? { ...site, banner } : site];
  }),
);
