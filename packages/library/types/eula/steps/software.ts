import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';
import { usualAge } from '../../../shared/questions/usual-age.ts';

const onMobile: Condition = { has: ['agreement_for', 'mobile'] };
const isGame: Condition = {
  any: [{ has: ['agreement_for', 'game'] }, { eq: ['software_kind', 'game'] }],
};
/** An account, also one that only unlocks the software, or a post is personal data. */
const nobodyIsKnown: Condition = {
  not: { any: [{ eq: ['accounts', 'yes'] }, { eq: ['ugc', 'yes'] }, { eq: ['activation', 'account'] }] },
};
/** A key or a check sends what it checks, so that the software sends more than nothing. */
const checksItsLicence: Condition = { in: ['activation', ['key', 'periodic']] };
const inDevice: Condition = {
  any: [{ eq: ['software_kind', 'firmware'] }, { has: ['agreement_for', 'device'] }],
};
const startsOnTrial: Condition = { in: ['licence_kind', ['subscription', 'trial']] };

export const softwareStep = [
  { id: 'accounts', kind: 'yn', since: 1 },
  { id: 'ugc', kind: 'yn', since: 1 },
  {
    id: 'purchases',
    kind: 'multi',
    since: 1,
    min: 1,
    options: [
      { id: 'none', exclusive: true },
      { id: 'one-time' },
      { id: 'consumable' },
      { id: 'subscription' },
      { id: 'virtual-currency' },
      { id: 'loot-boxes' },
    ],
  },
  {
    id: 'free_trial',
    kind: 'group',
    level: 'detail',
    required: false,
    since: 1,
    when: startsOnTrial,
    min: 0,
    max: 1,
    title: 'trial_length',
    questions: [
      { id: 'trial_length', kind: 'period', since: 1, units: ['days', 'weeks', 'months'], max: 365 },
      { id: 'trial_end', kind: 'choice', since: 1, options: [{ id: 'ends' }, { id: 'becomes-paid' }] },
    ],
  },
  {
    id: 'updates',
    kind: 'choice',
    since: 1,
    default: 'may-be-provided',
    options: [
      { id: 'may-be-provided' },
      { id: 'automatic' },
      { id: 'user-choice' },
      {
        id: 'security-years',
        questions: [{ id: 'security_years', kind: 'num', since: 1, min: 2, max: 20, default: 5 }],
      },
    ],
  },
  {
    id: 'support',
    kind: 'choice',
    since: 1,
    default: 'none',
    options: [
      { id: 'none' },
      { id: 'email', questions: [{ id: 'support_email', kind: 'email', since: 1 }] },
      { id: 'paid', questions: [{ id: 'support_url', kind: 'url', since: 1 }] },
    ],
  },
  {
    id: 'third_party',
    kind: 'yn',
    since: 1,
    default: 'yes',
    yes: [
      {
        id: 'third_party_list',
        kind: 'vendors',
        level: 'detail',
        required: false,
        since: 1,
        categories: [
          'analytics',
          'ads',
          'payments',
          'social_login',
          'embeds',
          'hosting_cdn',
          'support_crm',
          'errors',
          'push',
          'ai',
        ],
        own: { max: 30, fields: ['name'] },
      },
    ],
  },
  {
    id: 'data_collection',
    kind: 'choice',
    since: 1,
    options: [
      { id: 'policy' },
      { id: 'none', when: { all: [nobodyIsKnown, { not: checksItsLicence }] } },
      { id: 'diagnostics', when: nobodyIsKnown },
    ],
  },
  {
    id: 'privacy_url',
    kind: 'url',
    since: 1,
    when: { in: ['data_collection', ['policy', 'diagnostics']] },
  },
  {
    id: 'telemetry',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'no',
    when: { in: ['data_collection', ['policy', 'diagnostics']] },
  },
  {
    id: 'connected_product',
    kind: 'yn',
    since: 2,
    when: inDevice,
    yes: [
      { id: 'product_data', kind: 'text', since: 1, max: 300, perLanguage: true },
      {
        id: 'product_data_pace',
        kind: 'choice',
        since: 1,
        options: [{ id: 'continuous' }, { id: 'occasional' }],
      },
      {
        id: 'product_data_place',
        kind: 'multi',
        since: 1,
        min: 1,
        options: [{ id: 'device' }, { id: 'server' }],
      },
      { id: 'product_data_kept', kind: 'text', required: false, since: 1, max: 200, perLanguage: true },
      { id: 'product_data_access', kind: 'text', since: 1, max: 300, perLanguage: true },
      {
        id: 'product_data_use',
        kind: 'multi',
        since: 1,
        min: 1,
        options: [
          { id: 'none', exclusive: true },
          { id: 'operate' },
          { id: 'improve' },
          { id: 'statistics' },
        ],
      },
      { id: 'product_data_shared', kind: 'yn', since: 1, default: 'no' },
    ],
  },
  { id: 'min_age', kind: 'num', since: 1, min: 0, max: 21, derive: usualAge },
  { id: 'modifications', kind: 'yn', level: 'detail', since: 1, default: 'yes' },
  { id: 'ads_in_app', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  { id: 'connectivity', kind: 'yn', level: 'detail', since: 1, default: 'yes', when: onMobile },
  { id: 'hardware', kind: 'text', level: 'detail', required: false, since: 1, max: 200, perLanguage: true },
  { id: 'feedback', kind: 'yn', level: 'detail', since: 1, default: 'no' },
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
      { id: 'recommendations' },
      { id: 'moderation' },
      { id: 'transcription' },
    ],
  },
  {
    id: 'game_rules',
    kind: 'multi',
    level: 'detail',
    required: false,
    since: 1,
    when: isGame,
    options: [{ id: 'cheating' }, { id: 'bans' }, { id: 'tournaments' }, { id: 'streaming' }],
  },
] as const satisfies readonly Question[];
