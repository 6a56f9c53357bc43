/** Shops for goods and for files. */
import { belowStateThresholds } from '../../../../shared/questions/us-sizes.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { germanShop as germanShopInTwoLanguages } from '../profiles.ts';
import { company, quiet, rows, shop, site, words } from './bases.ts';

const orderImpossible = words(
  'Ohne diese Angaben können wir Ihre Bestellung nicht ausführen.',
  'Without these details we cannot carry out your order.',
  'Sin estos datos no podemos tramitar su pedido.',
  'Sans ces informations, nous ne pouvons pas exécuter votre commande.',
  'Senza questi dati non possiamo evadere il Suo ordine.',
  'Zonder deze gegevens kunnen wij uw bestelling niet uitvoeren.',
);

/** The shop of the journeys, in six languages. */
const germanShop: Answers = {
  ...germanShopInTwoLanguages,
  document_languages: quiet['document_languages'] ?? [],
  pd_required: rows({
    required_data: ['email', 'name', 'postal-address'],
    required_basis: 'needed-for-contract',
    required_consequence: orderImpossible,
  }),
  retention_rules: rows(
    {
      retention_category: 'invoices',
      retention_length: { amount: 8, unit: 'years' },
      retention_from: 'year-end',
      retention_reason: 'legal-duty',
    },
    {
      retention_category: 'other',
      retention_category_named: words(
        'Reklamationen',
        'Complaints about goods',
        'Reclamaciones sobre productos',
        'Réclamations sur des produits',
        'Reclami sui prodotti',
        'Klachten over producten',
      ),
      retention_length: { amount: 3, unit: 'years' },
      retention_from: 'contract-end',
      retention_reason: 'claims',
    },
  ),
};

/** Fashion that follows its visitors: measuring for advertising, retargeting, pages at two networks. */
const parisFashion: Answers = {
  ...shop,
  ...site('Atelier Corvin', 'atelier-corvin'),
  ...company('Atelier Corvin SAS', '18 rue Oberkampf\n75011 Paris\nFrance', 'FR'),
  reg_number: 'RCS Paris 812 345 678',
  vat_id: 'FR32812345678',
  audience_regions: ['eu', 'uk', 'ch'],
  analytics: 'yes',
  analytics_vendors: ['google-analytics', 'google-tag-manager'],
  analytics_features: ['ip-anonymised', 'demographics', 'advertising'],
  session_replay: 'yes',
  session_replay_vendors: ['contentsquare'],
  email_vendors: ['brevo'],
  payment_vendors: ['adyen', 'klarna'],
  remarketing: 'yes',
  remarketing_vendors: ['meta-pixel', 'criteo', 'pinterest-tag'],
  other_vendors: ['shopify', 'google-maps', 'google-recaptcha'],
  fan_page: 'yes',
  fan_page_details: rows(
    {
      fan_page_network: 'instagram',
      fan_page_name: 'ateliercorvin',
      fan_page_url: 'https://www.instagram.com/ateliercorvin',
    },
    {
      fan_page_network: 'facebook',
      fan_page_name: 'Atelier Corvin',
      fan_page_url: 'https://www.facebook.com/ateliercorvin',
    },
  ),
  hosting_country: ['FR', 'US'],
  dpo: 'yes',
  dpo_details: rows({ dpo_name: 'Solène Aubry', dpo_email: 'dpo@atelier-corvin.example' }),
  cookie_section: 'separate',
  cookie_policy_url: 'https://www.atelier-corvin.example/cookies',
  vendor_table: 'yes',
};

/** Wine for adults, sent as far as Japan; small in America. */
const piedmontWine: Answers = {
  ...shop,
  ...site('Cantina Roero', 'cantina-roero'),
  ...company('Cantina Roero S.r.l.', 'Via Umberto I 22\n12046 Montà (CN)\nItalia', 'IT'),
  vat_id: 'IT03345670041',
  audience_regions: ['eu', 'ch', 'us', 'jp'],
  us_states: ['US_CA', 'US_NY', 'US_FL'],
  ...belowStateThresholds,
  pd_types: [
    'email',
    'name',
    'phone',
    'postal-address',
    'payment-data',
    'purchase-history',
    'birth-date',
    'device-log',
  ],
  pd_required: rows(
    { required_data: ['birth-date'], required_basis: 'statutory' },
    {
      required_data: ['name', 'postal-address'],
      required_basis: 'needed-for-contract',
      required_consequence: orderImpossible,
    },
  ),
  analytics: 'yes',
  analytics_vendors: ['matomo'],
  analytics_features: ['ip-anonymised', 'cookieless'],
  email_vendors: ['mailchimp'],
  other_vendors: ['woocommerce', 'ovhcloud'],
  hosting_country: ['IT', 'FR'],
  min_age: 18,
};

/** Everything in the Netherlands: nothing leaves the European Economic Area. */
const dutchPlants: Answers = {
  ...shop,
  ...site('Groene Vensterbank', 'groene-vensterbank'),
  ...company('Groene Vensterbank B.V.', 'Lijnbaan 7\n3012 EK Rotterdam\nNederland', 'NL'),
  extra_sites: rows({ extra_site_name: 'Plantenbeurs', extra_site_url: 'https://plantenbeurs.example' }),
  reg_number: 'KvK 61234567',
  audience_regions: ['eu'],
  analytics: 'yes',
  analytics_vendors: ['simple-analytics'],
  payment_vendors: ['mollie'],
  other_vendors: ['hetzner'],
  hosting_country: ['NL', 'DE'],
  security_mode: 'list',
  security_measures: ['tls', 'backups', 'dnssec', 'mail-authentication'],
};

/** Soap from Montréal with an officer of its own under the law of the province. */
const montrealSoap: Answers = {
  ...shop,
  ...site('Savonnerie Boréale', 'savonnerie-boreale'),
  ...company('Savonnerie Boréale inc.', '250 rue Saint-Paul Est\nMontréal (Québec) H2Y 1G9\nCanada', 'CA_QC'),
  audience_regions: ['ca', 'us'],
  quebec: 'yes',
  us_states: ['US_NY', 'US_CA', 'US_NV', 'US_DE'],
  ...belowStateThresholds,
  analytics: 'yes',
  analytics_vendors: ['fathom'],
  email_vendors: ['mailchimp'],
  payment_vendors: ['square'],
  other_vendors: ['shopify'],
  ai_features: ['recommendations'],
  hosting_country: ['CA'],
  local_officers: rows(
    {
      officer_law: 'pipeda',
      officer_name: 'Maude Lafleur',
      officer_email: 'vie-privee@savonnerie-boreale.example',
    },
    {
      officer_law: 'quebec_25',
      officer_name: 'Maude Lafleur',
      officer_email: 'vie-privee@savonnerie-boreale.example',
    },
  ),
  affiliates_program: 'yes',
};

/** Sheet music to download, from New Zealand to the whole Commonwealth of the south. */
const newZealandMusic: Answers = {
  ...shop,
  ...site('Tui Scores', 'tui-scores'),
  ...company('Tui Scores Limited', '12 Cuba Street\nWellington 6011\nNew Zealand', 'NZ'),
  site_kind: ['digital-goods'],
  audience_regions: ['nz', 'au', 'za', 'uk'],
  pd_types: ['email', 'name', 'username-password', 'payment-data', 'purchase-history', 'device-log'],
  analytics: 'yes',
  analytics_vendors: ['matomo-cloud'],
  payment_vendors: ['paddle'],
  other_vendors: ['cloudflare', 'youtube'],
  hosting_country: ['AU'],
  local_officers: rows(
    {
      officer_law: 'nz_privacy_act',
      officer_name: 'Aroha Ngata',
      officer_email: 'privacy@tui-scores.example',
    },
    { officer_law: 'popia', officer_name: 'Aroha Ngata', officer_email: 'privacy@tui-scores.example' },
  ),
};

export const shops = {
  germanShop,
  parisFashion,
  piedmontWine,
  dutchPlants,
  montrealSoap,
  newZealandMusic,
};
