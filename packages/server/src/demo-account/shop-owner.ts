/** Who the sample account belongs to, and what every one of its documents is told. */
import type { Answers } from '@clausewright/library/questionnaires';

export const demoEmail = 'camille@lehm-terre.example';
export const demoPassword = 'Lehm-und-Terre-1';

/** Of the shop, and of the courses that the pottery gives. */
export const shopDomain = 'lehm-terre.example';
export const coursesDomain = 'kurse-lehm-terre.example';

export const profile = {
  first_name: 'Camille',
  last_name: 'Brandt',
  personal_id: '',
  country: 'DE',
  phone: '+49 7851 555010',
} as const;

export const billing = {
  company_name: 'Lehm & Terre Keramik GmbH',
  name: 'Camille Brandt',
  address: 'Hauptstraße 12',
  city: 'Kehl',
  postal_code: '77694',
  country: 'DE',
  state: 'DE_BW',
} as const;

/** The pottery on the Rhine: a German company whose second language is French. */
const pottery: Answers = {
  entity_type: 'business',
  business_name: 'Lehm & Terre Keramik GmbH',
  business_address: 'Hauptstraße 12\n77694 Kehl\nDeutschland',
  legal_form: 'GmbH',
  reg_number: 'Amtsgericht Freiburg, HRB 731204',
  country: 'DE',
  state: 'DE_BW',
  consumer_type: 'consumers',
  delivery_email: demoEmail,
  contact_methods: ['email', 'phone'],
  contact_email: 'hallo@lehm-terre.example',
  contact_phone: '+49 7851 555010',
};

export const shop: Answers = {
  ...pottery,
  agreement_for: ['website'],
  website_url: `https://www.${shopDomain}`,
  website_name: 'Lehm & Terre',
  legal_notice_url: `https://www.${shopDomain}/impressum`,
  site_kind: ['goods'],
};

export const courses: Answers = {
  ...pottery,
  agreement_for: ['website'],
  website_url: `https://www.${coursesDomain}`,
  website_name: 'Lehm & Terre Kurse',
  legal_notice_url: `https://www.${shopDomain}/impressum`,
  site_kind: ['education'],
};

/** The app in which potters keep their glazes. */
export const glazeApp: Answers = {
  ...pottery,
  agreement_for: ['mobile'],
  app_name: 'Glasurbuch',
  app_stores: ['apple', 'google'],
  app_platforms: ['ios', 'android'],
  legal_notice_url: `https://www.${shopDomain}/impressum`,
};
