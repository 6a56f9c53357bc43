import { has } from '@clausewright/engine/document/authoring';
import { prevailing } from '../../../../shared/clauses/prevailing-language.ts';
import { clause } from '../../clause.ts';

/** Art. 10(1)(d) ECD languages; Quebec: Charter of the French Language s. 55; consumers may rely on the version they were shown (Art. 5 UCTD). */
export const translation = clause({
  id: 'tc.translation',
  version: 2,
  when: (a) => a.prevailing_language === 'first' || has(a.laws, 'ca_consumer'),
  ground: { answers: ['prevailing_language'] },
  parts: {
    prevailing: { answers: ['prevailing_language'], when: (a) => a.prevailing_language === 'first' },
    quebec: { meets: ['qc-french-55'], when: (a) => has(a.laws, 'ca_consumer') },
  },
  texts: import.meta.url,
  values: {
    prevailingLanguage: (c) => prevailing(c.language, c.a),
  },
});
