/** Newspapers, music, lessons and maps as software. */
import { free, goesOn, phoneApp, program, reachedAt, rows, words } from './bases.ts';

const britishNewspaper = goesOn(
  'britishNewspaper',
  phoneApp,
  free,
  reachedAt('northern-ledger', '+44 161 555 0123'),
  {
    app_name: 'Northern Ledger',
    min_age: 16,
    licence_kind: 'subscription',
    purchases: ['subscription'],
    free_trial: rows({ trial_length: { amount: 4, unit: 'weeks' }, trial_end: 'becomes-paid' }),
    term: 'with-subscription',
    ads_in_app: 'yes',
    updates: 'automatic',
    support: 'email',
    support_email: 'readers@northern-ledger.example',
    change_notice_channels: ['email', 'in-app', 'page'],
  },
);

/** Free to read, paid by advertisements. */
const newYorkPaper = goesOn('newYorkPaper', phoneApp, free, reachedAt('hudson-courier', '+1 212 555 0188'), {
  app_name: 'Hudson Courier',
  app_stores: ['apple', 'google', 'amazon'],
  app_platforms: ['ios', 'android', 'tv'],
  accounts: 'no',
  governing_state: 'US_NY',
  ads_in_app: 'yes',
  telemetry: 'yes',
  warranty: 'as-is',
  apple_rider: 'no',
  'third_party_list.own': rows({ name: 'Chartbeat' }),
});

/** Shows the sheet music that was bought, on one computer and one more. */
const newZealandMusic = goesOn('newZealandMusic', program, free, reachedAt('tui-scores', '+64 4 555 0123'), {
  app_name: 'Tui Reader',
  app_stores: ['own', 'microsoft', 'steam'],
  app_platforms: ['windows', 'macos', 'linux'],
  delivered_via: ['download', 'stores', 'media'],
  licence_kind: 'perpetual',
  purchases: ['one-time'],
  copies: 'one',
  activation: 'key',
  transferable: 'yes',
  hardware: words(
    'Bildschirm ab 12 Zoll.',
    'a screen of 12 inches or more.',
    'una pantalla de 12 pulgadas o más.',
    'un écran de 12 pouces ou plus.',
    'uno schermo di almeno 12 pollici.',
    'een scherm van 12 inch of meer.',
  ),
  warranty: 'limited',
  warranty_days: 60,
  liability_cap: 'fixed',
  liability_amount: 'NZD 1,000',
  export: 'no',
  change_notice_days: '15',
});

/** Homework with a tutor and a chatbot. */
const indianTutoring = goesOn(
  'indianTutoring',
  phoneApp,
  free,
  reachedAt('vidya-circle', '+91 80 5550 0199'),
  {
    app_name: 'Vidya Circle',
    app_stores: ['google'],
    app_platforms: ['android', 'kaios'],
    licence_kind: 'educational',
    purchases: ['subscription'],
    updates: 'user-choice',
  },
);

/** Trail maps that work where no network is; the maker of tents gives them away and sells regions. */
const texanOutdoor = goesOn('texanOutdoor', phoneApp, free, reachedAt('lone-pine', '+1 512 555 0199'), {
  app_name: 'Lone Pine Maps',
  accounts: 'no',
  purchases: ['one-time'],
  connectivity: 'no',
  restrictions: ['sell', 'copy', 'high-risk', 'notices'],
  warranty: 'as-is',
  governing_state: 'US_TX',
  dispute_mode: 'arbitration',
  arbitration: rows({
    arbitration_provider: 'American Arbitration Association',
    arbitration_seat: 'Austin, Texas',
    arbitration_opt_out: 60,
    class_waiver: 'no',
  }),
});

/** Pupils practise at home and in the browser, free of charge. */
const austrianSchool = goesOn(
  'austrianSchool',
  phoneApp,
  free,
  reachedAt('musikschule-lindenhof', '+43 1 555 01 23'),
  {
    agreement_for: ['mobile', 'web'],
    app_name: 'Lindenhof Üben',
    legal_form: 'Einzelunternehmen',
    reg_number: 'Handelsgericht Wien, FN 456789 k',
    legal_notice_url: 'https://www.musikschule-lindenhof.example/impressum',
    delivered_via: ['stores', 'web'],
    accounts: 'no',
    end_notice: 'any-time',
    updates: 'user-choice',
    prevailing_language: 'first',
    change_notice_days: '0',
    change_notice_channels: ['page', 'site-banner'],
  },
);

export const readers = {
  britishNewspaper,
  newYorkPaper,
  newZealandMusic,
  indianTutoring,
  texanOutdoor,
  austrianSchool,
};
