/** Newspapers, blogs and whatever else lives on advertising or on who searches for whom. */
import { belowStateThresholds } from '../../../../shared/questions/us-sizes.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { company, individual, largeInAmerica, press, rows, site, words } from './bases.ts';

/** A newspaper of Manchester with subscribers and many advertising partners. */
const britishNewspaper: Answers = {
  ...press,
  ...site('Northern Ledger', 'northern-ledger'),
  ...company('Northern Ledger Media Ltd', '20 Deansgate\nManchester M3 2FF\nUnited Kingdom', 'GB'),
  reg_number: 'Companies House 07654321',
  audience_regions: ['uk', 'eu', 'us', 'au'],
  ...belowStateThresholds,
  pd_types: [
    'email',
    'name',
    'postal-address',
    'username-password',
    'payment-data',
    'user-content',
    'device-log',
  ],
  ugc: 'yes',
  payments: 'yes',
  payment_vendors: ['stripe'],
  ad_vendors: ['google-ad-manager', 'taboola', 'the-trade-desk'],
  remarketing: 'yes',
  remarketing_vendors: ['google-ads', 'x-pixel'],
  other_vendors: ['aws', 'youtube', 'datadog'],
  hosting_country: ['GB', 'IE'],
  dpo: 'yes',
  dpo_details: rows({ dpo_name: 'Priya Nair', dpo_email: 'dpo@northern-ledger.example' }),
  eu_rep: rows({
    eu_rep_name: 'Liffey Data Services Ltd',
    eu_rep_address: '5 Grand Canal Square\nDublin D02 T2C1\nIreland',
    eu_rep_email: 'ledger@liffey-data.example',
  }),
  purpose_table: rows({
    purpose: 'statistics',
    purpose_data: ['device-log'],
    basis: 'legitimate-interests',
    interest: words(
      'zu wissen, welche Artikel gelesen werden',
      'knowing which articles are read',
      'saber qué artículos se leen',
      'savoir quels articles intéressent les lecteurs',
      'sapere quali articoli vengono letti',
      'weten welke artikelen gelezen worden',
    ),
    purpose_retention: { amount: 14, unit: 'months' },
  }),
  min_age: 16,
};

/** Recipes of a person in Valencia: advertisements, partner links, films of others. */
const spanishBlog: Answers = {
  ...press,
  ...site('Cocina de Lola', 'cocina-de-lola'),
  ...individual('Lola Benítez', 'Calle Colón 8\n46004 Valencia\nEspaña', 'ES'),
  legal_notice_url: 'https://www.cocina-de-lola.example/aviso-legal',
  audience_regions: ['eu', 'us'],
  us_states: ['US_FL', 'US_TX', 'US_CA'],
  ...belowStateThresholds,
  affiliates_program: 'yes',
  other_vendors: ['wordpress', 'google-fonts', 'youtube'],
  social_plugins: ['pinterest-plugins', 'facebook-plugins'],
  hosting_country: ['ES'],
  min_age: 14,
};

/** A large paper of New York that shares for advertising and honours the signal of browsers. */
const newYorkPaper: Answers = {
  ...press,
  ...largeInAmerica,
  ...site('Hudson Courier', 'hudson-courier'),
  ...company('Hudson Courier Corp.', '230 Park Avenue\nNew York, NY 10169\nUnited States', 'US_NY'),
  request_form_url: 'https://www.hudson-courier.example/privacy-request',
  audience_regions: ['us', 'ca', 'br'],
  quebec: 'no',
  pd_types: [
    'email',
    'name',
    'username-password',
    'payment-data',
    'user-content',
    'location-approximate',
    'device-log',
  ],
  location_use: 'ip-only',
  analytics_vendors: ['google-analytics', 'heap'],
  analytics_features: ['advertising', 'demographics'],
  ad_vendors: ['google-ad-manager', 'outbrain'],
  remarketing: 'yes',
  remarketing_vendors: ['meta-pixel', 'amazon-ads'],
  purposes: { added: ['personalisation', 'advertising'], removed: [] },
  ai_features: ['recommendations'],
  share_with: ['service-providers', 'authorities', 'affiliates', 'advertisers'],
  dnt: 'supported',
  optout_link: 'https://www.hudson-courier.example/your-privacy-choices',
  hosting_country: ['US'],
};

export const publishing = {
  britishNewspaper,
  spanishBlog,
  newYorkPaper,
};
