/** Software for firms and their staff, and a chatbot for everyone. */
import { free, goesOn, phoneApp, program, reachedAt, rows, words } from './bases.ts';
import { noEmergencyService } from '../../../../site-profile/testing/no-emergency-service.ts';

/** Payroll on the desk of the customer, tried for a month. */
const bavarianPayroll = goesOn('bavarianPayroll', program, free, reachedAt('lohnstern', '+49 89 5550120'), {
  app_name: 'Lohnstern Desktop',
  vat_id: 'DE287654321',
  licence_kind: 'subscription',
  purchases: ['subscription'],
  free_trial: rows({ trial_length: { amount: 30, unit: 'days' }, trial_end: 'ends' }),
  term: 'with-subscription',
  activation: 'account',
  copies: 'any',
  restrictions: ['sell', 'copy', 'modify', 'reverse-engineer', 'notices', 'benchmark', 'compete'],
  open_source: rows(
    { component_name: 'SQLite', component_licence: 'Public Domain', component_url: 'https://sqlite.org' },
    { component_name: 'Qt', component_licence: 'LGPL-3.0', component_url: 'https://www.qt.io' },
  ),
  updates: 'automatic',
  support: 'paid',
  support_url: 'https://www.lohnstern.example/support',
  warranty: 'limited',
  warranty_days: 365,
  liability_cap: 'twelve-months',
  audit: 'yes',
  indemnity: 'yes',
  change_notice_days: '60',
  change_notice_channels: ['email'],
});

/** The programs through which firms reach their customer database. */
const californianCrm = goesOn('californianCrm', free, reachedAt('ledgerfox', '+1 415 555 0166'), {
  agreement_for: ['web', 'mobile', 'desktop'],
  app_name: 'Ledgerfox',
  app_stores: ['apple', 'google', 'microsoft'],
  app_platforms: ['ios', 'android', 'windows', 'macos', 'web'],
  software_kind: 'saas-client',
  delivered_via: ['stores', 'download', 'web'],
  data_collection: 'policy',
  licence_kind: 'per-user',
  seats: 50,
  copies: 'none',
  activation: 'account',
  third_party: 'yes',
  telemetry: 'yes',
  feedback: 'yes',
  warranty: 'as-is',
  gov_use: 'yes',
  governing_law: 'US',
  governing_state: 'US_DE',
  dispute_mode: 'arbitration',
  arbitration: rows({
    arbitration_provider: 'JAMS',
    arbitration_seat: 'Wilmington, Delaware',
    class_waiver: 'yes',
  }),
  restrictions: ['sell', 'copy', 'modify', 'reverse-engineer', 'compete', 'automate'],
  change_notice_channels: ['email', 'in-app'],
});

/** Talks, writes and transcribes; the maker may end what costs nothing. */
const irishChatbot = goesOn('irishChatbot', phoneApp, free, reachedAt('ask-orla', '+353 1 555 0133'), {
  agreement_for: ['mobile', 'web'],
  app_name: 'Ask Orla',
  reg_number: 'Companies Registration Office, 701234',
  trading_name: 'Orla',
  delivered_via: ['stores', 'web'],
  purchases: ['subscription'],
  restrictions: ['sell', 'automate', 'ai-training', 'high-risk', 'circumvent'],
  end_notice: 'any-time',
  dispute_mode: 'mediation',
  custom_sections: noEmergencyService,
});

/** A library that makers of doors build into their own products. */
const illinoisFaceLogin = goesOn('illinoisFaceLogin', program, reachedAt('doorglance', '+1 312 555 0177'), {
  agreement_for: ['plugin', 'device'],
  app_name: 'Doorglance SDK',
  app_platforms: ['linux', 'android'],
  software_kind: 'sdk',
  licence_kind: 'per-device',
  seats: 200,
  accounts: 'no',
  purchases: ['none'],
  restrictions: ['sell', 'reverse-engineer', 'notices', 'circumvent', 'benchmark', 'high-risk'],
  third_party: 'no',
  telemetry: 'yes',
  connected_product: 'no',
  updates: 'user-choice',
  term: 'fixed',
  term_length: { amount: 2, unit: 'years' },
  warranty: 'limited',
  warranty_days: 180,
  liability_cap: 'fixed',
  liability_amount: '50,000 US dollars',
  audit: 'yes',
  governing_state: 'US_IL',
});

/** Lamps that come with their software. */
const chineseGadgets = goesOn('chineseGadgets', program, reachedAt('lumo-gadgets', '+86 755 5550 1188'), {
  agreement_for: ['device'],
  app_name: 'Lumo Lamp OS',
  app_platforms: [],
  software_kind: 'firmware',
  delivered_via: ['preinstalled', 'download'],
  licence_kind: 'perpetual',
  accounts: 'no',
  purchases: ['none'],
  activation: 'none',
  third_party: 'no',
  data_collection: 'diagnostics',
  telemetry: 'yes',
  updates: 'security-years',
  security_years: 5,
  modifications: 'no',
  warranty: 'conformity',
  liability_cap: 'statutory',
  governing_law: 'HK',
  connected_product: 'yes',
  product_data: words(
    'Helligkeit und Betriebsstunden als JSON, etwa 1 MB im Jahr.',
    'Brightness and hours of use as JSON, about 1 MB a year.',
    'Brillo y horas de uso en JSON, alrededor de 1 MB al año.',
    'Luminosité et heures d’utilisation au format JSON, environ 1 Mo par an.',
    'Luminosità e ore d’uso in JSON, circa 1 MB all’anno.',
    'Helderheid en gebruiksuren als JSON, ongeveer 1 MB per jaar.',
  ),
  product_data_pace: 'occasional',
  product_data_place: ['device'],
  product_data_access: words(
    'Über die Rückstelltaste oder eine Nachricht an uns.',
    'By the reset button or a message to us.',
    'Con el botón de restablecimiento o un mensaje dirigido a nosotros.',
    'Par le bouton de réinitialisation ou un message qui nous est adressé.',
    'Con il pulsante di ripristino o un messaggio inviato a noi.',
    'Met de resetknop of een bericht aan ons.',
  ),
  product_data_use: ['none'],
  product_data_shared: 'yes',
});

export const work = { bavarianPayroll, californianCrm, irishChatbot, illinoisFaceLogin, chineseGadgets };
