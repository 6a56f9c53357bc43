/** Whole sets of answers as real owners would give them: shops, apps and sites of many countries. */
import { belowStateThresholds } from '../../../shared/questions/us-sizes.ts';
import { languages } from '@clausewright/contract/languages';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

const ending: Answers = {
  privacy_url: 'https://www.example.org/privacy',
  contact_methods: ['email'],
  contact_email: 'privacy@example.org',
  effective_date: '2026-11-21',
  document_languages: [...languages],
  delivery_email: 'owner@example.org',
};

function website(name: string, url: string, kind: string): Answers {
  return { agreement_for: ['website'], website_name: name, website_url: url, site_kind: [kind] };
}
function app(name: string, ...stores: string[]): Answers {
  return { agreement_for: ['app'], app_name: name, app_stores: stores, site_kind: ['game'] };
}
function business(name: string, address: string, country: string): Answers {
  return { entity_type: 'business', business_name: name, business_address: address, country };
}
function person(name: string, country: string): Answers {
  return { entity_type: 'individual', individual_name: name, country };
}
const everywhere = (text: string) => Object.fromEntries(languages.map((one) => [one, text]));

/** Statistics on its own server and from Google, a pixel, videos, and every cookie typed in. */
const germanShop: Answers = {
  ...website('Nordlicht Keramik', 'https://www.nordlicht-keramik.example', 'goods'),
  ...business('Nordlicht Keramik GmbH', 'Hafenstraße 14\n24103 Kiel\nDeutschland', 'DE'),
  state: 'DE_SH',
  reg_number: 'Amtsgericht Kiel, HRB 20417',
  vat_id: 'DE318264507',
  legal_notice_url: 'https://www.nordlicht-keramik.example/impressum',
  consumer_type: 'consumers',
  consent_source: 'typed',
  cookie_table: [
    {
      _id: 'r1',
      cookie_name: 'PHPSESSID',
      cookie_provider: 'Nordlicht Keramik GmbH',
      cookie_purpose: {
        de: 'hält Warenkorb und Anmeldung',
        en: 'keeps the basket and the sign-in',
        es: 'mantiene la cesta y la sesión',
        fr: 'conserve le panier et la connexion',
        it: 'mantiene il carrello e l’accesso',
        nl: 'bewaart winkelmandje en inlog',
      },
      cookie_category: 'essential',
      cookie_party: 'first',
      cookie_lasts: 'session',
    },
    {
      _id: 'r2',
      cookie_name: '_ga',
      cookie_provider: 'Google LLC',
      cookie_purpose: {
        de: 'unterscheidet Besuche',
        en: 'tells visits apart',
        es: 'distingue las visitas',
        fr: 'distingue les visites',
        it: 'distingue le visite',
        nl: 'onderscheidt bezoeken',
      },
      cookie_category: 'analytics',
      cookie_party: 'third',
      cookie_lasts: 'period',
      cookie_duration: { amount: 13, unit: 'months' },
      cookie_country: 'US',
    },
  ],
  storage_kinds: ['cookies', 'local-storage', 'pixels'],
  cat_functionality: 'yes',
  longest_lifetime: { amount: 13, unit: 'months' },
  analytics: 'yes',
  analytics_vendors: ['matomo', 'google-analytics', 'hotjar'],
  social_media: 'no',
  ads: 'no',
  remarketing: 'yes',
  remarketing_vendors: ['meta-pixel'],
  embeds: ['youtube', 'google-maps', 'friendly-captcha'],
  vendor_table: 'yes',
  banner: 'another',
  withdraw_route: ['link', 'button'],
  gcm: 'yes',
  ...ending,
};

/** Ads in a free game, for users in the United States and Europe. */
const californianGame: Answers = {
  ...app('Snapstreet', 'apple', 'google'),
  app_platforms: ['ios', 'android'],
  ...business('Snapstreet Labs LLC', '510 Valencia Street\nSan Francisco, CA 94110\nUnited States', 'US'),
  state: 'US_CA',
  audience_regions: { added: ['eu', 'uk', 'ca'], removed: [] },
  us_numbers: 'unknown',
  quebec: 'yes',
  consumer_type: 'consumers',
  storage_kinds: ['local-storage', 'sdks', 'device-ids'],
  cat_functionality: 'yes',
  analytics: 'yes',
  analytics_vendors: ['firebase-analytics'],
  social_media: 'yes',
  social_vendors: ['apple-sign-in', 'facebook-plugins'],
  ads: 'yes',
  ad_vendors: ['google-admob', 'unity-ads'],
  'ad_vendors.own': [{ _id: 'own1', name: 'Kleinwerbung', country: 'AT' }],
  remarketing: 'no',
  banner: 'another',
  banner_model: 'by-region',
  tcf: 'yes',
  tcf_cmp_id: '300',
  gpc: 'honoured-shown',
  dnt: 'not-supported',
  ...ending,
};

/** A private blog with nothing but its own session cookie. */
const dutchBlog: Answers = {
  ...website('Tuinpraat', 'https://tuinpraat.example', 'content'),
  ...person('Marijke de Vries', 'NL'),
  consumer_type: 'consumers',
  cat_functionality: 'no',
  analytics: 'no',
  social_media: 'no',
  ads: 'no',
  remarketing: 'no',
  banner: 'none',
  ...ending,
};

/** Exempt audience measurement and a newspaper's advertising under the framework of IAB Europe. */
const frenchNewspaper: Answers = {
  ...website('La Gazette du Lac', 'https://gazette.example', 'content'),
  ...business('Gazette du Lac SAS', '3 quai des Alpes\n74000 Annecy\nFrance', 'FR'),
  consumer_type: 'both',
  storage_kinds: ['cookies', 'local-storage', 'pixels', 'fingerprinting', 'email-beacons'],
  cat_functionality: 'yes',
  longest_lifetime: { amount: 6, unit: 'months' },
  analytics: 'yes',
  analytics_vendors: ['matomo'],
  anonymous_stats: 'yes',
  social_media: 'yes',
  social_vendors: ['facebook-plugins', 'x-plugins'],
  ads: 'yes',
  ad_vendors: ['google-ad-manager', 'taboola'],
  remarketing: 'yes',
  remarketing_vendors: ['criteo'],
  embeds: ['youtube', 'spotify'],
  banner: 'another',
  tcf: 'yes',
  prevailing_language: 'first',
  ...ending,
};

/** Software sold to businesses in Britain; statistics without consent. */
const britishSoftware: Answers = {
  ...website('Ledgerline', 'https://ledgerline.example', 'saas'),
  ...business('Ledgerline Ltd', '8 Mill Lane\nLeeds LS1 4AB\nUnited Kingdom', 'GB'),
  consumer_type: 'businesses',
  cat_functionality: 'yes',
  analytics: 'yes',
  analytics_vendors: ['plausible'],
  anonymous_stats: 'yes',
  social_media: 'no',
  ads: 'no',
  remarketing: 'no',
  embeds: ['google-recaptcha'],
  banner: 'another',
  ...ending,
};

/** A clinic that books appointments and shows a map. */
const spanishClinic: Answers = {
  ...website('Clínica del Mar', 'https://clinicadelmar.example', 'services'),
  ...business('Clínica del Mar, S. L.', 'Calle Mayor 5\n46001 Valencia\nEspaña', 'ES'),
  trading_name: 'Del Mar',
  legal_form: 'Sociedad limitada',
  consumer_type: 'consumers',
  cat_functionality: 'no',
  analytics: 'yes',
  analytics_vendors: ['google-analytics'],
  social_media: 'no',
  ads: 'no',
  remarketing: 'no',
  embeds: ['google-maps'],
  banner: 'another',
  withdraw_route: ['button', 'browser'],
  ...ending,
};

/** A school of languages with a website and an app. */
const italianSchool: Answers = {
  ...website('Parola', 'https://parola.example', 'education'),
  agreement_for: ['website', 'app'],
  app_name: 'Parola',
  app_stores: ['google'],
  ...business('Parola S.r.l.', 'Via Roma 1\n10121 Torino\nItalia', 'IT'),
  extra_sites: [{ _id: 'r1', extra_site_name: 'Parola Kids', extra_site_url: 'https://kids.parola.example' }],
  consumer_type: 'consumers',
  cat_functionality: 'yes',
  analytics: 'no',
  social_media: 'yes',
  social_vendors: ['google-sign-in'],
  ads: 'no',
  remarketing: 'no',
  banner: 'none',
  custom_sections: [
    {
      _id: 'r1',
      custom_section_heading: everywhere('Parola Kids'),
      custom_section_text: everywhere('Parola.'),
    },
  ],
  ...ending,
};

/** A Swiss association without any tool, for Switzerland and the Union. */
const swissAssociation: Answers = {
  ...website('Bergfreunde', 'https://bergfreunde.example', 'non-profit'),
  ...business('Verein Bergfreunde', 'Dorfplatz 2\n3800 Interlaken\nSchweiz', 'CH'),
  audience_regions: { added: ['eu'], removed: [] },
  consumer_type: 'consumers',
  cat_functionality: 'yes',
  analytics: 'no',
  social_media: 'no',
  ads: 'no',
  remarketing: 'no',
  embeds: ['openstreetmap'],
  banner: 'none',
  ...ending,
};

/** A Texan magazine below every size test: no law of ours, so it says what it does. */
const texanMagazine: Answers = {
  ...website('Lone Star Kitchen', 'https://lonestar.example', 'content'),
  ...person('Dana Whitfield', 'US'),
  state: 'US_TX',
  ...belowStateThresholds,
  consumer_type: 'consumers',
  cat_functionality: 'yes',
  analytics: 'yes',
  analytics_vendors: ['google-analytics'],
  social_media: 'no',
  ads: 'yes',
  ad_vendors: ['google-adsense'],
  remarketing: 'no',
  banner: 'another',
  banner_model: 'notice',
  gpc: 'not-honoured',
  dnt: 'not-supported',
  ...ending,
};

/** A Brazilian shop that sells to Canada, Australia, South Africa and Japan too. */
const brazilianShop: Answers = {
  ...website('Ipê', 'https://ipe.example', 'goods'),
  ...business('Ipê Móveis Ltda.', 'Rua das Flores 10\n01001-000 São Paulo\nBrasil', 'BR'),
  audience_regions: { added: ['ca', 'au', 'za', 'jp'], removed: [] },
  quebec: 'unknown',
  consumer_type: 'both',
  cat_functionality: 'no',
  analytics: 'yes',
  analytics_vendors: ['mixpanel'],
  social_media: 'no',
  ads: 'no',
  remarketing: 'yes',
  remarketing_vendors: ['tiktok-pixel'],
  banner: 'another',
  banner_model: 'by-region',
  ...ending,
};

/** An Austrian page that stores nothing at all. */
const austrianCard: Answers = {
  ...website('Tischlerei Gruber', 'https://gruber.example', 'portfolio'),
  ...person('Anna Gruber', 'AT'),
  consumer_type: 'consumers',
  cat_essential: 'no',
  cat_acceptance: 'no',
  cat_functionality: 'no',
  analytics: 'no',
  social_media: 'no',
  ads: 'no',
  remarketing: 'no',
  banner: 'none',
  ...ending,
};

/** Own entries alone, in an app for the Irish market. */
const irishApp: Answers = {
  ...app('Harbour', 'other'),
  ...business('Harbour Apps Ltd', '1 Quay Street\nGalway\nIreland', 'IE'),
  consumer_type: 'consumers',
  storage_kinds: ['sdks'],
  cat_functionality: 'no',
  analytics: 'yes',
  'analytics_vendors.own': [{ _id: 'own1', name: 'Tideline', url: 'https://tideline.example/privacy' }],
  social_media: 'no',
  ads: 'no',
  remarketing: 'no',
  'embeds.own': [{ _id: 'own1', name: 'Chartroom', purpose: 'sea charts', country: 'IS' }],
  vendor_table: 'yes',
  banner: 'none',
  ...ending,
};

export const profiles: Readonly<Record<string, Answers>> = {
  germanShop,
  californianGame,
  dutchBlog,
  frenchNewspaper,
  britishSoftware,
  spanishClinic,
  italianSchool,
  swissAssociation,
  texanMagazine,
  brazilianShop,
  austrianCard,
  irishApp,
};
