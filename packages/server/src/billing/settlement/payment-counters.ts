import { processors } from '@clausewright/contract';
import { transactionStates } from '../transactions/facts.ts';
import { counter } from '../../platform/metrics/registry.ts';

const processor = [...processors, 'operator', 'none'] as const;

export const countPayment = counter(
  'payments_total',
  'Payments that came into a state by what their provider said.',
  {
    processor,
    state: transactionStates,
  },
);

export const countProviderAnswer = counter('provider_answers_total', 'What providers answered, if at all.', {
  processor,
  outcome: ['ok', 'refused', 'not-found', 'unreachable'],
});
