/** Places where others sell or talk. */
import { checkedReviews } from '../profile-bases.ts';
import { copyrightAgent, free, goesOn, parcels, reachedAt, rows, toUnion, words } from './bases.ts';

/** Old things from neighbour to neighbour. */
const rhodeIslandMarket = goesOn(
  'rhodeIslandMarket',
  parcels,
  reachedAt('attic-anchor', '+1 401 555 0123'),
  copyrightAgent('attic-anchor', {
    name: 'Ruth Almeida',
    address: '10 Weybosset Street\nProvidence, RI 02903\nUnited States',
    phone: '+1 401 555 0124',
    registered: 'no',
  }),
  {
    governing_state: 'US_RI',
    sell_mode: 'third-party',
    trader_status: 'no',
    ranking_parameters: words(
      'Übereinstimmung mit der Suche, Entfernung und Alter des Angebots.',
      'match with the search, distance and age of the offer.',
      'la coincidencia con la búsqueda, la distancia y la antigüedad de la oferta.',
      'la correspondance avec la recherche, la distance et l’ancienneté de l’offre.',
      'corrispondenza con la ricerca, distanza ed età dell’offerta.',
      'overeenkomst met de zoekopdracht, afstand en leeftijd van het aanbod.',
    ),
    prices_tax: 'by-country',
    ...checkedReviews,
    ugc_moderation: 'automated',
    prohibited: ['illegal', 'harassment', 'spam', 'multi-accounts', 'scraping', 'illegal-goods'],
  },
);

/** Crafts of many sellers, also for Portugal and Spain. */
const brazilianMarket = goesOn(
  'brazilianMarket',
  parcels,
  toUnion('feira-viva'),
  reachedAt('feira-viva', '+55 11 5555 0123'),
  {
    reg_number: 'CNPJ 12.345.678/0001-95',
    infringement_email: 'denuncias@feira-viva.example',
    dsa_contact: rows({
      dsa_email: 'ue@feira-viva.example',
      dsa_languages: ['es', 'en'],
      dsa_rep: 'Ribeira Representações, Lda.\nRua das Flores 12\n4050-262 Porto\nPortugal',
    }),
    min_age: 16,
    minors_ok: 'yes',
    ...checkedReviews,
    sell_mode: 'both',
    ranking_parameters: words(
      'Übereinstimmung mit der Suche, Bewertungen und Lieferzeit.',
      'match with the search, ratings and time of delivery.',
      'la coincidencia con la búsqueda, las valoraciones y el plazo de entrega.',
      'la correspondance avec la recherche, les avis et le délai de livraison.',
      'corrispondenza con la ricerca, valutazioni e tempi di consegna.',
      'overeenkomst met de zoekopdracht, beoordelingen en levertijd.',
    ),
    currencies: ['eur'],
    'currencies.own': rows({ name: 'BRL' }),
    delivery_areas: ['home', 'listed'],
    delivery_countries: ['PT', 'ES'],
    delivery_days: 25,
  },
);

/** Gardeners who help one another; whoever leaves takes nothing from the archive. */
const ontarioForum = goesOn(
  'ontarioForum',
  free,
  reachedAt('zone-five', '+1 613 555 0123'),
  copyrightAgent('zone-five', {
    name: 'Claire Dubois',
    address: '150 Elgin Street\nOttawa, ON K2P 1L4\nCanada',
    phone: '+1 613 555 0124',
    registered: 'yes',
  }),
  {
    document_title: 'terms-of-use',
    governing_state: 'CA_ON',
    accounts: 'yes',
    account_close: ['email'],
    minors_ok: 'yes',
    ugc_licence: 'perpetual',
    own_ip: 'no',
    affiliate: 'yes',
    change_notice_days: '15',
    change_notice_channels: ['page', 'site-banner'],
  },
);

export const places = { rhodeIslandMarket, brazilianMarket, ontarioForum };
