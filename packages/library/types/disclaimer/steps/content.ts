import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';

const americans: Condition = { any: [{ eq: ['country', 'US'] }, { has: ['audience_regions', 'us'] }] };

export const contentStep = [
  {
    id: 'content_author',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'we',
    options: [{ id: 'we' }, { id: 'third-parties' }, { id: 'both' }],
  },
  { id: 'd_general', kind: 'yn', since: 1, default: 'yes' },
  { id: 'd_errors', kind: 'yn', level: 'detail', since: 1, default: 'yes' },
  { id: 'd_own_risk', kind: 'yn', since: 1, default: 'yes' },
  { id: 'd_links', kind: 'yn', since: 1, default: 'yes' },
  { id: 'd_views', kind: 'yn', since: 1 },
  { id: 'd_fair_use', kind: 'yn', since: 1, when: americans },
  {
    id: 'd_ai',
    kind: 'multi',
    since: 1,
    min: 1,
    options: [
      { id: 'none', exclusive: true },
      {
        id: 'text',
        questions: [
          {
            id: 'ai_review',
            kind: 'choice',
            since: 1,
            options: [{ id: 'always' }, { id: 'sometimes' }, { id: 'never' }],
          },
        ],
      },
      {
        id: 'images',
        questions: [{ id: 'ai_lifelike', kind: 'yn', unknown: true, since: 1 }],
      },
      { id: 'translation' },
      { id: 'chatbot' },
    ],
  },
  { id: 'd_translation', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  { id: 'd_trademarks', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  {
    id: 'copyright_mode',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'none',
    options: [
      { id: 'none' },
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
] as const satisfies readonly Question[];
