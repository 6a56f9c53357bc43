import { given, rows } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

export const trial = clause({
  id: 'eu.trial',
  version: 1,
  price: 'answer_premium',
  when: (a) => given(a.free_trial),
  ground: { answers: ['free_trial'] },
  parts: {
    ends: { answers: ['free_trial'], when: (a) => a.free_trial?.[0]?.trial_end === 'ends' },
    paid: {
      meets: ['play-subs'],
      answers: ['free_trial'],
      when: (a) => a.free_trial?.[0]?.trial_end === 'becomes-paid',
    },
  },
  texts: import.meta.url,
  values: {
    trialLength: (c, t) => {
      const [row] = rows(c.say.free_trial);
      return row === undefined ? t.snippet('lengthNotGiven') : c.period(row.trial_length, 'nom');
    },
  },
});
