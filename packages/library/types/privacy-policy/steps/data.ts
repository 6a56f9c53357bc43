import { derivedIndirectTypes, derivedSources } from '../derive/sources.ts';
import { collects, collectsUnderGdpr, forApp, underAmericanLaws } from '../collects.ts';
import { chosenPermissions, permissions } from '../app-permissions.ts';
import { collectedTypes, dataTypes } from '../../../personal-data/data-types.ts';
import type { Question } from '@clausewright/engine/questionnaire/definition';

const ownName = { max: 30, fields: ['name'] } as const;

/** Sources that a person would not expect and that Art. 14(2)(f) GDPR wants named. */
const foreignSources = ['public', 'data-brokers', 'employers-users'] as const;

export const dataStep = [
  {
    id: 'pd_types',
    kind: 'multi',
    since: 1,
    min: 1,
    own: ownName,
    options: [
      ...dataTypes,
      { id: 'none', exclusive: true, questions: [{ id: 'pd_none_confirm', kind: 'yn', since: 1 }] },
    ],
  },
  {
    id: 'app_permissions',
    kind: 'multi',
    since: 1,
    min: 1,
    when: { all: [collects, forApp] },
    options: [{ id: 'none', exclusive: true }, ...permissions],
  },
  {
    id: 'permission_purposes',
    kind: 'group',
    level: 'detail',
    required: false,
    since: 1,
    when: {
      all: [collects, forApp, { not: { has: ['app_permissions', 'none'] } }, { answered: 'app_permissions' }],
    },
    min: 0,
    max: 16,
    title: 'permission',
    questions: [
      { id: 'permission', kind: 'choice', since: 1, options: chosenPermissions },
      { id: 'permission_purpose', kind: 'text', since: 1, max: 200, perLanguage: true },
      { id: 'permission_needed', kind: 'yn', since: 1, default: 'no' },
    ],
  },
  {
    id: 'special_data',
    kind: 'multi',
    since: 1,
    min: 1,
    when: collects,
    options: [
      { id: 'none', exclusive: true },
      { id: 'health' },
      { id: 'biometrics' },
      { id: 'genetic' },
      { id: 'ethnic-origin' },
      { id: 'religion' },
      { id: 'politics' },
      { id: 'union' },
      { id: 'sex-life', more: true },
      { id: 'criminal', more: true },
      // Sensitive in American states alone.
      { id: 'immigration', more: true, when: underAmericanLaws },
      { id: 'neural', more: true, when: underAmericanLaws },
    ],
  },
  {
    id: 'special_basis',
    kind: 'choice',
    since: 1,
    when: {
      all: [
        collectsUnderGdpr,
        {
          any: [
            { has: ['pd_types', 'health'] },
            { has: ['app_permissions', 'health'] },
            ...(
              [
                'health',
                'biometrics',
                'genetic',
                'ethnic-origin',
                'religion',
                'politics',
                'union',
                'sex-life',
              ] as const
            ).map((category) => ({ has: ['special_data', category] as const })),
          ],
        },
      ],
    },
    options: [
      { id: 'explicit-consent' },
      { id: 'health-care' },
      { id: 'employment-law' },
      { id: 'legal-claims' },
      { id: 'made-public' },
      { id: 'vital-interest' },
    ],
  },
  {
    id: 'social_login',
    kind: 'yn',
    since: 1,
    when: collects,
    yes: [
      {
        id: 'social_login_vendors',
        kind: 'vendors',
        since: 1,
        categories: ['social_login'],
        own: { max: 30, fields: ['name', 'url', 'country'] },
      },
    ],
  },
  { id: 'ugc', kind: 'yn', since: 1, when: collects },
  {
    id: 'location_use',
    kind: 'choice',
    since: 1,
    when: collects,
    options: [{ id: 'none' }, { id: 'ip-only' }, { id: 'precise-in-use' }, { id: 'precise-background' }],
  },
  { id: 'usage_data', kind: 'yn', level: 'detail', since: 1, default: 'yes', when: collects },
  {
    id: 'forms',
    kind: 'multi',
    level: 'detail',
    required: false,
    since: 1,
    when: collects,
    options: [
      { id: 'contact' },
      { id: 'newsletter' },
      { id: 'comment' },
      { id: 'survey' },
      { id: 'job-application' },
      { id: 'booking' },
      { id: 'quote' },
      { id: 'chat' },
    ],
  },
  { id: 'push', kind: 'yn', level: 'detail', since: 1, default: 'no', when: { all: [collects, forApp] } },
  {
    id: 'session_replay',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'no',
    when: collects,
    yes: [
      {
        id: 'session_replay_vendors',
        kind: 'vendors',
        since: 1,
        categories: ['session_replay'],
        own: { max: 30, fields: ['name', 'url', 'country'] },
      },
    ],
  },
  {
    id: 'pd_sources',
    kind: 'multi',
    level: 'detail',
    since: 1,
    min: 1,
    when: collects,
    derive: derivedSources,
    options: [
      { id: 'person' },
      { id: 'automatic' },
      { id: 'social-login' },
      { id: 'partners' },
      { id: 'ad-networks' },
      { id: 'public', questions: [{ id: 'public_sources_named', kind: 'text', since: 1, max: 200 }] },
      { id: 'data-brokers', questions: [{ id: 'data_brokers_named', kind: 'text', since: 1, max: 200 }] },
      {
        id: 'employers-users',
        questions: [{ id: 'employers_users_named', kind: 'text', since: 1, max: 200, perLanguage: true }],
      },
    ],
  },
  {
    id: 'pd_indirect_types',
    kind: 'multi',
    level: 'detail',
    since: 1,
    min: 1,
    when: {
      all: [collects, { any: foreignSources.map((source) => ({ has: ['pd_sources', source] as const })) }],
    },
    derive: derivedIndirectTypes,
    own: ownName,
    options: dataTypes,
  },
  {
    id: 'pd_required',
    kind: 'group',
    level: 'detail',
    required: false,
    since: 1,
    when: collectsUnderGdpr,
    min: 0,
    max: 50,
    title: 'required_data',
    questions: [
      { id: 'required_data', kind: 'multi', since: 1, min: 1, options: collectedTypes, own: ownName },
      {
        id: 'required_basis',
        kind: 'choice',
        since: 1,
        options: [
          { id: 'statutory' },
          { id: 'contractual' },
          { id: 'needed-for-contract' },
          { id: 'voluntary' },
        ],
      },
      {
        id: 'required_consequence',
        kind: 'text',
        required: false,
        since: 1,
        max: 200,
        perLanguage: true,
      },
    ],
  },
  {
    id: 'role',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'controller',
    when: { all: [collects, { has: ['site_kind', 'saas'] }] },
    options: [{ id: 'controller' }, { id: 'processor' }, { id: 'both' }],
  },
] as const satisfies readonly Question[];
