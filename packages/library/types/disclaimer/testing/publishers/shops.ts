/** Shops that say more than a price: how to use a thing, what others think of it. */
import { words } from '../../../privacy-policy/testing/profiles/bases.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { plain, plainInAmerica } from './plain.ts';

/** Fashion shown by people who are paid for it, and by pictures of a machine. */
const parisFashion: Answers = {
  ...plain,
  d_ai: ['images'],
  ai_lifelike: 'yes',
  d_sponsored: 'yes',
  d_testimonials: 'yes',
  reviews: 'platform',
  d_trademarks: 'yes',
  copyright_mode: 'reserved',
  terms_url: 'https://www.atelier-corvin.example/cgv',
};

/** Wine for adults: allergens stand on the bottle. */
const piedmontWine: Answers = {
  ...plainInAmerica,
  d_products: ['food'],
  d_adult: 'yes',
  adult_age: 18,
  copyright_mode: 'reserved',
};

/** Care of plants, fertilisers, workshops with drills. */
const dutchPlants: Answers = {
  ...plain,
  content_author: 'both',
  d_sports: 'yes',
  d_products: ['chemicals', 'children'],
  d_testimonials: 'yes',
  reviews: 'verified',
  d_software: 'yes',
  copyright_mode: 'creative-commons',
  cc_licence: 'by',
};

/** Soap that customers praise for their skin. */
const montrealSoap: Answers = {
  ...plainInAmerica,
  d_products: ['cosmetics', 'children'],
  d_testimonials: 'yes',
  typical_results: words(
    'Seife reinigt; Hautleiden heilt sie nicht.',
    'Soap cleans; it does not cure skin diseases.',
    'El jabón limpia; no cura enfermedades de la piel.',
    'Le savon nettoie ; il ne guérit pas les maladies de la peau.',
    'Il sapone pulisce; non cura le malattie della pelle.',
    'Zeep reinigt; huidziekten geneest zij niet.',
  ),
  reviews: 'verified',
  d_sponsored: 'yes',
  d_affiliate: 'yes',
  affiliate_programs: ['shareasale'],
};

/** Gadgets and toys, described by a machine, reviewed by anybody. */
const chineseGadgets: Answers = {
  ...plain,
  d_ai: ['text', 'translation', 'chatbot'],
  ai_review: 'never',
  d_translation: 'yes',
  d_products: ['electronics', 'children'],
  d_testimonials: 'yes',
  reviews: 'unverified',
  d_trademarks: 'yes',
  terms_url: 'https://www.lumo-gadgets.example/terms',
};

export const shops = { parisFashion, piedmontWine, dutchPlants, montrealSoap, chineseGadgets };
