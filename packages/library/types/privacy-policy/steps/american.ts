/** What American states want said of selling and sharing data, and how their people use their rights. */
import { californiaCategories, collectedCategories } from '../california-categories.ts';
import { collects, underAmericanLaws, underCcpa, underStateLaws } from '../collects.ts';
import {
  derivedCaliforniaCategories,
  derivedDisclosedCategories,
  derivedSellShare,
  derivedSoldCategories,
} from '../derive/california.ts';
import { derivedVerification } from '../derive/verification.ts';
import { derivedHealthRecipients, derivedHealthSources } from '../derive/health.ts';
import { chosenRecipients, chosenSources } from '../health-options.ts';
import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';

const inCalifornia: Condition = { all: [collects, underCcpa] };
const american: Condition = { all: [collects, underAmericanLaws] };
const passesOn: Condition = { in: ['sell_share', ['share', 'sell', 'both']] };

/** What Washington and Nevada call consumer health data, as far as the answers tell. */
const onHealth: Condition = {
  all: [
    collects,
    { any: [{ has: ['laws', 'wa_mhmda'] }, { has: ['laws', 'nv_603a'] }] },
    {
      any: [
        { has: ['special_data', 'health'] },
        { has: ['pd_types', 'health'] },
        { has: ['app_permissions', 'health'] },
      ],
    },
  ],
};

export const americanSharing = [
  {
    id: 'sell_share',
    kind: 'choice',
    since: 1,
    when: american,
    derive: derivedSellShare,
    options: [{ id: 'neither' }, { id: 'share' }, { id: 'sell' }, { id: 'both' }],
  },
  {
    id: 'sale_recipients',
    kind: 'text',
    since: 1,
    max: 500,
    // R.I. Gen. Laws § 6-48.1-3 wants buyers by name.
    when: { all: [american, { has: ['laws', 'us_ri'] }, { in: ['sell_share', ['sell', 'both']] }] },
  },
  {
    id: 'minors_sale',
    kind: 'choice',
    level: 'detail',
    since: 1,
    feeds: 'law',
    when: { all: [inCalifornia, passesOn] },
    default: 'no',
    options: [{ id: 'no' }, { id: 'opt-in' }],
  },
  {
    id: 'ccpa_categories',
    kind: 'multi',
    level: 'detail',
    since: 1,
    min: 1,
    when: inCalifornia,
    derive: derivedCaliforniaCategories,
    options: californiaCategories,
  },
  {
    id: 'sold_categories',
    kind: 'multi',
    level: 'detail',
    since: 1,
    min: 1,
    when: { all: [inCalifornia, passesOn] },
    derive: derivedSoldCategories,
    options: collectedCategories,
  },
  {
    id: 'disclosed_categories',
    kind: 'multi',
    level: 'detail',
    since: 1,
    min: 0,
    required: false,
    when: inCalifornia,
    derive: derivedDisclosedCategories,
    options: collectedCategories,
  },
  {
    id: 'incentives',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'no',
    when: inCalifornia,
    yes: [
      { id: 'incentives_terms', kind: 'area', since: 1, max: 1000, perLanguage: true },
      { id: 'incentives_value', kind: 'area', since: 1, max: 1000, perLanguage: true },
      { id: 'incentives_url', kind: 'url', required: false, since: 1 },
    ],
  },
  {
    id: 'request_metrics_url',
    kind: 'url',
    level: 'detail',
    required: false,
    since: 1,
    when: inCalifornia,
  },
  {
    id: 'broker_metrics_url',
    kind: 'url',
    since: 1,
    when: { all: [collects, { has: ['laws', 'ca_delete_act'] }] },
  },
  {
    id: 'health_sources',
    kind: 'multi',
    since: 1,
    min: 1,
    when: onHealth,
    derive: derivedHealthSources,
    options: chosenSources,
  },
  {
    id: 'health_affiliates',
    kind: 'text',
    level: 'detail',
    required: false,
    since: 1,
    max: 500,
    when: { all: [collects, { has: ['laws', 'wa_mhmda'] }] },
  },
  {
    id: 'health_recipients',
    kind: 'multi',
    required: false,
    since: 1,
    min: 0,
    when: onHealth,
    derive: derivedHealthRecipients,
    own: { max: 30, fields: ['name'] },
    options: chosenRecipients,
  },
  {
    id: 'biometric_retention',
    kind: 'period',
    since: 1,
    units: ['days', 'weeks', 'months'],
    // 740 ILCS 14/15(a): three years after the last contact at the latest.
    max: 36,
    when: { all: [collects, { any: [{ has: ['laws', 'il_bipa'] }, { has: ['laws', 'tx_cubi'] }] }] },
  },
] as const satisfies readonly Question[];

export const americanRights = [
  {
    id: 'request_online',
    kind: 'email',
    since: 1,
    // NRS 603A.345 and the acts of the states want an address that can be reached online.
    when: {
      all: [
        underAmericanLaws,
        {
          not: {
            any: [
              { has: ['request_channels', 'email'] },
              { has: ['request_channels', 'form'] },
              { has: ['request_channels', 'toll-free'] },
            ],
          },
        },
      ],
    },
  },
  {
    id: 'verify_identity',
    kind: 'choice',
    level: 'detail',
    since: 1,
    derive: derivedVerification,
    when: american,
    options: [{ id: 'email-match' }, { id: 'login' }, { id: 'details' }],
  },
  {
    id: 'gpc',
    kind: 'choice',
    since: 1,
    when: american,
    default: 'honoured',
    options: [{ id: 'honoured' }, { id: 'honoured-shown' }, { id: 'not-honoured' }],
  },
  { id: 'optout_link', kind: 'url', required: false, since: 1, when: { all: [american, passesOn] } },
  {
    id: 'appeals_email',
    kind: 'email',
    level: 'detail',
    required: false,
    since: 1,
    when: { all: [collects, underStateLaws] },
  },
] as const satisfies readonly Question[];
