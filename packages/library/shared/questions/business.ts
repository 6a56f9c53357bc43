/** Block S2: who is behind the website or the app. */
import type { Question } from '@clausewright/engine/questionnaire/definition';

export const business = [
  {
    id: 'entity_type',
    kind: 'choice',
    since: 1,
    options: [
      {
        id: 'business',
        questions: [
          { id: 'business_name', kind: 'text', since: 1, max: 200, autocomplete: 'organization' },
          { id: 'business_address', kind: 'area', since: 1, max: 500, autocomplete: 'street-address' },
          { id: 'trading_name', kind: 'text', level: 'detail', required: false, since: 1, max: 200 },
          { id: 'legal_form', kind: 'text', level: 'detail', required: false, since: 1, max: 100 },
          { id: 'reg_number', kind: 'text', level: 'detail', required: false, since: 1, max: 200 },
          { id: 'vat_id', kind: 'text', level: 'detail', required: false, since: 1, max: 30 },
        ],
      },
      {
        id: 'individual',
        questions: [{ id: 'individual_name', kind: 'text', since: 1, max: 200, autocomplete: 'name' }],
      },
    ],
  },
  { id: 'country', kind: 'country', since: 1 },
  {
    id: 'state',
    kind: 'state',
    of: 'country',
    since: 1,
    feeds: 'law',
    when: { in: ['country', ['AU', 'CA', 'DE', 'IN', 'US']] },
  },
  {
    id: 'legal_notice_url',
    kind: 'url',
    level: 'detail',
    required: false,
    since: 1,
    when: { in: ['country', ['DE', 'AT', 'CH', 'ES', 'IT', 'FR', 'NL']] },
  },
] as const satisfies readonly Question[];
