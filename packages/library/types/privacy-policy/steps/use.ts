import { derivedEmailKinds, derivedPurposes } from '../derive/purposes.ts';
import { consentMode } from '../../../shared/questions/consent-mode.ts';
import { collects, collectsUnderGdpr } from '../collects.ts';
import { collectedTypes } from '../../../personal-data/data-types.ts';
import { chosenPurposes, purposeOptions } from '../../../personal-data/purposes.ts';
import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';

/** The question says what these are for; elsewhere the person has to. */
const ownVendor = { max: 30, fields: ['name', 'url', 'country'] } as const;
const ownTool = { max: 30, fields: ['name', 'purpose', 'url', 'country'] } as const;

const aiFeatures = [
  'chatbot',
  'generation',
  'recommendations',
  'moderation',
  'transcription',
  'scoring',
] as const;

/** Some feature was chosen, and it is not none. */
const usesAi: Condition = {
  any: aiFeatures.map((feature) => ({ has: ['ai_features', feature] as const })),
};

/** The six grounds of Art. 6(1) GDPR; an interest has to be named where it is the ground (Art. 13(1)(d)). */
const purposeTable = {
  id: 'purpose_table',
  kind: 'group',
  level: 'detail',
  required: false,
  since: 1,
  // A purpose in the person's own words brings its basis with it and is no option of the rows.
  when: {
    all: [collectsUnderGdpr, { any: purposeOptions.map(({ id }) => ({ has: ['purposes', id] as const })) }],
  },
  min: 0,
  max: 50,
  title: 'purpose',
  questions: [
    { id: 'purpose', kind: 'choice', since: 1, options: chosenPurposes },
    {
      id: 'purpose_data',
      kind: 'multi',
      required: false,
      since: 1,
      options: collectedTypes,
      own: { max: 30, fields: ['name'] },
    },
    {
      id: 'basis',
      kind: 'choice',
      since: 1,
      options: [
        { id: 'consent' },
        { id: 'contract' },
        { id: 'legal-obligation' },
        {
          id: 'legitimate-interests',
          questions: [{ id: 'interest', kind: 'text', since: 1, max: 200, perLanguage: true }],
        },
        { id: 'vital-interests' },
        { id: 'public-task' },
      ],
    },
    {
      id: 'purpose_retention',
      kind: 'period',
      required: false,
      since: 1,
      units: ['days', 'weeks', 'months', 'years'],
      max: 1200,
    },
  ],
} as const satisfies Question;

const customPurposes = {
  id: 'custom_purposes',
  kind: 'group',
  since: 1,
  min: 1,
  max: 20,
  title: 'custom_purpose',
  questions: [
    { id: 'custom_purpose', kind: 'text', since: 1, max: 200, perLanguage: true },
    {
      id: 'custom_basis',
      kind: 'choice',
      since: 1,
      when: collectsUnderGdpr,
      options: [
        { id: 'consent' },
        { id: 'contract' },
        { id: 'legal-obligation' },
        {
          id: 'legitimate-interests',
          questions: [{ id: 'custom_interest', kind: 'text', since: 1, max: 200, perLanguage: true }],
        },
        { id: 'vital-interests' },
        { id: 'public-task' },
      ],
    },
  ],
} as const satisfies Question;

export const useStep = [
  {
    id: 'purposes',
    kind: 'multi',
    since: 1,
    min: 1,
    when: collects,
    derive: derivedPurposes,
    options: [...purposeOptions, { id: 'other', more: true, questions: [customPurposes] }],
  },
  {
    id: 'analytics',
    kind: 'yn',
    since: 1,
    when: collects,
    yes: [
      { id: 'analytics_vendors', kind: 'vendors', since: 1, categories: ['analytics'], own: ownVendor },
      {
        id: 'analytics_features',
        kind: 'multi',
        level: 'detail',
        required: false,
        since: 1,
        when: {
          any: [
            { has: ['analytics_vendors', 'google-analytics'] },
            { has: ['analytics_vendors', 'matomo'] },
            { has: ['analytics_vendors', 'matomo-cloud'] },
          ],
        },
        options: [
          { id: 'ip-anonymised' },
          { id: 'cookieless' },
          { id: 'user-id' },
          { id: 'demographics' },
          { id: 'advertising' },
        ],
      },
    ],
  },
  {
    id: 'emails',
    kind: 'yn',
    since: 1,
    when: collects,
    yes: [
      {
        id: 'email_vendors',
        kind: 'vendors',
        required: false,
        since: 1,
        categories: ['email'],
        own: ownVendor,
      },
      {
        id: 'email_kinds',
        kind: 'multi',
        level: 'detail',
        since: 1,
        min: 1,
        derive: derivedEmailKinds,
        options: [
          { id: 'transactional' },
          { id: 'newsletter' },
          { id: 'marketing' },
          { id: 'sms' },
          { id: 'whatsapp' },
        ],
      },
      {
        id: 'unsubscribe',
        kind: 'multi',
        level: 'detail',
        since: 1,
        min: 1,
        default: ['link', 'contact'],
        options: [{ id: 'link' }, { id: 'contact' }, { id: 'account-settings' }],
      },
      { id: 'email_tracking', kind: 'yn', level: 'detail', required: false, since: 2 },
    ],
  },
  {
    id: 'payments',
    kind: 'yn',
    since: 1,
    when: collects,
    yes: [
      {
        // Cash needs no provider.
        id: 'payment_vendors',
        kind: 'vendors',
        required: false,
        since: 1,
        categories: ['payments'],
        own: ownVendor,
      },
      {
        id: 'card_storage',
        kind: 'choice',
        level: 'detail',
        since: 1,
        default: 'never',
        options: [{ id: 'never' }, { id: 'tokenised' }, { id: 'stored' }],
      },
    ],
  },
  {
    id: 'ads',
    kind: 'yn',
    since: 1,
    when: collects,
    yes: [{ id: 'ad_vendors', kind: 'vendors', since: 1, categories: ['ads'], own: ownVendor }],
  },
  {
    id: 'remarketing',
    kind: 'yn',
    since: 1,
    when: collects,
    yes: [
      { id: 'remarketing_vendors', kind: 'vendors', since: 1, categories: ['remarketing'], own: ownVendor },
    ],
  },
  {
    id: 'gcm',
    kind: 'yn',
    level: 'detail',
    since: 2,
    default: 'no',
    when: {
      all: [
        collects,
        { any: [{ eq: ['analytics', 'yes'] }, { eq: ['ads', 'yes'] }, { eq: ['remarketing', 'yes'] }] },
      ],
    },
    yes: consentMode(2),
  },
  {
    id: 'other_vendors',
    kind: 'vendors',
    required: false,
    since: 1,
    when: collects,
    categories: [
      'hosting_cdn',
      'security',
      'embeds',
      'support_crm',
      'shop_site',
      'site_software',
      'errors',
      'push',
      'ai',
      'shipping',
    ],
    own: ownTool,
  },
  {
    id: 'ai_features',
    kind: 'multi',
    since: 1,
    min: 1,
    when: collects,
    options: [
      { id: 'none', exclusive: true },
      { id: 'chatbot' },
      { id: 'generation' },
      { id: 'recommendations' },
      { id: 'moderation' },
      { id: 'transcription', more: true },
      {
        id: 'scoring',
        questions: [
          {
            id: 'automated_decisions',
            kind: 'group',
            since: 1,
            min: 1,
            max: 20,
            title: 'decision_name',
            questions: [
              { id: 'decision_name', kind: 'text', since: 1, max: 200, perLanguage: true },
              { id: 'decision_logic', kind: 'area', since: 1, max: 1000, perLanguage: true },
              { id: 'decision_effect', kind: 'area', since: 1, max: 1000, perLanguage: true },
              {
                // Art. 22(2) GDPR; the table of legal bases names it.
                id: 'decision_basis',
                kind: 'choice',
                required: false,
                since: 1,
                when: collectsUnderGdpr,
                options: [{ id: 'contract' }, { id: 'explicit-consent' }, { id: 'law' }],
              },
              {
                id: 'decision_review',
                kind: 'area',
                required: false,
                since: 1,
                max: 1000,
                perLanguage: true,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'ai_vendors',
    kind: 'vendors',
    required: false,
    since: 1,
    when: { all: [collects, usesAi] },
    categories: ['ai'],
    own: ownVendor,
  },
  {
    id: 'ai_training',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'never',
    // Conn. Gen. Stat. § 42-520(c) wants it said also where no such feature is offered.
    when: {
      all: [collects, { any: [usesAi, { has: ['laws', 'us_ct'] }, { has: ['purposes', 'ai-training'] }] }],
    },
    options: [{ id: 'never' }, { id: 'opt-in' }, { id: 'opt-out' }, { id: 'always' }],
  },
  {
    id: 'social_plugins',
    kind: 'vendors',
    level: 'detail',
    required: false,
    since: 1,
    when: collects,
    categories: ['social'],
    own: ownVendor,
  },
  {
    id: 'fan_page',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'no',
    when: collectsUnderGdpr,
    yes: [
      {
        id: 'fan_page_details',
        kind: 'group',
        since: 1,
        min: 1,
        max: 20,
        title: 'fan_page_name',
        questions: [
          {
            id: 'fan_page_network',
            kind: 'choice',
            since: 1,
            options: [{ id: 'facebook' }, { id: 'instagram' }, { id: 'linkedin' }],
          },
          { id: 'fan_page_name', kind: 'text', since: 1, max: 200 },
          { id: 'fan_page_url', kind: 'url', since: 1 },
        ],
      },
    ],
  },
  { id: 'affiliates_program', kind: 'yn', level: 'detail', since: 1, default: 'no', when: collects },
  purposeTable,
  {
    id: 'vendor_table',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'no',
    when: collects,
  },
] as const satisfies readonly Question[];
