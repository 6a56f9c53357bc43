import { has } from '@clausewright/engine/document/authoring';
import { filtersUnposted } from '../../conditions.ts';
import { paidUnless } from '../../paid-unless.ts';
import { clause } from '../../clause.ts';

/** Art. 50 AI Act (a person is told of a machine), Art. 27 DSA recommender parameters; output may be wrong; no licence beyond the service; training on user content only with consent. */
export const ai = clause({
  id: 'tc.ai',
  version: 4,
  price: paidUnless('eu_dsa'),
  when: (a) => has(a.ai_features, 'chatbot', 'generation', 'recommendations') || filtersUnposted(a),
  ground: { answers: ['ai_features'] },
  parts: {
    talk: { answers: ['ai_features'], when: (a) => has(a.ai_features, 'chatbot', 'generation') },
    output: { answers: ['ai_features'], when: (a) => has(a.ai_features, 'generation') },
    recommend: {
      meets: ['dsa-27'],
      answers: ['recommender_parameters'],
      when: (a) => has(a.ai_features, 'recommendations'),
    },
    filter: { answers: ['ai_features'], when: (a) => filtersUnposted(a) },
  },
  texts: import.meta.url,
});
