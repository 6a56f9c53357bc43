/** Newspapers and blogs. */
import { copyrightAgent, free, goesOn, plans, reachedAt, rows, toUnion } from './bases.ts';

/** A daily paper with comments, sold as a subscription around the world. */
const britishNewspaper = goesOn(
  'britishNewspaper',
  plans,
  toUnion('northern-ledger'),
  reachedAt('northern-ledger', '+44 161 555 0123'),
  copyrightAgent('northern-ledger', {
    name: 'Priya Nair',
    address: '20 Deansgate\nManchester M3 2FF\nUnited Kingdom',
    phone: '+44 161 555 0124',
    registered: 'yes',
  }),
  {
    governing_part: 'england-wales',
    ugc_moderation: 'before-publication',
    publication_director: 'Priya Nair',
    disclosures_url: 'https://www.northern-ledger.example/company',
    trade_code: 'Editors’ Code of Practice',
    trade_code_url: 'https://www.ipso.co.uk/editors-code-of-practice/',
    min_age: 16,
    minors_ok: 'yes',
    dsa_contact: rows({
      dsa_email: 'dsa@northern-ledger.example',
      dsa_languages: ['en', 'de'],
      dsa_rep: 'Liffey Data Services Ltd, 5 Grand Canal Square, Dublin D02 T2C1, Ireland',
    }),
    sells: ['subscriptions', 'goods', 'digital'],
    delivery_areas: ['world'],
    delivery_days: 7,
    withdrawal_waiver: 'yes',
    refunds: 'separate-policy',
    returns_url: 'https://www.northern-ledger.example/returns',
    exchange: 'same',
    prices_tax: 'with-tax',
    free_trial: 'yes',
    trial_days: 30,
    trial_card: 'yes',
    cancel_methods: ['account', 'phone'],
    cancel_effect: 'at-once',
    promotions: 'yes',
    newsletters: 'yes',
    accessibility: 'short',
    accessibility_standard: 'wcag-2-2',
  },
);

/** Recipes under a free licence; nothing is sold. */
const spanishBlog = goesOn('spanishBlog', free, reachedAt('cocina-de-lola', '+34 96 555 01 23'), {
  document_title: 'terms-of-use',
  provider_address: 'Calle Colón 8\n46004 Valencia\nEspaña',
  contact_methods: ['email', 'page', 'phone', 'post'],
  contact_page: 'https://www.cocina-de-lola.example/contacto',
  min_age: 14,
  copyright_mode: 'creative-commons',
  cc_licence: 'by-nc-sa',
  affiliate: 'yes',
  newsletters: 'yes',
  us_compliance: 'no',
  eu_adr: 'not-obliged',
  suspend_breach: 'no',
  force_majeure: 'no',
  change_notice_days: '0',
});

export const publishing = { britishNewspaper, spanishBlog };
