import { has } from '@clausewright/engine/document/authoring';
import { soldInStores } from '../../conditions.ts';
import { days } from '../../words/spans.ts';
import { clause } from '../../clause.ts';

/** Art. 8(2) CRD and CJEU C-565/22 (one withdrawal right where the trial and its price are disclosed); Cal. B&P 17602(b): notice 3 to 21 days before the end of trials over 31 days. Art. 6:236 BW: a trial of a newspaper or magazine may not go on by itself. */
export const trial = clause({
  id: 'tc.trial',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.free_trial === 'yes' && has(a.sells, 'subscriptions'),
  ground: { answers: ['free_trial', 'trial_days'] },
  parts: {
    card: { answers: ['trial_card'], when: (a) => a.trial_card === 'yes' },
    remind: { promise: 'trial_reminder', when: (a) => a.trial_card === 'yes' && !soldInStores(a) },
    press: {
      law: 'art. 6:236(p) BW',
      when: (a) => a.trial_card === 'yes' && has(a.site_kind, 'content') && has(a.laws, 'eu_consumer'),
    },
    noCard: { answers: ['trial_card'], when: (a) => a.trial_card !== 'yes' },
  },
  texts: import.meta.url,
  values: {
    trialDays: (c) => days(c, 'trial_days', 'akk'),
  },
});
