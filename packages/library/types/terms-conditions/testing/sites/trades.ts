/** Work done by people. */
import { free, goesOn, parcels, reachedAt, rows, toUnion, words } from './bases.ts';

const work = {
  ...free,
  sells: ['services'],
  sell_mode: 'we',
  prices_tax: 'with-tax',
  refunds: 'law-only',
};

/** Lessons by the term, for pupils of every age. */
const austrianSchool = goesOn(
  'austrianSchool',
  work,
  toUnion('musikschule-lindenhof'),
  reachedAt('musikschule-lindenhof', '+43 1 555 01 23'),
  {
    legal_form: 'Einzelunternehmen',
    line_of_business: words(
      'Musikunterricht',
      'music lessons',
      'clases de música',
      'cours de musique',
      'lezioni di musica',
      'muzieklessen',
    ),
    reg_number: 'Handelsgericht Wien, FN 456789 k',
    legal_notice_url: 'https://www.musikschule-lindenhof.example/impressum',
    provider_authority: 'Magistratisches Bezirksamt des VII. Bezirkes',
    trade_code: 'Qualitätskodex Wiener Musikschulen',
    trade_code_url: 'https://musikschulkodex.example',
    'payment_vendors.own': rows({ name: 'Erste Bank', country: 'AT' }),
    currencies: ['eur'],
    minors_ok: 'yes',
    newsletters: 'yes',
    liability_cap: 'statutory',
  },
);

/** Rooms and bathing times, booked from all over the Pacific. */
const japaneseInns = goesOn('japaneseInns', work, reachedAt('yukari-ryokan', '+81 460 55 0123'), {
  sells: ['services', 'tickets', 'gift-cards'],
  currencies: ['aud'],
  'currencies.own': rows({ name: 'JPY' }),
  refunds: 'separate-policy',
  returns_url: 'https://www.yukari-ryokan.example/cancellation',
  reviews: 'platform',
  gift_cards: rows({ gift_expiry: { amount: 36, unit: 'months' }, gift_refundable: 'yes' }),
  assignment: 'no',
});

/** A photographer who also sends prints. */
const frenchPortfolio = goesOn(
  'frenchPortfolio',
  { ...parcels, ...work, delivery_days: 14 },
  toUnion('margaux-perrin'),
  reachedAt('margaux-perrin', '+33 4 99 00 56 78'),
  {
    contact_methods: ['email', 'phone', 'post'],
    provider_address: '3 quai Saint-Vincent\n69001 Lyon\nFrance',
    provider_host: 'Squarespace Ireland Limited\nSquarespace House\nShip Street Great\nDublin 8\nIreland',
    provider_insurance: 'MAAF Assurances SA, Chauray, France',
    provider_profession: 'Photographe auteur',
    newsletters: 'no',
    sells: ['goods', 'services'],
    delivery_areas: ['home', 'ch'],
    currencies: ['eur', 'chf'],
    copyright_mode: 'reserved',
    first_published_year: 2014,
    prohibited: ['illegal', 'scraping'],
    liability_cap: 'statutory',
    e_communication: 'no',
    eu_adr: 'takes-part',
    adr_name: 'Médiation des artisans et indépendants',
    adr_address: '12 place Bellecour\n69002 Lyon',
    adr_url: 'https://mediation-independants.example',
  },
);

/** Advertisements of employers, for money; people look for work free of charge. */
const swedishJobs = goesOn(
  'swedishJobs',
  work,
  toUnion('jobbfyr'),
  reachedAt('jobbfyr', '+46 8 555 012 34'),
  {
    reg_number: 'Bolagsverket 559123-4567',
    vat_id: 'SE559123456701',
    disclosures_url: 'https://www.jobbfyr.example/om',
    prices_tax: 'without-tax',
    accounts: 'yes',
    account_close: ['settings'],
    'currencies.own': rows({ name: 'SEK' }),
    currencies: ['eur'],
    prohibited: ['illegal', 'harassment', 'spam', 'scraping', 'illegal-goods', 'resale'],
    recommender_parameters: words(
      'Ihre Ausbildung, Ihr Wohnort und das Datum der Anzeige.',
      'your education, where you live and the date of the advertisement.',
      'su formación, su lugar de residencia y la fecha del anuncio.',
      'votre formation, votre lieu de résidence et la date de l’annonce.',
      'la Sua formazione, il luogo di residenza e la data dell’annuncio.',
      'uw opleiding, uw woonplaats en de datum van de advertentie.',
    ),
    liability_cap: 'fixed',
    liability_amount: '500 000 SEK',
    venue: 'Stockholm',
    indemnity: 'no',
  },
);

export const trades = { austrianSchool, japaneseInns, frenchPortfolio, swedishJobs };
