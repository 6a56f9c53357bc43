import type { Question } from '@clausewright/engine/questionnaire/definition';

const ownVendor = { max: 30, fields: ['name', 'url', 'country'] } as const;
const ownTool = { max: 30, fields: ['name', 'purpose', 'url', 'country'] } as const;

export const toolsStep = [
  {
    id: 'analytics',
    kind: 'yn',
    since: 1,
    yes: [
      {
        id: 'analytics_vendors',
        kind: 'vendors',
        since: 1,
        categories: ['analytics', 'session_replay'],
        own: ownVendor,
      },
      { id: 'anonymous_stats', kind: 'yn', level: 'detail', since: 1, default: 'no' },
    ],
  },
  {
    id: 'social_media',
    kind: 'yn',
    since: 1,
    yes: [
      {
        id: 'social_vendors',
        kind: 'vendors',
        since: 1,
        categories: ['social_login', 'social'],
        own: ownVendor,
      },
    ],
  },
  {
    id: 'ads',
    kind: 'yn',
    since: 1,
    yes: [{ id: 'ad_vendors', kind: 'vendors', since: 1, categories: ['ads'], own: ownVendor }],
  },
  {
    id: 'remarketing',
    kind: 'yn',
    since: 1,
    yes: [
      { id: 'remarketing_vendors', kind: 'vendors', since: 1, categories: ['remarketing'], own: ownVendor },
    ],
  },
  {
    id: 'embeds',
    kind: 'vendors',
    level: 'detail',
    required: false,
    since: 1,
    categories: ['embeds', 'security', 'support_crm'],
    own: ownTool,
  },
  { id: 'vendor_table', kind: 'yn', level: 'detail', since: 1, default: 'no' },
] as const satisfies readonly Question[];
