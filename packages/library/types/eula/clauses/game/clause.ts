import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

export const game = clause({
  id: 'eu.game',
  version: 3,
  price: 'answer_premium',
  when: (a) => has(a.game_rules, 'cheating', 'bans', 'tournaments', 'streaming'),
  ground: { answers: ['game_rules'] },
  parts: {
    cheating: { answers: ['game_rules'], when: (a) => has(a.game_rules, 'cheating') },
    bans: { answers: ['game_rules'], when: (a) => has(a.game_rules, 'bans') },
    tournaments: { answers: ['game_rules'], when: (a) => has(a.game_rules, 'tournaments') },
    streaming: { answers: ['game_rules'], when: (a) => has(a.game_rules, 'streaming') },
  },
  texts: import.meta.url,
});
