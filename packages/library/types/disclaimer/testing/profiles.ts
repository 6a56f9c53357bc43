/** Twelve publishers as they are, for coverage, journeys and golden documents. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { plain, plainInAmerica as american } from './publishers/plain.ts';

function business(name: string, address: string, country: string, more: Answers = {}): Answers {
  return {
    agreement_for: ['website'],
    entity_type: 'business',
    business_name: name,
    business_address: address,
    country,
    consumer_type: 'consumers',
    contact_methods: ['email', 'post'],
    contact_email: 'office@example.com',
    delivery_email: 'office@example.com',
    effective_date: '2026-11-21',
    ...more,
  };
}
function individual(name: string, country: string, more: Answers = {}): Answers {
  return {
    agreement_for: ['website'],
    entity_type: 'individual',
    individual_name: name,
    country,
    consumer_type: 'both',
    contact_methods: ['email'],
    contact_email: 'hello@example.com',
    delivery_email: 'hello@example.com',
    effective_date: '2026-11-21',
    ...more,
  };
}
function site(host: string, name: string, kind: string): Answers {
  return { website_url: `https://www.${host}`, website_name: name, site_kind: [kind] };
}

const germanShop: Answers = {
  ...business('Nordlicht Keramik GmbH', 'Hafenstraße 14\n24103 Kiel\nDeutschland', 'DE'),
  ...site('nordlicht-keramik.example', 'Nordlicht Keramik', 'goods'),
  ...plain,
  state: 'DE_SH',
  reg_number: 'Amtsgericht Kiel, HRB 20417',
  vat_id: 'DE318264507',
  legal_notice_url: 'https://www.nordlicht-keramik.example/impressum',
  copyright_mode: 'reserved',
  terms_url: 'https://www.nordlicht-keramik.example/agb',
  d_testimonials: 'yes',
  reviews: 'verified',
};

const germanBlog: Answers = {
  ...individual('Wiebke Thomsen', 'DE'),
  ...site('wiebkes-werkbank.example', 'Wiebkes Werkbank', 'content'),
  ...plain,
  state: 'DE_HH',
  d_views: 'yes',
  d_no_resp: 'yes',
  d_ai: ['text', 'images'],
  ai_review: 'sometimes',
  ai_lifelike: 'unknown',
  d_affiliate: 'yes',
  affiliate_programs: ['amazon-associates', 'awin'],
  'affiliate_programs.own': [{ _id: 'r1', name: 'Werkzeugpartner', url: 'https://partner.example' }],
  d_sponsored: 'yes',
  d_sports: 'yes',
  d_products: ['electronics', 'chemicals'],
  copyright_mode: 'creative-commons',
  cc_licence: 'by-sa',
  d_email: 'yes',
};

const americanTrainer: Answers = {
  ...business('Peak Form LLC', '410 Ocean Avenue\nSanta Monica, CA 90401\nUSA', 'US'),
  ...site('peakform.example', 'Peak Form', 'content'),
  ...american,
  agreement_for: ['website', 'app'],
  app_name: 'Peak Form Coach',
  app_stores: ['apple', 'google'],
  app_platforms: ['ios', 'android'],
  state: 'US_CA',
  d_fitness: 'yes',
  d_medical: 'general',
  d_products: ['supplements', 'food'],
  d_testimonials: 'yes',
  reviews: 'platform',
  d_sponsored: 'yes',
  d_earnings: 'no',
  d_fair_use: 'yes',
};

const americanTrader: Answers = {
  ...business('Harbor Signals Inc.', '25 Water Street\nNew York, NY 10004\nUSA', 'US'),
  ...site('harborsignals.example', 'Harbor Signals', 'saas'),
  ...american,
  state: 'US_NY',
  audience_regions: { added: ['eu', 'uk'], removed: [] },
  d_no_resp: 'yes',
  d_financial: ['investing', 'trading', 'crypto', 'tax'],
  d_earnings: 'yes',
  d_testimonials: 'yes',
  typical_results: {
    de: 'Die meisten Teilnehmer erzielen keinen Gewinn.',
    en: 'Most participants make no profit.',
    es: 'La mayoría de los participantes no obtiene beneficios.',
    fr: 'La plupart des participants ne réalisent aucun gain.',
    it: 'La maggior parte dei partecipanti non realizza alcun guadagno.',
    nl: 'De meeste deelnemers maken geen winst.',
  },
  reviews: 'unverified',
  d_affiliate: 'yes',
  affiliate_programs: ['cj', 'impact'],
};

const newYorkLawyers: Answers = {
  ...business('Alvarez & Stone LLP', '80 Broad Street\nNew York, NY 10004\nUSA', 'US'),
  ...site('alvarezstone.example', 'Alvarez & Stone', 'services'),
  ...american,
  state: 'US_NY',
  consumer_type: 'both',
  d_legal: 'yes',
  law_firm: 'yes',
  law_firm_lawyer: 'Maria Alvarez',
  law_firm_office: '80 Broad Street\nNew York, NY 10004',
  law_firm_phone: '+1 212 555 0188',
  d_no_resp: 'yes',
  d_inquiries: 'yes',
  d_accessibility: 'wcag-aa',
};

const frenchMagazine: Answers = {
  ...business('Éditions du Canal SAS', '12 quai de Valmy\n75010 Paris\nFrance', 'FR', {
    legal_form: 'société par actions simplifiée',
    reg_number: 'RCS Paris 812 345 678',
    legal_notice_url: 'https://www.lecanal.example/mentions-legales',
  }),
  ...site('lecanal.example', 'Le Canal', 'content'),
  ...plain,
  content_author: 'both',
  d_views: 'yes',
  d_sponsored: 'yes',
  d_affiliate: 'yes',
  affiliate_programs: ['awin', 'rakuten-advertising'],
  d_ai: ['text', 'translation'],
  ai_review: 'always',
  d_translation: 'yes',
  copyright_mode: 'reserved',
};

const spanishClinic: Answers = {
  ...business('Clínica Mirador SL', 'Calle Mayor 3\n28013 Madrid\nEspaña', 'ES'),
  ...site('clinicamirador.example', 'Clínica Mirador', 'services'),
  ...plain,
  d_medical: 'professionals',
  medical_authors: [
    { _id: 'r1', medical_name: 'Lucía Ferrer', medical_title: 'Médica de familia' },
    { _id: 'r2', medical_name: 'Pablo Ruiz', medical_title: 'Fisioterapeuta' },
  ],
  d_fitness: 'yes',
  d_no_resp: 'yes',
  d_products: ['cosmetics', 'supplements', 'cbd'],
  d_inquiries: 'yes',
};

const italianAcademy: Answers = {
  ...business('Accademia Levante Srl', 'Via Roma 8\n16121 Genova\nItalia', 'IT'),
  ...site('accademialevante.example', 'Accademia Levante', 'education'),
  ...plain,
  audience_regions: { added: ['ch', 'us'], removed: [] },
  d_fair_use: 'no',
  d_education: 'yes',
  d_software: 'yes',
  d_ai: ['chatbot'],
  d_testimonials: 'yes',
  reviews: 'none',
  d_earnings: 'yes',
};

const dutchInvestor: Answers = {
  ...individual('Jan de Wit', 'NL'),
  ...site('dewitbelegt.example', 'De Wit belegt', 'content'),
  ...plain,
  audience_regions: { added: ['uk'], removed: [] },
  d_financial: ['investing', 'crypto', 'insurance', 'real-estate'],
  d_no_resp: 'yes',
  d_views: 'yes',
  d_email: 'yes',
};

const britishAgency: Answers = {
  ...business('Fenwick Software Ltd', '1 Mill Lane\nLeeds LS1 4AP\nUnited Kingdom', 'GB'),
  ...site('fenwick.example', 'Fenwick Software', 'saas'),
  ...plain,
  consumer_type: 'businesses',
  d_software: 'yes',
  d_security: 'yes',
  d_trademarks: 'yes',
  d_testimonials: 'yes',
  reviews: 'verified',
  prevailing_language: 'first',
  document_languages: ['en', 'de'],
};

const australianBlog: Answers = {
  ...individual('Grace Nguyen', 'AU'),
  ...site('reefandrange.example', 'Reef and Range', 'content'),
  ...plain,
  state: 'AU_QLD',
  audience_regions: { added: ['ca', 'nz'], removed: [] },
  d_affiliate: 'yes',
  affiliate_programs: ['booking-affiliate', 'ebay-partner-network'],
  d_testimonials: 'yes',
  reviews: 'none',
  d_sports: 'yes',
};

const swissAdults: Answers = {
  ...individual('Noir Atelier', 'CH'),
  ...site('noiratelier.example', 'Noir Atelier', 'community'),
  ...plain,
  d_adult: 'yes',
  adult_age: 18,
  d_general: 'no',
  d_errors: 'no',
  d_own_risk: 'no',
  d_links: 'no',
  d_availability: 'no',
  copyright_mode: 'personal',
  custom_sections: [
    {
      _id: 'r1',
      custom_section_heading: {
        de: 'Spenden',
        en: 'Donations',
        es: 'Donaciones',
        fr: 'Dons',
        it: 'Donazioni',
        nl: 'Donaties',
      },
      custom_section_text: {
        de: 'Danke.',
        en: 'Thanks.',
        es: 'Gracias.',
        fr: 'Merci.',
        it: 'Grazie.',
        nl: 'Dank.',
      },
    },
  ],
};

export const profiles: Readonly<Record<string, Answers>> = {
  germanShop,
  germanBlog,
  americanTrainer,
  americanTrader,
  newYorkLawyers,
  frenchMagazine,
  spanishClinic,
  italianAcademy,
  dutchInvestor,
  britishAgency,
  australianBlog,
  swissAdults,
};
