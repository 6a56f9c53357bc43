/** Where somebody could take a page for advice: health, money, law, lessons, a machine that answers. */
import { rows, words } from '../../../privacy-policy/testing/profiles/bases.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { plain, plainInAmerica } from './plain.ts';

/** A clinic whose doctors write about diseases; its letters carry a short version. */
const swissClinic: Answers = {
  ...plain,
  d_medical: 'professionals',
  medical_authors: rows(
    { medical_name: 'Regula Ammann', medical_title: 'FMH' },
    { medical_name: 'Luca Bernasconi', medical_title: 'PhD' },
  ),
  d_no_resp: 'yes',
  d_inquiries: 'yes',
  d_views: 'no',
  d_links: 'yes',
  copyright_mode: 'reserved',
  d_email: 'yes',
};

/** Exercises after an injury, shown by physiotherapists. */
const australianClinic: Answers = {
  ...plain,
  d_medical: 'general',
  d_fitness: 'yes',
  d_sports: 'yes',
  d_testimonials: 'yes',
  reviews: 'none',
  d_inquiries: 'yes',
  d_products: ['supplements'],
  contact_methods: ['email', 'phone'],
  contact_phone: '+61 2 5550 1234',
};

/** A machine that answers whatever it is asked. */
const irishChatbot: Answers = {
  ...plainInAmerica,
  d_ai: ['text', 'images', 'translation', 'chatbot'],
  ai_review: 'never',
  ai_lifelike: 'unknown',
  d_no_resp: 'yes',
  d_security: 'yes',
  copyright_mode: 'personal',
  terms_url: 'https://www.ask-orla.example/terms',
};

/** A customer database for businesses, with scripts to download and stories of success. */
const californianCrm: Answers = {
  ...plainInAmerica,
  d_testimonials: 'yes',
  typical_results: words(
    'Die meisten Kunden sparen in der Woche ein bis zwei Stunden.',
    'Most customers save one to two hours a week.',
    'La mayoría de los clientes ahorra una o dos horas por semana.',
    'La plupart des clients gagnent une à deux heures par semaine.',
    'La maggior parte dei clienti risparmia una o due ore alla settimana.',
    'De meeste klanten besparen één tot twee uur per week.',
  ),
  reviews: 'platform',
  d_earnings: 'yes',
  d_software: 'yes',
  d_security: 'yes',
  d_trademarks: 'yes',
  copyright_mode: 'creative-commons',
  cc_licence: 'by-sa',
};

/** Payroll for businesses, with articles on tax and labour law. */
const bavarianPayroll: Answers = {
  ...plain,
  d_ai: ['text'],
  ai_review: 'always',
  d_no_resp: 'yes',
  d_legal: 'yes',
  d_financial: ['tax'],
  d_software: 'yes',
  copyright_mode: 'creative-commons',
  cc_licence: 'cc0',
  d_email: 'yes',
  document_title: 'legal-disclaimer',
};

/** Loans: articles on saving, insurance and houses, and comparisons that pay a commission. */
const spanishLender: Answers = {
  ...plainInAmerica,
  d_no_resp: 'yes',
  d_financial: ['investing', 'tax', 'insurance', 'real-estate'],
  d_affiliate: 'yes',
  affiliate_programs: ['impact'],
  d_accessibility: 'wcag-aa',
  terms_url: 'https://www.prestamo-claro.example/condiciones',
  contact_methods: ['email', 'phone'],
  contact_phone: '+34 91 123 45 67',
};

/** Lessons for examinations; former students tell what they earn today. */
const indianTutoring: Answers = {
  ...plain,
  content_author: 'both',
  d_ai: ['chatbot'],
  d_education: 'yes',
  d_earnings: 'yes',
  d_testimonials: 'yes',
  reviews: 'unverified',
  d_views: 'yes',
  copyright_mode: 'creative-commons',
  cc_licence: 'by-nd',
};

export const advice = {
  swissClinic,
  australianClinic,
  irishChatbot,
  californianCrm,
  bavarianPayroll,
  spanishLender,
  indianTutoring,
};
