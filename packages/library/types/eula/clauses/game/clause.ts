import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

export const game = clause({
  id: 'eu.game',
  version: 2,
  price: 'answer_premium',
  when: (a) => has(a.game_rules, 'cheating', 'bans', 'tournaments', 'streaming'),
  parts: {
    cheating: { meets: [], when: (a) => has(a.game_rules, 'cheating') },
    bans: { meets: [], when: (a) => has(a.game_rules, 'bans') },
    tournaments: { meets: [], when: (a) => has(a.game_rules, 'tournaments') },
    streaming: { meets: [], when: (a) => has(a.game_rules, 'streaming') },
  },
  texts: import.meta.url,
});
