import { has } from '@clausewright/engine/document/authoring';
import { underBritish, underEither } from '../../words/regulation.ts';
import { clause } from '../../clause.ts';

/** Only the words that the other clauses use: Article 4(1), (7) and (8) GDPR, Cal. Civ. Code § 1798.140. */
export const definitions = clause({
  id: 'pp.definitions',
  version: 3,
  ground: { law: '?' },
  parts: {
    processor: { law: '?', when: (a) => underEither(a) && (a.role === 'processor' || a.role === 'both') },
    gdpr: { law: '?', when: (a) => has(a.laws, 'gdpr') },
    british: { law: '?', when: underBritish },
    same: { law: '?', when: (a) => has(a.laws, 'gdpr') },
    area: { law: '?', when: (a) => has(a.laws, 'gdpr') },
    california: { law: '?', when: (a) => has(a.laws, 'caloppa') },
  },
  texts: import.meta.url,
});
