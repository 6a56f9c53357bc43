import type { Appearance, BannerLanguage } from '@clausewright/contract';

/** What a new banner looks like before its owner decides anything. */
export function defaultAppearance(language: BannerLanguage): Appearance {
  return {
    colour: 'light',
    custom: null,
    position: 'corner',
    languages: [language],
    regions: 'everyone',
    mode: 'basic',
    url_passthrough: false,
    ads_data_redaction: true,
    days: 180,
    button: true,
  };
}
