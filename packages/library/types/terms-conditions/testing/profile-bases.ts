/** What the profiles are built from: each owner is one of these bases and what is special about it. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';

import { words } from '../../privacy-policy/testing/profiles/bases.ts';

export { words } from '../../privacy-policy/testing/profiles/bases.ts';

export function sixTimes(text: string): { [language: string]: string } {
  return { de: text, en: text, es: text, fr: text, it: text, nl: text };
}

export const usual: Answers = {
  accounts: 'no',
  suspend_breach: 'yes',
  min_age: 18,
  ugc: 'no',
  prohibited: ['illegal', 'spam', 'malware', 'scraping'],
  sells: ['nothing'],
  promotions: 'no',
  own_ip: 'yes',
  feedback: 'yes',
  affiliate: 'no',
  professional_advice: 'off',
  liability_cap: 'twelve-months',
  dispute_mode: 'talk',
  contact_methods: ['email', 'phone'],
  contact_email: 'hello@firm.example',
  contact_phone: '+49 431 5550123',
  delivery_email: 'owner@firm.example',
  law_alerts: 'no',
};

export function without(answers: Answers, question: string): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => id !== question));
}

export const website = (name: string): Answers => ({
  agreement_for: ['website'],
  website_url: `https://www.${name}.example`,
  website_name: name,
});

export const company = (name: string, address: string, country: string): Answers => ({
  entity_type: 'business',
  business_name: name,
  business_address: address,
  country,
});

export const subscription: Answers = {
  sub_periods: ['month', 'year'],
  auto_renew: 'yes',
  free_trial: 'no',
  cancel_methods: ['account', 'email'],
};

export const adr: Answers = { eu_adr: 'not-obliged', accessibility: 'none' };

/** Whoever bought may review. */
export const checkedReviews: Answers = {
  reviews: 'verified',
  reviews_check: words(
    'Nur wer bestellt hat, erhält einen Link zur Bewertung.',
    'only people who ordered receive a link to the review form.',
    'solo quien ha hecho un pedido recibe un enlace para opinar.',
    'seules les personnes ayant commandé reçoivent un lien vers l’avis.',
    'solo chi ha ordinato riceve un link per la recensione.',
    'alleen wie heeft besteld, krijgt een link naar het reviewformulier.',
  ),
};
