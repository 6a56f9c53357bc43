import { clause } from '../../clause.ts';

// GDPR Articles 32-34 and 82 cannot be set aside by a notice.
export const security = clause({
  id: 'di.security',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.d_security === 'yes',
  ground: { law: 'GDPR, Articles 32-34 and 82' },
  parts: {},
  texts: import.meta.url,
});
