/** A shop as the budgets of bytes and the figures count it: its vendors, and the two files as they are served. */
import type { Appearance, Language } from '@clausewright/contract';
import type { ConsentType } from '@clausewright/contract/consent-types';
import { bundle } from '../../bundle.ts';
import {
  compose,
  coreFile,
  type CoreFile,
  buildCoreConfig,
  buildPreferencesConfig,
  defaultAppearance,
  inlineConfig,
  packConfig,
} from '../publish.ts';
import { fiftyTwo } from './more-vendors.ts';

const vendor = (
  id: string,
  name: string,
  type: ConsentType,
  patterns: readonly string[],
  cookies: readonly string[] = [],
) => ({
  id,
  catalogue_id: id,
  active: true,
  name,
  type,
  patterns: [...patterns],
  cookies: [...cookies],
  purpose: 'ENABLE_BASIC_FEATURES' as const,
  company: `${name} Ireland Limited`,
  country: 'IE',
  about: {},
  kept_for: 390,
  privacy_url: `https://${id}.example/legal/privacy`,
});

/** Analytics, ads, video and chat, then what larger shops have besides. */
const vendors = [
  vendor(
    'google-analytics',
    'Google Analytics',
    'ANALYTICS',
    ['www.googletagmanager.com/gtag/js?id=G-', '*.google-analytics.com'],
    ['_ga', '_ga_*', '_gid', '_gat*'],
  ),
  vendor(
    'google-ads',
    'Google Ads',
    'ADVERTISING',
    ['www.googletagmanager.com/gtag/js?id=AW-', 'www.googleadservices.com'],
    ['_gcl_*', '_gac_*'],
  ),
  vendor('youtube', 'YouTube', 'FUNCTIONALITY', ['www.youtube.com', 'www.youtube-nocookie.com'], []),
  vendor(
    'intercom',
    'Intercom',
    'FUNCTIONALITY',
    ['widget.intercom.io', '*.intercomcdn.com'],
    ['intercom-*'],
  ),
  vendor(
    'meta-pixel',
    'Meta Pixel',
    'ADVERTISING',
    ['connect.facebook.net', 'www.facebook.com/tr'],
    ['_fbp', '_fbc'],
  ),
  vendor('hotjar', 'Hotjar', 'ANALYTICS', ['*.hotjar.com'], ['_hj*']),
  vendor(
    'mailchimp',
    'Mailchimp',
    'MARKETING',
    ['chimpstatic.com', '*.list-manage.com'],
    ['_mcid', 'mailchimp_*'],
  ),
  vendor('stripe', 'Stripe', 'ESSENTIAL', ['js.stripe.com', 'm.stripe.network'], ['__stripe_*']),
];

const moreVendors = fiftyTwo.map((line) => {
  const [id = '', name = '', type, ...patterns] = line.split('|');
  return vendor(id, name, type as ConsentType, patterns);
});

export interface ShopBanner {
  first: string;
  second: string;
}

/** Both files of the shop's banner, with the configuration that the server would put in. */
export async function shopBanner(
  origin: string,
): Promise<(language: Language, count: number, look?: Partial<Appearance>) => ShopBanner> {
  const [cores, preferences] = [new Map<CoreFile, string>(), await bundle('preferences')];
  for (const name of ['core', 'core-full'] as const) cores.set(name, await bundle(name));
  return (language, count, look) => {
    const published = compose(
      {
        site: '4821',
        revision: 3,
        domain: 'northlight-ceramics.example',
        domains: [],
        appearance: { ...defaultAppearance(language), ...look },
        fields: {},
        vendors: [...vendors, ...moreVendors].slice(0, count),
      },
      language,
    );
    const served = {
      snapshot: '3f786850e387550fdab836ed7e6dc881',
      regime: 'opt-in',
      origin,
      preferences: `/c/4821/${language}/preferences.3f786850e387550fdab836ed7e6dc881a1b2c3d4.js`,
    } as const;
    const config = buildCoreConfig(published, served);
    const core = cores.get(coreFile(config));
    if (core === undefined) throw new Error('a shop with tags of Microsoft');
    return {
      first: inlineConfig(core, packConfig(config)),
      second: inlineConfig(preferences, buildPreferencesConfig(published)),
    };
  };
}
