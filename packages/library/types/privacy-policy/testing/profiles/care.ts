/** Clinics, schools, a charity, people on their own, and nobody's data at all. */
import { belowStateThresholds } from '../../../../shared/questions/us-sizes.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { company, individual, meetingPlace, quiet, rows, site, words } from './bases.ts';

const patients: Answers = {
  ...quiet,
  site_kind: ['services'],
  pd_types: ['email', 'name', 'phone', 'postal-address', 'birth-date', 'health', 'device-log'],
  special_data: ['health'],
  special_basis: 'health-care',
  forms: ['contact', 'booking'],
  emails: 'yes',
  email_kinds: ['transactional'],
  request_channels: ['email', 'phone', 'post'],
};

/** A clinic in Zürich with patients from both sides of the border. */
const swissClinic: Answers = {
  ...patients,
  ...site('Klinik Seefeld', 'klinik-seefeld'),
  ...company('Klinik Seefeld AG', 'Seefeldstrasse 112\n8008 Zürich\nSchweiz', 'CH'),
  legal_notice_url: 'https://www.klinik-seefeld.example/impressum',
  audience_regions: ['ch', 'eu'],
  request_phone: '+41 44 123 45 67',
  analytics: 'yes',
  analytics_vendors: ['etracker'],
  other_vendors: ['google-maps', 'hcaptcha'],
  hosting_country: ['CH'],
  dpo: 'yes',
  dpo_details: rows({ dpo_name: 'Urs Zollinger', dpo_email: 'datenschutz@klinik-seefeld.example' }),
  eu_rep: rows({
    eu_rep_name: 'Bodensee Vertretung GmbH',
    eu_rep_address: 'Seestraße 5\n78464 Konstanz\nDeutschland',
    eu_rep_email: 'klinik@bodensee-vertretung.example',
  }),
  retention_mode: 'per-category',
  retention_rules: rows({
    retention_category: 'other',
    retention_category_named: words(
      'Krankengeschichten',
      'Medical records',
      'Historias clínicas',
      'Dossiers médicaux',
      'Cartelle cliniche',
      'Medische dossiers',
    ),
    retention_length: { amount: 20, unit: 'years' },
    retention_from: 'contract-end',
    retention_reason: 'legal-duty',
  }),
};

/** A practice in Sydney whose software proposes the order of appointments. */
const australianClinic: Answers = {
  ...patients,
  ...site('Harbourside Physio', 'harbourside-physio'),
  ...company('Harbourside Physio Pty Ltd', '60 Pitt Street\nSydney NSW 2000\nAustralia', 'AU_NSW'),
  audience_regions: ['au', 'nz'],
  request_phone: '+61 2 5550 1234',
  pd_types: [...(patients['pd_types'] as string[]), 'government-id'],
  other_vendors: ['aws', 'calendly'],
  ai_features: ['scoring', 'transcription'],
  ai_vendors: ['openai'],
  automated_decisions: rows({
    decision_name: words(
      'Terminvergabe',
      'Order of appointments',
      'Orden de citas',
      'Ordre des rendez-vous',
      'Ordine degli appuntamenti',
      'Volgorde van afspraken',
    ),
    decision_logic: words(
      'Die Software ordnet Anfragen nach Beschwerden und Wartezeit.',
      'The software sorts requests by complaint and waiting time.',
      'El programa ordena las solicitudes según las molestias y la espera.',
      'Le logiciel classe les demandes selon les symptômes et l’attente.',
      'Il software ordina le richieste in base ai disturbi e all’attesa.',
      'De software ordent aanvragen naar klachten en wachttijd.',
    ),
    decision_effect: words(
      'Dringende Fälle erhalten früher einen Termin.',
      'Urgent cases get an earlier appointment.',
      'Los casos urgentes reciben cita antes.',
      'Les cas urgents obtiennent un rendez-vous plus tôt.',
      'I casi urgenti ottengono prima un appuntamento.',
      'Dringende gevallen krijgen eerder een afspraak.',
    ),
  }),
  hosting_country: ['AU', 'US'],
};

/** A music school in Vienna for pupils of every age. */
const austrianSchool: Answers = {
  ...quiet,
  ...site('Musikschule Lindenhof', 'musikschule-lindenhof'),
  ...company('Musikschule Lindenhof e.U.', 'Lindengasse 14\n1070 Wien\nÖsterreich', 'AT'),
  site_kind: ['education'],
  audience_regions: ['eu'],
  pd_types: [
    'email',
    'name',
    'phone',
    'postal-address',
    'birth-date',
    'education-job',
    'media',
    'device-log',
  ],
  forms: ['contact', 'booking'],
  emails: 'yes',
  email_vendors: ['getresponse'],
  payments: 'yes',
  payment_vendors: [],
  other_vendors: ['ionos', 'youtube'],
  hosting_country: ['DE'],
  kids: 'teens',
  min_age: 14,
};

/** Tutoring from Bengaluru for students in India, the Gulf, Singapore and Great Britain. */
const indianTutoring: Answers = {
  ...quiet,
  ...site('Vidya Circle', 'vidya-circle'),
  ...company('Vidya Circle Private Limited', '12 Residency Road\nBengaluru 560025\nIndia', 'IN_KA'),
  site_kind: ['education', 'services'],
  audience_regions: ['in', 'gulf', 'sg', 'uk'],
  pd_types: [
    'email',
    'name',
    'phone',
    'username-password',
    'birth-date',
    'education-job',
    'messages',
    'device-log',
  ],
  forms: ['contact', 'chat', 'booking'],
  analytics: 'yes',
  analytics_vendors: ['vwo'],
  emails: 'yes',
  email_vendors: ['amazon-ses'],
  email_kinds: ['transactional', 'marketing', 'whatsapp'],
  payments: 'yes',
  payment_vendors: ['stripe'],
  other_vendors: ['aws', 'freshchat'],
  ai_features: ['chatbot'],
  ai_vendors: ['openai'],
  hosting_country: ['IN'],
  kids: 'teens',
  min_age: 13,
  local_officers: rows(
    { officer_law: 'in_dpdp', officer_name: 'Kavya Rao', officer_email: 'grievance@vidya-circle.example' },
    { officer_law: 'sg_pdpa', officer_name: 'Kavya Rao', officer_email: 'grievance@vidya-circle.example' },
  ),
};

/** A charity of Cape Town with volunteers, donations and an information officer. */
const southAfricanCharity: Answers = {
  ...quiet,
  ...site('Table Bay Rescue', 'table-bay-rescue'),
  ...company('Table Bay Rescue NPC', '25 Long Street\nCape Town 8001\nSouth Africa', 'ZA'),
  site_kind: ['non-profit'],
  audience_regions: ['za', 'uk'],
  pd_types: ['email', 'name', 'phone', 'postal-address', 'payment-data', 'education-job', 'device-log'],
  forms: ['contact', 'newsletter', 'job-application'],
  emails: 'yes',
  email_vendors: ['mailchimp'],
  payments: 'yes',
  payment_vendors: ['paypal'],
  other_vendors: ['wordpress', 'hetzner'],
  hosting_country: ['DE'],
  uk_rep: rows({
    uk_rep_name: 'Harrow Representatives Ltd',
    uk_rep_address: '3 Fleet Place\nLondon EC4M 7RF\nUnited Kingdom',
    uk_rep_email: 'rescue@harrow-representatives.example',
  }),
  local_officers: rows({
    officer_law: 'popia',
    officer_name: 'Thandeka Mokoena',
    officer_email: 'information-officer@table-bay-rescue.example',
  }),
};

/** A photographer in Lyon, a person without a company. */
const frenchPortfolio: Answers = {
  ...quiet,
  ...site('Margaux Perrin Photographie', 'margaux-perrin'),
  ...individual('Margaux Perrin', '3 quai Saint-Vincent\n69001 Lyon\nFrance', 'FR'),
  site_kind: ['portfolio'],
  audience_regions: ['eu', 'ch'],
  other_vendors: ['squarespace'],
  social_plugins: ['instagram-embeds'],
  hosting_country: ['US'],
};

/** A page of a person in Berlin that keeps nothing about anybody. */
const berlinNothing: Answers = {
  agreement_for: ['website'],
  website_url: 'https://www.sternkarte.example',
  website_name: 'Sternkarte',
  ...individual('Jonas Petersen', 'Weserstraße 30\n12045 Berlin\nDeutschland', 'DE_BE'),
  site_kind: ['other'],
  consumer_type: 'consumers',
  audience_regions: ['eu'],
  pd_types: ['none'],
  pd_none_confirm: 'yes',
  hosting_country: ['DE'],
  request_email: 'jonas@sternkarte.example',
  cookie_section: 'short',
  effective_date: '2026-11-21',
  document_languages: quiet['document_languages'] ?? [],
  delivery_email: 'jonas@sternkarte.example',
};

/** A forum of gardeners in Ottawa, also read south of the border. */
const ontarioForum: Answers = {
  ...meetingPlace,
  ...site('Zone Five Gardeners', 'zone-five'),
  ...company('Zone Five Community Inc.', '150 Elgin Street\nOttawa, ON K2P 1L4\nCanada', 'CA_ON'),
  audience_regions: ['ca', 'us'],
  quebec: 'no',
  ...belowStateThresholds,
  social_plugins: ['pinterest-plugins', 'x-plugins'],
  affiliates_program: 'yes',
  other_vendors: ['cloudflare', 'disqus'],
  hosting_country: ['CA', 'US'],
  min_age: 13,
};

export const care = {
  swissClinic,
  australianClinic,
  austrianSchool,
  indianTutoring,
  southAfricanCharity,
  frenchPortfolio,
  berlinNothing,
  ontarioForum,
};
