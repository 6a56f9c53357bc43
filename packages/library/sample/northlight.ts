/** A potter who does not exist: what all of the sample documents have in common. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';

/** Raised, with the day, when answers of a sample change. */
export const sampleVersion = { number: 1, day: '2026-11-28' } as const;

/** Whose website they are for. */
export const sampleOwner = 'Northlight Ceramics';

const site = 'https://www.northlightceramics.example';

export const address = (path: string): string => `${site}/${path}`;

const business: Answers = {
  entity_type: 'business',
  business_name: 'Northlight Ceramics Ltd',
  business_address: '12 Quay Street\nGalway',
  country: 'IE',
  consumer_type: 'consumers',
  effective_date: sampleVersion.day,
  contact_methods: ['email', 'post'],
  contact_email: 'hello@northlightceramics.example',
  // Each of them is one that somebody would have in one language.
  document_languages: ['en'],
  change_notice_days: '30',
  delivery_email: 'hello@northlightceramics.example',
};

export const shop: Answers = {
  ...business,
  agreement_for: ['website'],
  website_url: site,
  website_name: sampleOwner,
  site_kind: ['goods'],
};

/** Of the app with which customers plan what they fire. */
export const app: Answers = {
  ...business,
  agreement_for: ['mobile'],
  app_name: 'Northlight Kiln Log',
  app_stores: ['apple', 'google'],
};
