import { has } from '@clausewright/engine/document/authoring';
import { soldInStores } from '../../conditions.ts';
import { days } from '../../words/spans.ts';
import { clause } from '../../clause.ts';

/** Suspension is proportionate and announced (§ 320 BGB, art. 1219 C. civ.); no penalty. A store tries again by its own rules. */
export const paymentFailure = clause({
  id: 'tc.payment_failure',
  version: 3,
  price: 'answer_premium',
  when: (a) => has(a.sells, 'subscriptions') && !soldInStores(a),
  ground: { answers: ['sells'] },
  parts: {
    retry: { answers: ['payment_failure'], when: (a) => a.payment_failure !== 'suspend' },
    suspend: { answers: ['payment_failure'], when: (a) => a.payment_failure === 'suspend' },
  },
  texts: import.meta.url,
  values: {
    retryDays: (c) => days(c, 'retry_days', 'akk'),
  },
});
