/** Owners outside Europe and America, and those of the north who serve everyone. */
import { belowStateThresholds } from '../../../../shared/questions/us-sizes.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { company, meetingPlace, quiet, rows, shop, site, words } from './bases.ts';

/** A job board of Stockholm that looks for people on its own. */
const swedishJobs: Answers = {
  ...quiet,
  ...site('Jobbfyr', 'jobbfyr'),
  ...company('Jobbfyr AB', 'Drottninggatan 71\n111 36 Stockholm\nSverige', 'SE'),
  site_kind: ['services'],
  audience_regions: ['eu', 'uk'],
  consumer_type: 'both',
  pd_types: ['email', 'name', 'phone', 'username-password', 'education-job', 'messages', 'device-log'],
  special_data: ['union'],
  special_basis: 'made-public',
  forms: ['contact', 'job-application'],
  pd_sources: ['person', 'automatic', 'public'],
  public_sources_named: 'LinkedIn',
  pd_indirect_types: ['name', 'education-job'],
  analytics: 'yes',
  analytics_vendors: ['plausible'],
  emails: 'yes',
  email_vendors: ['brevo'],
  other_vendors: ['hubspot'],
  ai_features: ['recommendations'],
  hosting_country: ['SE'],
  purposes: {
    added: ['recruitment', 'other'],
    removed: [],
  },
  custom_purposes: rows({
    custom_purpose: words(
      'Löhne im Land vergleichen',
      'comparing wages in the country',
      'comparar salarios del país',
      'comparer les salaires du pays',
      'confrontare gli stipendi del Paese',
      'lonen in het land vergelijken',
    ),
    custom_basis: 'legitimate-interests',
    custom_interest: words(
      'ein verlässliches Bild der Löhne',
      'a reliable picture of wages',
      'una imagen fiable de los salarios',
      'une image fiable des salaires',
      'un quadro affidabile degli stipendi',
      'een betrouwbaar beeld van lonen',
    ),
  }),
};

/** Comics by the episode from Seoul, with coins to buy. */
const koreanComics: Answers = {
  ...meetingPlace,
  ...site('Haneul Toon', 'haneul-toon'),
  ...company('Haneul Toon Co., Ltd.', '231 Teheran-ro\nGangnam-gu\nSeoul 06142\nSouth Korea', 'KR'),
  site_kind: ['digital-goods', 'content'],
  audience_regions: ['kr', 'jp', 'us'],
  us_states: ['US_CA', 'US_NY'],
  ...belowStateThresholds,
  pd_types: [
    'email',
    'username-password',
    'birth-date',
    'payment-data',
    'purchase-history',
    'user-content',
    'device-log',
  ],
  social_login: 'yes',
  social_login_vendors: ['google-sign-in', 'facebook-login'],
  analytics: 'yes',
  analytics_vendors: ['google-analytics'],
  payments: 'yes',
  payment_vendors: ['paypal'],
  ads: 'yes',
  ad_vendors: ['google-adsense'],
  other_vendors: ['aws', 'sentry'],
  hosting_country: ['KR'],
  kids: 'age-gate',
  min_age: 14,
  local_officers: rows(
    { officer_law: 'kr_pipa', officer_name: 'Seo Ji-won', officer_email: 'cpo@haneul-toon.example' },
    { officer_law: 'jp_appi', officer_name: 'Seo Ji-won', officer_email: 'cpo@haneul-toon.example' },
  ),
};

/** Rooms with hot springs, booked from all over the Pacific. */
const japaneseInns: Answers = {
  ...quiet,
  ...site('Yukari Ryokan', 'yukari-ryokan'),
  ...company('Yukari Ryokan K.K.', '614 Hakone Yumoto\nKanagawa 250-0311\nJapan', 'JP'),
  site_kind: ['services'],
  audience_regions: ['jp', 'kr', 'sg', 'cn', 'au', 'gulf'],
  pd_types: ['email', 'name', 'phone', 'postal-address', 'payment-data', 'government-id', 'device-log'],
  special_data: ['religion'],
  forms: ['contact', 'booking'],
  analytics: 'yes',
  analytics_vendors: ['google-analytics'],
  emails: 'yes',
  payments: 'yes',
  payment_vendors: ['stripe'],
  other_vendors: ['google-maps', 'cloudflare'],
  hosting_country: ['JP'],
  local_officers: rows({
    officer_law: 'jp_appi',
    officer_name: 'Haruka Mori',
    officer_email: 'privacy@yukari-ryokan.example',
  }),
};

/** Gadgets from Shenzhen for Europe, with representatives there. */
const chineseGadgets: Answers = {
  ...shop,
  ...site('Lumo Gadgets', 'lumo-gadgets'),
  ...company('Shenzhen Lumo Technology Co., Ltd.', '3009 Shennan Avenue\nShenzhen 518000\nChina', 'CN'),
  audience_regions: ['cn', 'eu', 'uk'],
  analytics: 'yes',
  analytics_vendors: ['google-analytics'],
  remarketing: 'yes',
  remarketing_vendors: ['tiktok-pixel'],
  other_vendors: ['shopify'],
  hosting_country: ['CN', 'SG'],
  transfers: 'yes',
  transfer_tools: ['scc', 'uk-clauses', 'consent'],
  eu_rep: rows({
    eu_rep_name: 'Elbe Vertretung GmbH',
    eu_rep_address: 'Steinhöft 9\n20459 Hamburg\nDeutschland',
    eu_rep_email: 'lumo@elbe-vertretung.example',
  }),
  uk_rep: rows({
    uk_rep_name: 'Harrow Representatives Ltd',
    uk_rep_address: '3 Fleet Place\nLondon EC4M 7RF\nUnited Kingdom',
    uk_rep_email: 'lumo@harrow-representatives.example',
  }),
};

/** Towels from Denizli, sold at home and in Europe. */
const turkishTextiles: Answers = {
  ...shop,
  ...site('Pamuk Evi', 'pamuk-evi'),
  ...company('Pamuk Evi Tekstil A.Ş.', 'İstiklal Caddesi 88\n20010 Denizli\nTürkiye', 'TR'),
  audience_regions: ['tr', 'eu'],
  email_vendors: ['mailchimp'],
  email_kinds: ['transactional', 'newsletter', 'sms'],
  payment_vendors: ['paypal'],
  other_vendors: ['woocommerce'],
  hosting_country: ['TR'],
  local_officers: rows({
    officer_law: 'tr_kvkk',
    officer_name: 'Elif Aksoy',
    officer_email: 'kvkk@pamuk-evi.example',
  }),
};

/** Errands in Dubai for people from India, Britain and South Africa; no law of its own place is covered. */
const dubaiConcierge: Answers = {
  ...quiet,
  ...site('Palm Errands', 'palm-errands'),
  ...company('Palm Errands FZ-LLC', 'Dubai Internet City, Building 12\nDubai\nUnited Arab Emirates', 'AE'),
  site_kind: ['services'],
  audience_regions: ['gulf', 'in', 'uk', 'za'],
  pd_types: ['email', 'name', 'phone', 'postal-address', 'messages', 'device-log'],
  forms: ['contact', 'quote'],
  emails: 'yes',
  email_kinds: ['transactional', 'whatsapp'],
  payments: 'yes',
  payment_vendors: ['stripe'],
  other_vendors: ['microsoft-azure'],
  hosting_country: ['AE', 'US'],
};

/** Crafts of many sellers from São Paulo, also for Portugal and Spain. */
const brazilianMarket: Answers = {
  ...meetingPlace,
  ...site('Feira Viva', 'feira-viva'),
  ...company('Feira Viva Ltda.', 'Avenida Paulista 1374\n01310-100 São Paulo\nBrasil', 'BR'),
  site_kind: ['marketplace'],
  audience_regions: ['br', 'eu'],
  pd_types: [
    'email',
    'name',
    'phone',
    'postal-address',
    'username-password',
    'payment-data',
    'purchase-history',
    'messages',
    'user-content',
    'government-id',
    'device-log',
  ],
  analytics: 'yes',
  analytics_vendors: ['google-analytics'],
  payments: 'yes',
  payment_vendors: ['stripe'],
  remarketing: 'yes',
  remarketing_vendors: ['google-ads'],
  other_vendors: ['google-cloud'],
  hosting_country: ['BR'],
  local_officers: rows({
    officer_law: 'lgpd',
    officer_name: 'Beatriz Nogueira',
    officer_email: 'encarregada@feira-viva.example',
  }),
};

export const abroad = {
  swedishJobs,
  koreanComics,
  japaneseInns,
  chineseGadgets,
  turkishTextiles,
  dubaiConcierge,
  brazilianMarket,
};
