/** Apps for people's own time: pictures, reading, training, dating, play. */
import { free, goesOn, phoneApp, reachedAt, rows, words } from './bases.ts';

const teenApp = goesOn('teenApp', phoneApp, free, reachedAt('snapstreet', '+1 415 555 0110'), {
  document_title: 'license-agreement',
  governing_state: 'US_CA',
  ads_in_app: 'yes',
  warranty: 'as-is',
  restrictions: ['sell', 'copy', 'modify', 'reverse-engineer', 'circumvent', 'automate'],
});

/** Painting for small children. */
const americanChildrensGame = goesOn(
  'americanChildrensGame',
  phoneApp,
  free,
  reachedAt('paintbrush-pals', '+1 206 555 0188'),
  {
    agreement_for: ['mobile', 'game'],
    software_kind: 'game',
    governing_state: 'US_WA',
    min_age: 0,
    game_rules: ['bans'],
    warranty: 'limited',
    warranty_days: 90,
    updates: 'automatic',
  },
);

/** Children learn to read, at home and in schools. */
const italianReadingApp = goesOn(
  'italianReadingApp',
  phoneApp,
  free,
  reachedAt('sillabe', '+39 051 555 0145'),
  {
    reg_number: 'REA BO-512345',
    vat_id: 'IT03987650371',
    licence_kind: 'educational',
    purchases: ['subscription'],
    use_scope: 'both',
    min_age: 0,
    connectivity: 'no',
    warranty: 'limited',
    warranty_days: 90,
    support: 'email',
    support_email: 'aiuto@sillabe.example',
    change_notice_days: '14',
  },
);

/** Training plans from the heart rate, paid through the store. */
const americanFitness = goesOn(
  'americanFitness',
  phoneApp,
  free,
  reachedAt('cadence-coach', '+1 206 555 0117'),
  {
    governing_state: 'US_WA',
    licence_kind: 'subscription',
    purchases: ['subscription'],
    free_trial: rows({ trial_length: { amount: 7, unit: 'days' }, trial_end: 'becomes-paid' }),
    term: 'with-subscription',
    hardware: words(
      'Pulsgurt oder Uhr mit Bluetooth.',
      'a chest strap or watch with Bluetooth.',
      'una banda pectoral o un reloj con Bluetooth.',
      'une ceinture thoracique ou une montre avec Bluetooth.',
      'una fascia toracica o un orologio con Bluetooth.',
      'een borstband of horloge met bluetooth.',
    ),
    telemetry: 'yes',
    promises: rows({ promise: 'telemetry_switch', promise_state: 'done' }),
    feedback: 'yes',
    warranty: 'as-is',
    restrictions: ['sell', 'copy', 'modify', 'high-risk'],
    dispute_mode: 'arbitration',
    arbitration: rows({
      arbitration_provider: 'American Arbitration Association',
      arbitration_seat: 'Seattle, Washington',
      arbitration_opt_out: 60,
      class_waiver: 'no',
    }),
  },
);

/** Couples near one another. */
const belgianDating = goesOn('belgianDating', phoneApp, free, reachedAt('duo-coeur', '+32 2 555 01 45'), {
  reg_number: 'BCE 0765.432.109',
  vat_id: 'BE0765432109',
  purchases: ['subscription', 'consumable'],
  ads_in_app: 'yes',
  end_notice: 'notice',
  end_notice_days: 30,
  family_sharing: 'no',
  dispute_mode: 'mediation',
});

/** Gems, chests, tournaments. */
const singaporeGame = goesOn('singaporeGame', phoneApp, free, reachedAt('dragon-harbour', '+65 6555 0123'), {
  agreement_for: ['mobile', 'game'],
  app_stores: ['apple', 'google', 'amazon', 'other'],
  app_platforms: ['ios', 'android', 'other'],
  software_kind: 'game',
  purchases: ['one-time', 'consumable', 'virtual-currency', 'loot-boxes'],
  restrictions: ['sell', 'copy', 'modify', 'circumvent', 'automate', 'cheat'],
  game_rules: ['cheating', 'bans', 'tournaments', 'streaming'],
  ads_in_app: 'yes',
  telemetry: 'yes',
  extra_sites: rows({
    extra_site_name: 'Dragon Harbour Forum',
    extra_site_url: 'https://forum.dragon-harbour.example',
  }),
  change_notice_days: '7',
  promises: rows(
    { promise: 'real_money_price', promise_state: 'planned', promise_by: '2027-03-01' },
    { promise: 'random_item_odds', promise_state: 'done' },
  ),
});

/** Comics by the episode, for coins, where the publisher has the rights. */
const koreanComics = goesOn('koreanComics', phoneApp, free, reachedAt('haneul-toon', '+82 2 555 0101'), {
  app_name: 'Haneul Toon',
  // Readers from Australia came by themselves.
  laws: { added: ['au_software'], removed: [] },
  contact_methods: ['email', 'page'],
  contact_page: 'https://www.haneul-toon.example/help',
  purchases: ['one-time', 'virtual-currency'],
  territory: 'countries',
  licence_countries: ['KR', 'JP', 'US'],
  google_rider: 'no',
  restrictions: ['sell', 'copy', 'circumvent', 'ai-training'],
});

export const apps = {
  teenApp,
  americanChildrensGame,
  italianReadingApp,
  americanFitness,
  belgianDating,
  singaporeGame,
  koreanComics,
};
