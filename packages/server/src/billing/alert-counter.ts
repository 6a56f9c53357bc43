import { counter } from '../platform/metrics/registry.ts';

export const countAlert = counter(
  'operator_alerts_total',
  'What only the operator can settle; the log names the payment.',
  {
    what: [
      'mismatch',
      'surplus',
      'disputed',
      'refund-failed',
      'unknown-for-a-day',
      'overpaid',
      'renewal-without-price',
      'renewal-not-opened',
      'cancellation-open',
      'cancellation-unconfirmed',
    ],
  },
);
