import { prevailing } from '../../../../shared/clauses/prevailing-language.ts';
import { consumersToo } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Consumers may rely on the version that they were shown (Directive 93/13/EEC, Article 5; article 6:238(2) BW; law 94-665, article 2), as in tc.translation. */
export const translation = clause({
  id: 'eu.translation',
  version: 1,
  when: (a) => a.prevailing_language === 'first',
  ground: { answers: ['prevailing_language'] },
  parts: { consumers: { law: 'Directive 93/13/EEC, Article 5', when: (a) => consumersToo(a) } },
  texts: import.meta.url,
  values: {
    prevailingLanguage: (c) => prevailing(c.language, c.a),
  },
});
