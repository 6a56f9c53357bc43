import { prevailing } from '../../../../shared/clauses/prevailing-language.ts';
import { clause } from '../../clause.ts';

export const changes = clause({
  id: 'di.changes',
  version: 2,
  ground: { law: '?' },
  parts: {
    changes: { meets: ['practice-di-contact'] },
    prevailing: { answers: ['effective_date'], when: (a) => a.prevailing_language === 'first' },
  },
  texts: import.meta.url,
  values: {
    prevailingLanguage: (c) => prevailing(c.language, c.a),
  },
});
