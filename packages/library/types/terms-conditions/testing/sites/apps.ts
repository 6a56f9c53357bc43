/** Apps of the two big stores: free ones, subscriptions, coins and gems. */
import { copyrightAgent, free, goesOn, plans, reachedAt, rows, toUnion, words } from './bases.ts';

const teenApp = goesOn(
  'teenApp',
  free,
  reachedAt('snapstreet', '+1 415 555 0110'),
  copyrightAgent('snapstreet', {
    name: 'Jo Alvarez',
    address: '510 Valencia Street\nSan Francisco, CA 94110\nUnited States',
    phone: '+1 415 555 0111',
    registered: 'yes',
  }),
  {
    document_title: 'terms-of-use',
    governing_state: 'US_CA',
    accounts: 'yes',
    minors_ok: 'yes',
    ugc_moderation: 'automated',
    copyright_mode: 'reserved',
  },
);

/** Painting for small children: no age, no purchase, parents agree. */
const americanChildrensGame = goesOn(
  'americanChildrensGame',
  free,
  reachedAt('paintbrush-pals', '+1 206 555 0188'),
  copyrightAgent('paintbrush-pals', {
    name: 'Dana Whitfield',
    address: '1201 Pine Street\nSeattle, WA 98101\nUnited States',
    phone: '+1 206 555 0189',
    registered: 'no',
  }),
  {
    document_title: 'terms-of-use',
    governing_state: 'US_WA',
    disclosures_url: 'https://www.paintbrush-pals.example/company',
    accounts: 'yes',
    min_age: 0,
    minors_ok: 'yes',
    ugc_moderation: 'before-publication',
    ugc_backup: 'no',
    feedback: 'no',
    third_party_links: 'no',
  },
);

/** Children learn to read, free of charge. */
const italianReadingApp = goesOn('italianReadingApp', free, reachedAt('sillabe', '+39 051 555 0145'), {
  vat_id: 'IT03987650371',
  reg_number: 'REA BO-512345',
  document_title: 'terms-of-use',
  accounts: 'yes',
  min_age: 0,
  minors_ok: 'yes',
  prohibited: ['illegal', 'malware', 'circumvention', 'scraping'],
  eu_adr: 'not-obliged',
  us_compliance: 'no',
  change_notice_days: '14',
});

/** Training plans paid through the store. */
const americanFitness = goesOn(
  'americanFitness',
  plans,
  reachedAt('cadence-coach', '+1 206 555 0117'),
  copyrightAgent('cadence-coach', {
    name: 'Marcus Bell',
    address: '2101 4th Avenue\nSeattle, WA 98121\nUnited States',
    phone: '+1 206 555 0118',
    registered: 'yes',
  }),
  {
    professional_advice: 'none',
    governing_state: 'US_WA',
    minors_ok: 'yes',
    sells: ['subscriptions', 'in-app'],
    prices_tax: 'without-tax',
    currencies: ['usd'],
    free_trial: 'yes',
    trial_days: 7,
    trial_card: 'yes',
    cancel_methods: ['store', 'account'],
    in_app_store_rules: 'no',
    ugc_licence: 'promotion',
    ugc_backup: 'yes',
    recommender_parameters: words(
      'Ihr Trainingsziel, Ihre letzten Einheiten und Ihre Herzfrequenz.',
      'your training goal, your last sessions and your heart rate.',
      'su objetivo de entrenamiento, sus últimas sesiones y su frecuencia cardíaca.',
      'votre objectif d’entraînement, vos dernières séances et votre fréquence cardiaque.',
      'il Suo obiettivo di allenamento, le ultime sessioni e la frequenza cardiaca.',
      'uw trainingsdoel, uw laatste sessies en uw hartslag.',
    ),
    liability_cap: 'paid-or-100',
  },
);

/** Couples near one another: a subscription, single boosts and coins. */
const belgianDating = goesOn(
  'belgianDating',
  plans,
  toUnion('duo-coeur'),
  reachedAt('duo-coeur', '+32 2 555 01 45'),
  copyrightAgent('duo-coeur', {
    name: 'Eline Maes',
    address: 'Rue Neuve 45\n1000 Bruxelles\nBelgique',
    phone: '+32 2 555 01 46',
    registered: 'yes',
  }),
  {
    reg_number: 'BCE 0765.432.109',
    vat_id: 'BE0765432109',
    mediator_fr: 'Médiation Belfrance, 25 rue de Provence, 75009 Paris, https://mediateur-duo.example',
    dsa_contact: rows({ dsa_email: 'dsa@duo-coeur.example', dsa_languages: ['fr', 'nl', 'en'] }),
    ugc_licence: 'promotion',
    ugc_moderation: 'before-publication',
    sells: ['subscriptions', 'in-app', 'credits'],
    promises: rows(
      { promise: 'cancel_button', promise_state: 'planned', promise_by: '2027-01-31' },
      { promise: 'real_money_price', promise_state: 'done' },
      { promise: 'credits_refunded', promise_state: 'done' },
    ),
    prices_tax: 'with-tax',
    currencies: ['eur', 'gbp', 'usd'],
    sub_periods: ['month', 'quarter'],
    withdrawal_waiver: 'yes',
    cancel_methods: ['store', 'account', 'email'],
    recommender_parameters: words(
      'Entfernung, Alter, gemeinsame Interessen und wann jemand zuletzt online war.',
      'distance, age, shared interests and when somebody was last online.',
      'la distancia, la edad, los intereses comunes y la última conexión.',
      'la distance, l’âge, les centres d’intérêt communs et la dernière connexion.',
      'distanza, età, interessi comuni e ultimo accesso.',
      'afstand, leeftijd, gedeelde interesses en wanneer iemand voor het laatst online was.',
    ),
    accessibility: 'short',
    accessibility_standard: 'wcag-2-2',
    eu_adr: 'takes-part',
    adr_name: 'Service de médiation pour le consommateur',
    adr_address: 'Boulevard du Roi Albert II 8\n1000 Bruxelles',
    adr_url: 'https://mediationconsommateur.be',
  },
);

/** Gems, chests and a season pass that ends by itself. */
const singaporeGame = goesOn('singaporeGame', free, reachedAt('dragon-harbour', '+65 6555 0123'), {
  document_title: 'terms-of-service',
  accounts: 'yes',
  minors_ok: 'yes',
  account_close: ['settings', 'form'],
  inactivity_months: 36,
  infringement_email: 'report@dragon-harbour.example',
  ugc_moderation: 'automated',
  sells: ['in-app', 'credits', 'subscriptions'],
  sell_mode: 'we',
  prices_tax: 'with-tax',
  refunds: 'law-only',
  sub_periods: ['other'],
  auto_renew: 'no',
  free_trial: 'no',
  cancel_methods: ['store'],
  promotions: 'yes',
  apple_google_rider: ['apple', 'google'],
  beta: 'yes',
  extra_sites: rows({
    extra_site_name: 'Dragon Harbour Forum',
    extra_site_url: 'https://forum.dragon-harbour.example',
  }),
  'prohibited.own': rows({ name: 'Bots' }),
  change_notice_days: '7',
});

export const apps = {
  teenApp,
  americanChildrensGame,
  italianReadingApp,
  americanFitness,
  belgianDating,
  singaporeGame,
};
