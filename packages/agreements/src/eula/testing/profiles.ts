/** Twelve publishers of software as they are, for coverage, journeys and golden documents. */
import type { Answers } from '../../questionnaire/definition.ts';

function business(name: string, address: string, country: string, more: Answers = {}): Answers {
  return {
    entity_type: 'business',
    business_name: name,
    business_address: address,
    country,
    consumer_type: 'consumers',
    contact_methods: ['email', 'phone', 'post'],
    contact_email: 'support@example.com',
    contact_phone: '+49 431 555010',
    delivery_email: 'support@example.com',
    effective_date: '2026-11-21',
    ...more,
  };
}
function individual(name: string, country: string): Answers {
  return {
    entity_type: 'individual',
    individual_name: name,
    country,
    consumer_type: 'both',
    contact_methods: ['email', 'post'],
    contact_email: 'dev@example.com',
    contact_post: 'PO Box 12\nExampletown',
    delivery_email: 'dev@example.com',
    effective_date: '2026-11-21',
  };
}
/** What must be answered; everything else has a default. */
const plain: Answers = {
  licence_kind: 'free',
  accounts: 'no',
  ugc: 'no',
  purchases: ['none'],
  data_collection: 'none',
  warranty: 'conformity',
};
const inPolicy: Answers = { data_collection: 'policy', privacy_url: 'https://app.example/privacy' };
function inLanguages(
  de: string,
  en: string,
  es: string,
  fr: string,
  it: string,
  nl: string,
): Answers[string] {
  return { de, en, es, fr, it, nl };
}

const germanPhoneApp: Answers = {
  ...business('Nordlicht Apps GmbH', 'Hafenstraße 14\n24103 Kiel\nDeutschland', 'DE', {
    state: 'DE_SH',
    reg_number: 'Amtsgericht Kiel, HRB 20417',
    vat_id: 'DE318264507',
    legal_notice_url: 'https://app.example/impressum',
  }),
  agreement_for: ['mobile'],
  app_name: 'Wattwanderer',
  app_stores: ['apple', 'google'],
  app_platforms: ['ios', 'android'],
  software_kind: 'app',
  ...plain,
  ...inPolicy,
  licence_kind: 'subscription',
  accounts: 'yes',
  purchases: ['subscription'],
  free_trial: [{ _id: 'r1', trial_length: { amount: 14, unit: 'days' }, trial_end: 'becomes-paid' }],
  term: 'with-subscription',
  updates: 'automatic',
  support: 'email',
  support_email: 'hilfe@example.com',
};

const californianGame: Answers = {
  ...business('Redwood Play Inc.', '1 Market Street\nSan Francisco, CA 94105\nUSA', 'US'),
  state: 'US_CA',
  agreement_for: ['mobile', 'game'],
  app_name: 'Dragon Quarry',
  app_stores: ['apple', 'google', 'steam'],
  app_platforms: ['ios', 'android', 'console'],
  software_kind: 'game',
  ...plain,
  ...inPolicy,
  accounts: 'yes',
  ugc: 'yes',
  purchases: ['one-time', 'consumable', 'virtual-currency', 'loot-boxes'],
  restrictions: ['sell', 'copy', 'modify', 'cheat', 'automate'],
  game_rules: ['cheating', 'bans', 'tournaments', 'streaming'],
  warranty: 'as-is',
  ads_in_app: 'yes',
  telemetry: 'yes',
  feedback: 'yes',
  dispute_mode: 'arbitration',
  arbitration: [
    {
      _id: 'r1',
      arbitration_provider: 'American Arbitration Association',
      arbitration_seat: 'San Francisco',
      arbitration_opt_out: 30,
      class_waiver: 'yes',
    },
  ],
  governing_state: 'US_CA',
};

const britishDesktop: Answers = {
  ...business('Fenwick Software Ltd', '1 Mill Lane\nLeeds LS1 4AP\nUnited Kingdom', 'GB'),
  consumer_type: 'both',
  agreement_for: ['desktop'],
  app_name: 'Fenwick Ledger',
  app_stores: ['microsoft', 'own'],
  app_platforms: ['windows', 'macos'],
  software_kind: 'desktop',
  delivered_via: ['stores', 'download'],
  ...plain,
  ...inPolicy,
  licence_kind: 'per-device',
  seats: 3,
  use_scope: 'both',
  activation: 'key',
  copies: 'one',
  audit: 'yes',
  indemnity: 'yes',
  warranty: 'limited',
  warranty_days: 90,
  liability_cap: 'twelve-months',
  open_source: [
    {
      _id: 'r1',
      component_name: 'zlib',
      component_licence: 'zlib License',
      component_url: 'https://zlib.net',
    },
    { _id: 'r2', component_name: 'Qt', component_licence: 'LGPL-3.0', component_url: 'https://www.qt.io' },
  ],
};

const americanLibrary: Answers = {
  ...business('Harbor Kits LLC', '25 Water Street\nNew York, NY 10004\nUSA', 'US'),
  state: 'US_NY',
  consumer_type: 'businesses',
  agreement_for: ['plugin', 'desktop'],
  app_name: 'Harbor Charts SDK',
  app_stores: ['own'],
  software_kind: 'sdk',
  delivered_via: ['download'],
  ...plain,
  licence_kind: 'per-user',
  seats: 10,
  use_scope: 'business',
  restrictions: ['sell', 'reverse-engineer', 'compete', 'benchmark', 'ai-training', 'notices'],
  warranty: 'limited',
  warranty_days: 60,
  gov_use: 'yes',
  audit: 'yes',
  indemnity: 'yes',
  liability_cap: 'fixed',
  liability_amount: '10,000 US dollars',
  governing_state: 'US_NY',
  end_notice: 'notice',
  end_notice_days: 60,
};

const frenchSaas: Answers = {
  ...business('Canal Logiciels SAS', '12 quai de Valmy\n75010 Paris\nFrance', 'FR', { legal_form: 'SAS' }),
  consumer_type: 'both',
  agreement_for: ['web'],
  app_name: 'Canal Note',
  app_stores: ['own'],
  software_kind: 'saas-client',
  delivered_via: ['web'],
  ...plain,
  ...inPolicy,
  licence_kind: 'concurrent',
  seats: 25,
  use_scope: 'business',
  accounts: 'yes',
  ai_features: ['chatbot', 'generation', 'transcription'],
  third_party_list: ['openai', 'stripe', 'ovhcloud'],
  support: 'paid',
  support_url: 'https://app.example/aide',
  dispute_mode: 'mediation',
  warranty: 'as-is',
};

const spanishSchool: Answers = {
  ...business('Aula Abierta SL', 'Calle Mayor 3\n28013 Madrid\nEspaña', 'ES'),
  agreement_for: ['web', 'mobile'],
  app_name: 'Aula Abierta',
  app_stores: ['google'],
  software_kind: 'app',
  ...plain,
  ...inPolicy,
  licence_kind: 'educational',
  min_age: 6,
  ugc: 'yes',
  ai_features: ['recommendations', 'moderation'],
  territory: 'countries',
  licence_countries: ['ES', 'MX', 'AR'],
};

const italianPlugin: Answers = {
  ...individual('Giulia Ferraro', 'IT'),
  agreement_for: ['plugin'],
  app_name: 'Riverbero',
  app_stores: ['own'],
  software_kind: 'plugin',
  delivered_via: ['download'],
  ...plain,
  licence_kind: 'perpetual',
  transferable: 'yes',
  use_scope: 'both',
  hardware: inLanguages(
    '4 GB Arbeitsspeicher und ein VST3-Programm.',
    '4 GB of memory and a VST3 host.',
    '4 GB de memoria y un programa VST3.',
    '4 Go de mémoire et un hôte VST3.',
    '4 GB di memoria e un host VST3.',
    '4 GB geheugen en een VST3-host.',
  ),
};

const dutchDevice: Answers = {
  ...business('De Wit Sensoren BV', 'Keizersgracht 1\n1015 CC Amsterdam\nNederland', 'NL'),
  agreement_for: ['device'],
  app_name: 'Sensor One',
  app_stores: ['own'],
  software_kind: 'firmware',
  delivered_via: ['preinstalled', 'media'],
  ...plain,
  licence_kind: 'perpetual',
  data_collection: 'diagnostics',
  privacy_url: 'https://sensor.example/privacy',
  telemetry: 'yes',
  updates: 'security-years',
  security_years: 5,
  activation: 'periodic',
};

const australianApp: Answers = {
  ...individual('Grace Nguyen', 'AU'),
  state: 'AU_QLD',
  agreement_for: ['mobile'],
  app_name: 'Reef Log',
  app_stores: ['apple'],
  software_kind: 'app',
  ...plain,
  licence_kind: 'perpetual',
  consumer_type: 'consumers',
  warranty: 'as-is',
  family_sharing: 'no',
  governing_state: 'AU_QLD',
  connectivity: 'no',
  third_party: 'no',
};

const swissTrial: Answers = {
  ...business('Alpin Software AG', 'Bahnhofstrasse 2\n8001 Zürich\nSchweiz', 'CH'),
  audience_regions: { added: ['eu', 'uk', 'us', 'au'], removed: [] },
  agreement_for: ['desktop', 'mobile'],
  app_name: 'Gipfelbuch',
  app_stores: ['amazon', 'other'],
  software_kind: 'desktop',
  ...plain,
  ...inPolicy,
  accounts: 'yes',
  licence_kind: 'trial',
  free_trial: [{ _id: 'r1', trial_length: { amount: 1, unit: 'months' }, trial_end: 'ends' }],
  term: 'fixed',
  term_length: { amount: 1, unit: 'months' },
  activation: 'account',
  copies: 'any',
  updates: 'user-choice',
  warranty: 'limited',
  warranty_days: 30,
};

const canadianSite: Answers = {
  ...business('Maple Plans Ltd', '10 King Street\nToronto, ON M5H 1A1\nCanada', 'CA', {
    trading_name: 'MaplePlan',
  }),
  state: 'CA_ON',
  consumer_type: 'businesses',
  agreement_for: ['desktop'],
  app_name: 'Maple Plan',
  app_stores: ['own'],
  software_kind: 'desktop',
  delivered_via: ['download'],
  ...plain,
  licence_kind: 'site',
  copies: 'none',
  use_scope: 'business',
  governing_state: 'CA_ON',
  modifications: 'no',
  export: 'no',
  change_notice_days: '0',
};

const openTool: Answers = {
  ...individual('Noor Haddad', 'BE'),
  agreement_for: ['desktop'],
  app_name: 'Plainfold',
  app_stores: ['steam'],
  software_kind: 'app',
  ...plain,
  min_age: 0,
  end_notice: 'any-time',
  document_languages: ['nl', 'fr'],
  prevailing_language: 'first',
  custom_sections: [
    {
      _id: 'r1',
      custom_section_heading: inLanguages(
        'Spenden',
        'Donations',
        'Donaciones',
        'Dons',
        'Donazioni',
        'Donaties',
      ),
      custom_section_text: inLanguages('Danke.', 'Thanks.', 'Gracias.', 'Merci.', 'Grazie.', 'Dank.'),
    },
  ],
  extra_sites: [{ _id: 'r1', extra_site_name: 'Plainfold Web', extra_site_url: 'https://plainfold.example' }],
};

export const profiles: Readonly<Record<string, Answers>> = {
  germanPhoneApp,
  californianGame,
  britishDesktop,
  americanLibrary,
  frenchSaas,
  spanishSchool,
  italianPlugin,
  dutchDevice,
  australianApp,
  swissTrial,
  canadianSite,
  openTool,
};
