/** Files to keep, and software that is paid by the month. */
import { copyrightAgent, goesOn, plans, reachedAt, rows, toUnion, words } from './bases.ts';
import { noEmergencyService } from '../../../../site-profile/testing/no-emergency-service.ts';

/** Sheet music as files. */
const newZealandMusic = goesOn('newZealandMusic', reachedAt('tui-scores', '+64 4 555 0123'), {
  laws: { added: [], removed: ['uk_ecommerce'] },
  accounts: 'yes',
  sells: ['digital'],
  sell_mode: 'we',
  prices_tax: 'by-country',
  currencies: ['aud', 'gbp'],
  'currencies.own': rows({ name: 'NZD' }),
  refunds: 'law-only',
  withdrawal_waiver: 'yes',
  promotions: 'no',
  affiliate: 'no',
  newsletters: 'yes',
  copyright_mode: 'reserved',
  first_published_year: 2009,
});

/** Comics by the episode, for coins. */
const koreanComics = goesOn(
  'koreanComics',
  reachedAt('haneul-toon', '+82 2 555 0101'),
  copyrightAgent('haneul-toon', {
    name: 'Seo Ji-won',
    address: '231 Teheran-ro\nGangnam-gu\nSeoul 06142\nSouth Korea',
    phone: '+82 2 555 0102',
    registered: 'yes',
  }),
  {
    document_title: 'terms-of-service',
    minors_ok: 'yes',
    accounts: 'yes',
    account_close: ['settings', 'form'],
    ugc_moderation: 'automated',
    reviews: 'unverified',
    sells: ['digital', 'credits'],
    sell_mode: 'we',
    prices_tax: 'with-tax',
    currencies: ['usd'],
    'currencies.own': rows({ name: 'KRW' }, { name: 'JPY' }),
    refunds: 'law-only',
    virtual_items: 'no',
    promotions: 'yes',
    affiliate: 'no',
    copyright_mode: 'reserved',
  },
);

/** Payroll for other businesses, with a promise of availability. */
const bavarianPayroll = goesOn('bavarianPayroll', plans, reachedAt('lohnstern', '+49 89 5550120'), {
  promises: rows({ promise: 'api_changes_announced', promise_state: 'done' }),
  vat_id: 'DE287654321',
  data_act_url: 'https://www.lohnstern.example/export',
  provider_representatives: 'Korbinian Ziegler, Anna Maier',
  sells: ['subscriptions', 'services'],
  prices_tax: 'without-tax',
  currencies: ['eur', 'chf', 'gbp'],
  min_term: { amount: 12, unit: 'months' },
  renew_notice: 60,
  free_trial: 'yes',
  trial_days: 30,
  trial_card: 'no',
  retry_days: 10,
  api_access: 'yes',
  beta: 'yes',
  sla: rows({
    sla_availability: '99,5 %',
    sla_hours: words(
      'Montag bis Freitag, 8 bis 18 Uhr',
      'Monday to Friday, 8 a.m. to 6 p.m.',
      'de lunes a viernes, de 8 a 18 h',
      'du lundi au vendredi, de 8 h à 18 h',
      'dal lunedì al venerdì, dalle 8 alle 18',
      'maandag tot en met vrijdag, 8.00 tot 18.00 uur',
    ),
  }),
  provider_insurance: 'Allianz Versicherungs-AG, 10900 Berlin',
  professional_advice: 'licensed',
  provider_authority: 'Steuerberaterkammer München',
  indemnity: 'yes',
  prohibited: ['illegal', 'malware', 'circumvention', 'reverse-engineering', 'resale', 'competing'],
  venue: 'München',
  change_notice_days: '60',
  change_notice_channels: ['email'],
});

/** A customer database for businesses on both sides of the Atlantic, under the law of Delaware. */
const californianCrm = goesOn('californianCrm', plans, reachedAt('ledgerfox', '+1 415 555 0166'), {
  document_title: 'terms-of-service',
  reviews: 'platform',
  governing_law: 'US',
  governing_state: 'US_DE',
  venue: 'Wilmington, Delaware',
  prices_tax: 'without-tax',
  currencies: ['usd', 'eur', 'gbp'],
  sub_periods: ['month', 'year', 'other'],
  free_trial: 'yes',
  trial_days: 14,
  promises: rows({ promise: 'trial_reminder', promise_state: 'done' }),
  trial_card: 'yes',
  free_plan: 'yes',
  cancel_methods: ['account'],
  api_access: 'yes',
  sla: rows({
    sla_availability: '99.9%',
    sla_hours: words(
      'rund um die Uhr',
      'around the clock',
      'las 24 horas',
      '24 heures sur 24',
      '24 ore su 24',
      'dag en nacht',
    ),
    sla_credits: words(
      'Gutschrift von 10 % der Monatsgebühr für jede angefangene Stunde Ausfall, höchstens 50 %.',
      'a credit of 10% of the monthly fee for each hour of downtime begun, up to 50%.',
      'un abono del 10 % de la cuota mensual por cada hora de interrupción iniciada, hasta el 50 %.',
      'un avoir de 10 % du prix mensuel par heure d’interruption entamée, dans la limite de 50 %.',
      'un credito del 10 % del canone mensile per ogni ora iniziata di interruzione, fino al 50 %.',
      'een tegoed van 10 % van de maandprijs voor elk begonnen uur uitval, tot 50 %.',
    ),
  }),
  recommender_parameters: words(
    'der letzte Kontakt mit einem Kunden und der Wert offener Angebote.',
    'the last contact with a customer and the value of open offers.',
    'el último contacto con un cliente y el valor de las ofertas abiertas.',
    'le dernier contact avec un client et la valeur des offres en cours.',
    'l’ultimo contatto con un cliente e il valore delle offerte aperte.',
    'het laatste contact met een klant en de waarde van lopende offertes.',
  ),
  export: 'yes',
  geo_limits: ['CU', 'IR', 'KP', 'SY'],
  prohibited: ['illegal', 'spam', 'malware', 'scraping', 'reverse-engineering', 'competing'],
});

/** A chatbot for everyone, with a plan that costs nothing. */
const irishChatbot = goesOn(
  'irishChatbot',
  plans,
  toUnion('ask-orla'),
  reachedAt('ask-orla', '+353 1 555 0133'),
  {
    reg_number: 'Companies Registration Office, 701234',
    vat_id: 'IE3701234AB',
    mediator_fr: 'CM2C, 49 rue de Ponthieu, 75008 Paris, https://www.cm2c.net',
    currencies: ['eur', 'gbp', 'usd', 'chf', 'cad', 'aud'],
    free_plan: 'yes',
    cancel_effect: 'pro-rata',
    inactivity_months: 24,
    'prohibited.own': rows({ name: 'deepfakes' }),
    liability_cap: 'paid-or-100',
    as_is: 'no',
    accessibility: 'link',
    accessibility_url: 'https://www.ask-orla.example/accessibility',
    venue: 'Dublin',
    dispute_mode: 'mediation',
    change_notice_channels: ['email', 'site-banner'],
    custom_sections: noEmergencyService,
  },
);

export const software = { newZealandMusic, koreanComics, bavarianPayroll, californianCrm, irishChatbot };
