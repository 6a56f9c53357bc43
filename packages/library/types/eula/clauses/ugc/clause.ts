import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

// App Store Review Guidelines 1.2, Google Play policy on user generated content; contact points, moderation, reasons and complaints: Regulation
// (EU) 2022/2065, Articles 11, 12, 14, 16, 17 and 20.
// The regulation lets micro and small platforms handle complaints as they like (Article 19).
export const ugc = clause({
  id: 'eu.ugc',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.ugc === 'yes',
  ground: { answers: ['ugc'] },
  parts: {
    rules: { meets: ['apple-ugc', 'play-ugc'] },
    measures: { meets: ['apple-ugc', 'play-ugc'], promise: 'content_tools' },
    reach: { meets: ['apple-ugc', 'play-ugc'] },
    act: { law: 'Regulation (EU) 2022/2065, Articles 14 and 23; 47 U.S.C. § 230(c)(2)' },
    machine: { answers: ['ai_features'], when: (a) => has(a.ai_features, 'moderation') },
    union: {
      law: 'Regulation (EU) 2022/2065, Articles 11, 12, 16(5), 17, 19 and 20',
      when: (a) => has(a.laws, 'eu_software'),
    },
  },
  texts: import.meta.url,
});
