import type { Question } from '@clausewright/engine/questionnaire/definition';

export const runningStep = [
  { id: 'd_availability', kind: 'yn', level: 'detail', since: 1, default: 'yes' },
  { id: 'd_security', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  { id: 'd_software', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  { id: 'd_inquiries', kind: 'yn', level: 'detail', since: 1, default: 'no' },
  {
    id: 'd_accessibility',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'none',
    options: [{ id: 'none' }, { id: 'wcag-aa' }],
  },
  { id: 'terms_url', kind: 'url', level: 'detail', required: false, since: 1 },
  { id: 'd_email', kind: 'yn', level: 'detail', since: 1, default: 'no' },
] as const satisfies readonly Question[];
