/** Apps of the two big stores: for the young, for couples, for runners, for players. */
import { belowStateThresholds } from '../../../../shared/questions/us-sizes.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { teenApp as teenAppInEnglish } from '../profiles.ts';
import { company, largeInAmerica, meetingPlace, mobileApp, quiet, rows, words } from './bases.ts';

/** The app of the journeys, in six languages. */
const teenApp: Answers = { ...teenAppInEnglish, document_languages: quiet['document_languages'] ?? [] };

/** A painting game for children under thirteen, who send pictures and speak into the microphone. */
const americanChildrensGame: Answers = {
  ...meetingPlace,
  ...mobileApp('Paintbrush Pals', 'paintbrush-pals'),
  ...company('Paintbrush Pals LLC', '1201 Pine Street\nSeattle, WA 98101\nUnited States', 'US_WA'),
  site_kind: ['game'],
  audience_regions: ['us', 'uk', 'au'],
  ...belowStateThresholds,
  app_permissions: ['microphone', 'photos'],
  push: 'no',
  pd_types: ['email', 'username-password', 'user-content', 'media', 'device-log'],
  other_vendors: ['aws', 'firebase-crashlytics'],
  hosting_country: ['US'],
  kids: 'directed',
  kids_data: rows(
    { kids_activity: 'registration', kids_types: ['email', 'username-password'], kids_public: 'no' },
    { kids_activity: 'content', kids_types: ['user-content', 'media'], kids_public: 'yes' },
  ),
  parental_consent: ['card', 'phone-video'],
  kids_phone: '+1 800 555 0188',
  kids_retention: { amount: 12, unit: 'months' },
  kids_operations: ['functioning', 'security', 'authentication'],
  kids_operators: rows({
    kids_operator_name: 'Crayon Cloud Inc.',
    kids_operator_address: '9 Harbor Way\nPortland, OR 97201\nUnited States',
    kids_operator_phone: '+1 503 555 0121',
    kids_operator_email: 'privacy@crayon-cloud.example',
  }),
  safe_harbor: rows({
    safe_harbor_name: 'kidSAFE Seal Program',
    safe_harbor_url: 'https://www.kidsafeseal.com',
  }),
};

/** An Italian app with which children learn to read; it asks for little and shows nothing to others. */
const italianReadingApp: Answers = {
  ...quiet,
  ...mobileApp('Sillabe', 'sillabe'),
  ...company('Sillabe S.r.l.', 'Via Garibaldi 9\n40124 Bologna\nItalia', 'IT'),
  site_kind: ['education'],
  audience_regions: ['eu', 'us'],
  ...belowStateThresholds,
  app_permissions: ['none'],
  push: 'no',
  pd_types: ['email', 'username-password', 'birth-date', 'device-log'],
  other_vendors: ['ovhcloud'],
  hosting_country: ['IT', 'FR'],
  kids: 'directed',
  kids_data: rows({
    kids_activity: 'play',
    kids_types: ['username-password', 'device-log'],
    kids_public: 'no',
  }),
  parental_consent: ['email-plus'],
  kids_phone: '+39 051 1234567',
  kids_retention: { amount: 90, unit: 'days' },
};

/** Training plans from heart rate and weight: health data for every American state, sold to nobody. */
const americanFitness: Answers = {
  ...meetingPlace,
  ...largeInAmerica,
  ...mobileApp('Cadence Coach', 'cadence-coach'),
  ...company('Cadence Coach Inc.', '2101 4th Avenue\nSeattle, WA 98121\nUnited States', 'US_WA'),
  site_kind: ['services'],
  request_toll_free: '+1 800 555 0117',
  request_channels: ['email', 'toll-free', 'account-settings'],
  app_price_model: 'subscription',
  app_permissions: [
    'notifications',
    'health',
    'motion',
    'location-precise',
    'location-background',
    'bluetooth',
  ],
  permission_purposes: rows({
    permission: 'health',
    permission_purpose: words(
      'Herzfrequenz und Gewicht für Ihren Trainingsplan lesen',
      'reading heart rate and weight for your training plan',
      'leer la frecuencia cardíaca y el peso para su plan',
      'lire la fréquence cardiaque et le poids pour votre plan',
      'leggere frequenza cardiaca e peso per il piano di allenamento',
      'hartslag en gewicht lezen voor uw trainingsschema',
    ),
    permission_needed: 'yes',
  }),
  pd_types: [
    'email',
    'name',
    'username-password',
    'birth-date',
    'gender',
    'health',
    'location-precise',
    'purchase-history',
    'user-content',
    'device-log',
  ],
  special_data: ['health'],
  location_use: 'precise-background',
  analytics: 'yes',
  analytics_vendors: ['firebase-analytics', 'amplitude'],
  payments: 'yes',
  payment_vendors: ['apple-in-app-purchase', 'google-play-billing'],
  other_vendors: ['google-cloud', 'firebase-crashlytics', 'firebase-cloud-messaging'],
  ai_features: ['recommendations'],
  health_affiliates: 'Cadence Wearables LLC',
  appeals_email: 'appeals@cadence-coach.example',
  store_sheet: 'yes',
  min_age: 16,
};

/** Couples near one another: sexual orientation, health and the exact place, with explicit consent. */
const belgianDating: Answers = {
  ...meetingPlace,
  ...mobileApp('Duo Coeur', 'duo-coeur'),
  ...company('Duo Coeur SRL', 'Rue Neuve 45\n1000 Bruxelles\nBelgique', 'BE'),
  audience_regions: ['eu', 'uk', 'us'],
  us_states: ['US_WA', 'US_NV', 'US_NY'],
  us_numbers: 'unknown',
  gpc: 'honoured',
  app_permissions: ['notifications', 'camera', 'photos', 'location-precise'],
  pd_types: [
    'email',
    'name',
    'phone',
    'username-password',
    'user-content',
    'messages',
    'birth-date',
    'gender',
    'media',
    'location-precise',
    'health',
    'device-log',
  ],
  special_data: ['sex-life', 'health', 'ethnic-origin'],
  special_basis: 'explicit-consent',
  social_login: 'yes',
  social_login_vendors: ['facebook-login', 'apple-sign-in'],
  location_use: 'precise-in-use',
  analytics: 'yes',
  analytics_vendors: ['firebase-analytics'],
  payments: 'yes',
  payment_vendors: ['apple-in-app-purchase', 'google-play-billing'],
  ads: 'yes',
  ad_vendors: ['google-admob', 'applovin'],
  other_vendors: ['aws', 'onesignal'],
  ai_features: ['recommendations', 'moderation'],
  dpo: 'yes',
  dpo_details: rows({ dpo_name: 'Eline Maes', dpo_email: 'dpo@duo-coeur.example' }),
  hosting_country: ['IE'],
  min_age: 18,
};

/** A game of Asia: in-app purchases, advertising, players who may be young. */
const singaporeGame: Answers = {
  ...meetingPlace,
  ...mobileApp('Dragon Harbour', 'dragon-harbour'),
  ...company('Merlion Play Pte. Ltd.', '71 Ayer Rajah Crescent\nSingapore 139951', 'SG'),
  site_kind: ['game'],
  app_price_model: 'freemium',
  audience_regions: ['sg', 'jp', 'kr', 'cn', 'au', 'nz'],
  app_permissions: ['notifications', 'advertising-id'],
  pd_types: ['email', 'username-password', 'purchase-history', 'user-content', 'device-log'],
  social_login: 'yes',
  social_login_vendors: ['google-sign-in', 'apple-sign-in', 'facebook-login'],
  analytics: 'yes',
  analytics_vendors: ['firebase-analytics'],
  payments: 'yes',
  payment_vendors: ['apple-in-app-purchase', 'google-play-billing'],
  ads: 'yes',
  ad_vendors: ['unity-ads', 'applovin'],
  other_vendors: ['google-cloud', 'firebase-crashlytics'],
  hosting_country: ['SG', 'JP'],
  kids: 'age-gate',
  min_age: 13,
  local_officers: rows(
    { officer_law: 'sg_pdpa', officer_name: 'Tan Wei Ling', officer_email: 'dpo@dragon-harbour.example' },
    {
      officer_law: 'kr_pipa',
      officer_name: 'Han & Seo Ltd.',
      officer_email: 'korea@dragon-harbour.example',
      officer_address: '152 Teheran-ro\nGangnam-gu\nSeoul',
    },
    {
      officer_law: 'cn_pipl',
      officer_name: 'Pudong Data Services Co., Ltd.',
      officer_email: 'china@dragon-harbour.example',
      officer_address: '88 Century Avenue\nShanghai',
    },
  ),
};

export const apps = {
  teenApp,
  americanChildrensGame,
  italianReadingApp,
  americanFitness,
  belgianDating,
  singaporeGame,
};
