import { prevailing } from '../../../../shared/clauses/prevailing-language.ts';
import { clause } from '../../clause.ts';

export const changes = clause({
  id: 'di.changes',
  version: 3,
  ground: { answers: ['effective_date'] },
  parts: {
    changes: { meets: ['practice-di-contact'], answers: ['effective_date'] },
    prevailing: {
      law: 'Directive 93/13/EEC, Article 5',
      answers: ['prevailing_language'],
      when: (a) => a.prevailing_language === 'first',
    },
  },
  texts: import.meta.url,
  values: {
    prevailingLanguage: (c) => prevailing(c.language, c.a),
  },
});
