import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

// App Store Review Guidelines 1.2, Google Play policy on user generated content; contact points, moderation, reasons and complaints: Regulation
// (EU) 2022/2065, Articles 11, 12, 14, 16, 17 and 20.
export const ugc = clause({
  id: 'eu.ugc',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.ugc === 'yes',
  ground: { answers: ['ugc'] },
  parts: {
    rules: { meets: ['apple-ugc', 'play-ugc'] },
    measures: { meets: ['apple-ugc', 'play-ugc'] },
    machine: { law: '?', when: (a) => has(a.ai_features, 'moderation') },
    union: { law: '?', when: (a) => has(a.laws, 'eu_software') },
  },
  texts: import.meta.url,
});
