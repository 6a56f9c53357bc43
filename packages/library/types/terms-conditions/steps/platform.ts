/** What Regulation (EU) 2019/1150 wants in the terms between a platform and its sellers; small enterprises name no mediators. */
import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';

const sellersOfUnion: Condition = {
  all: [
    { in: ['sell_mode', ['third-party', 'both']] },
    { in: ['consumer_type', ['businesses', 'both']] },
    { has: ['laws', 'eu_p2b'] },
  ],
};

const described = {
  kind: 'area',
  level: 'detail',
  required: false,
  since: 1,
  max: 1000,
  perLanguage: true,
  when: sellersOfUnion,
} as const;

export const platformQuestions = [
  { id: 'p2b_channels', ...described },
  { id: 'p2b_ancillary', ...described },
  { id: 'p2b_different', ...described },
  // Art. 12(7): firms with fewer than 50 people and at most ten million euros name none.
  {
    id: 'p2b_mediators',
    kind: 'area',
    required: false,
    since: 1,
    max: 1000,
    when: sellersOfUnion,
  },
] as const satisfies readonly Question[];
