import { securityMeasures } from '../../../shared/questions/security-measures.ts';
import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';
import { usualCap } from '../../../shared/questions/usual-cap.ts';

const online: Condition = {
  any: [
    { has: ['laws', 'eu_ecommerce'] },
    { has: ['laws', 'uk_ecommerce'] },
    { has: ['laws', 'ch_ecommerce'] },
  ],
};
const software: Condition = {
  any: [
    { has: ['agreement_for', 'app'] },
    { has: ['site_kind', 'saas'] },
    { has: ['site_kind', 'game'] },
    { has: ['site_kind', 'digital-goods'] },
  ],
};

const sla = {
  id: 'sla',
  kind: 'group',
  level: 'detail',
  required: false,
  since: 1,
  when: { all: [{ has: ['site_kind', 'saas'] }, { in: ['consumer_type', ['businesses', 'both']] }] },
  min: 0,
  max: 1,
  title: 'sla_availability',
  questions: [
    { id: 'sla_availability', kind: 'text', since: 1, max: 60 },
    { id: 'sla_hours', kind: 'text', since: 1, max: 200, perLanguage: true },
    { id: 'sla_credits', kind: 'area', required: false, since: 1, max: 1000, perLanguage: true },
  ],
} as const satisfies Question;

const content = [
  { id: 'own_ip', kind: 'yn', since: 1, default: 'yes' },
  {
    id: 'copyright_mode',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'personal',
    options: [
      { id: 'reserved' },
      { id: 'personal' },
      {
        id: 'creative-commons',
        questions: [
          {
            id: 'cc_licence',
            kind: 'choice',
            since: 1,
            options: [
              { id: 'by' },
              { id: 'by-sa' },
              { id: 'by-nc' },
              { id: 'by-nc-sa' },
              { id: 'by-nd' },
              { id: 'by-nc-nd' },
              { id: 'cc0' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'first_published_year',
    kind: 'num',
    level: 'detail',
    required: false,
    since: 1,
    min: 1990,
    max: 2100,
  },
  { id: 'feedback', kind: 'yn', since: 1, default: 'no' },
  { id: 'third_party_links', kind: 'yn', level: 'detail', since: 1, default: 'yes' },
  { id: 'affiliate', kind: 'yn', since: 1 },
  {
    id: 'professional_advice',
    kind: 'choice',
    since: 1,
    default: 'off',
    options: [{ id: 'off' }, { id: 'none' }, { id: 'licensed' }],
  },
] as const satisfies readonly Question[];

const products = [
  {
    id: 'ai_features',
    kind: 'multi',
    level: 'detail',
    since: 1,
    min: 1,
    default: ['none'],
    options: [
      { id: 'none', exclusive: true },
      { id: 'chatbot' },
      { id: 'generation' },
      {
        id: 'recommendations',
        // Art. 27 DSA: the main parameters stand in the terms.
        questions: [{ id: 'recommender_parameters', kind: 'area', since: 1, max: 1000, perLanguage: true }],
      },
      { id: 'moderation' },
    ],
  },
  { id: 'api_access', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  { id: 'beta', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  sla,
  { id: 'sms_terms', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  { id: 'newsletters', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  { id: 'geo_limits', kind: 'country', many: true, level: 'detail', required: false, since: 1 },
  {
    id: 'accessibility',
    kind: 'choice',
    since: 1,
    when: { all: [{ has: ['laws', 'eu_consumer'] }, { not: { has: ['sells', 'nothing'] } }] },
    options: [
      { id: 'none' },
      {
        id: 'short',
        questions: [
          {
            id: 'accessibility_standard',
            kind: 'choice',
            since: 1,
            options: [{ id: 'wcag-2-1' }, { id: 'wcag-2-2' }],
          },
        ],
      },
      { id: 'link', questions: [{ id: 'accessibility_url', kind: 'url', since: 1 }] },
    ],
  },
] as const satisfies readonly Question[];

const risk = [
  {
    id: 'liability_cap',
    kind: 'choice',
    since: 1,
    derive: usualCap,
    options: [
      { id: 'twelve-months' },
      { id: 'paid-or-100' },
      { id: 'fixed', questions: [{ id: 'liability_amount', kind: 'text', since: 1, max: 60 }] },
      { id: 'statutory' },
    ],
  },
  { id: 'as_is', kind: 'yn', level: 'detail', since: 1, default: 'yes' },
  {
    id: 'indemnity',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'yes',
    when: { in: ['consumer_type', ['businesses', 'both']] },
  },
  { id: 'force_majeure', kind: 'yn', level: 'detail', since: 1, default: 'yes' },
  { id: 'assignment', kind: 'yn', level: 'detail', since: 1, default: 'yes' },
  { id: 'e_communication', kind: 'yn', level: 'detail', since: 1, default: 'yes' },
] as const satisfies readonly Question[];

const documents = [
  { id: 'privacy_url', kind: 'url', level: 'detail', required: false, since: 1 },
  { id: 'cookies_url', kind: 'url', level: 'detail', required: false, since: 1 },
  {
    id: 'disclosures_url',
    kind: 'url',
    level: 'detail',
    required: false,
    since: 1,
    when: { all: [online, { not: { in: ['country', ['DE', 'AT', 'CH', 'ES', 'IT', 'FR', 'NL']] } }] },
  },
  {
    id: 'trade_code',
    kind: 'text',
    level: 'detail',
    required: false,
    since: 1,
    max: 200,
  },
  // Arts 25(2)(e) and 28 of Regulation (EU) 2023/2854: what can be exported, and the jurisdiction of the infrastructure.
  {
    id: 'data_act_url',
    kind: 'url',
    required: false,
    since: 2,
    when: { has: ['laws', 'eu_data_act'] },
  },
  { id: 'trade_code_url', kind: 'url', since: 1, when: { answered: 'trade_code' } },
] as const satisfies readonly Question[];

/** What § 5 DDG, art. 1-1 LCEN, art. 10 LSSI, art. 7 D.Lgs. 70/2003 and art. 3:15d BW want beside name, address and contact. */
const provider = [
  {
    id: 'provider_representatives',
    kind: 'text',
    required: false,
    since: 1,
    max: 300,
    when: { all: [online, { eq: ['entity_type', 'business'] }] },
  },
  // Art. 5(1)(b) ECD: a business gave its address before, a person has to here.
  {
    id: 'provider_address',
    kind: 'area',
    since: 1,
    max: 500,
    autocomplete: 'street-address',
    when: { all: [online, { eq: ['entity_type', 'individual'] }] },
  },
  {
    id: 'publication_director',
    kind: 'text',
    required: false,
    since: 1,
    max: 200,
    when: online,
  },
  {
    id: 'provider_authority',
    kind: 'text',
    level: 'detail',
    required: false,
    since: 1,
    max: 300,
    when: online,
  },
  {
    id: 'provider_profession',
    kind: 'text',
    level: 'detail',
    required: false,
    since: 1,
    max: 500,
    when: online,
  },
  {
    id: 'provider_insurance',
    kind: 'text',
    level: 'detail',
    required: false,
    since: 1,
    max: 500,
    when: { all: [online, { has: ['sells', 'services'] }] },
  },
  {
    id: 'share_capital',
    kind: 'text',
    required: false,
    since: 1,
    max: 60,
    when: { all: [online, { in: ['country', ['FR', 'IT']] }, { eq: ['entity_type', 'business'] }] },
  },
  // § 5 ECG with § 25 MedienG: the line of business of an Austrian provider.
  {
    id: 'line_of_business',
    kind: 'text',
    required: false,
    since: 2,
    max: 200,
    perLanguage: true,
    when: { all: [online, { eq: ['country', 'AT'] }] },
  },
  {
    id: 'provider_host',
    kind: 'area',
    since: 1,
    max: 500,
    when: { all: [online, { eq: ['country', 'FR'] }] },
  },
] as const satisfies readonly Question[];

/** Annexes of the contract under Art. 28(3) GDPR: kinds of data, measures, further processors. */
const processing: Condition = {
  all: [{ has: ['site_kind', 'saas'] }, { not: { in: ['consumer_type', ['consumers']] } }],
};
const annexes = [
  {
    id: 'processed_kinds',
    kind: 'multi',
    level: 'detail',
    required: false,
    since: 2,
    when: processing,
    own: { max: 20, fields: ['name'] },
    options: [
      { id: 'contact' },
      { id: 'account' },
      { id: 'content' },
      { id: 'usage' },
      { id: 'payment' },
      { id: 'staff' },
      { id: 'special' },
    ],
  },
  {
    id: 'security_measures',
    kind: 'multi',
    level: 'detail',
    required: false,
    since: 2,
    when: processing,
    options: securityMeasures,
  },
  {
    id: 'sub_processors',
    kind: 'vendors',
    level: 'detail',
    required: false,
    since: 2,
    when: processing,
    categories: ['hosting_cdn', 'support_crm', 'errors'],
    own: { max: 30, fields: ['name', 'country'] },
  },
] as const satisfies readonly Question[];

/** Embargoes matter to businesses in the United States and to Apple, export control to software. */
export const exportQuestions = [
  {
    id: 'us_compliance',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'yes',
    // Apple asks for it; elsewhere a business outside the United States gains nothing by it.
    when: { any: [{ has: ['app_stores', 'apple'] }, { in: ['country', ['US']] }] },
  },
  { id: 'export', kind: 'yn', level: 'detail', since: 1, default: 'no', when: software },
] as const satisfies readonly Question[];

export const rulesStep = [
  ...content,
  ...products,
  ...risk,
  ...documents,
  ...provider,
  ...annexes,
] as const satisfies readonly Question[];
