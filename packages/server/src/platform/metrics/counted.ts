/** What use cases tell of themselves, once it is committed. */
import { formats, processors } from '@clausewright/contract';
import { jobNames } from '../jobs/queues.ts';
import { transactionStates } from '../../billing/transactions/facts.ts';
import { counter, duration } from './instruments.ts';

const processor = [...processors, 'operator', 'none'] as const;

export const countMail = counter('mail_total', 'Attempts to send a message, by what came of them.', {
  outcome: ['sent', 'refused', 'delayed', 'unanswered', 'given-up'],
});

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

export const countWebhook = counter('webhooks_total', 'Work at messages of providers, by outcome.', {
  outcome: ['done', 'unknown', 'unreachable', 'waiting'],
});

export const timeWebhook = duration(
  'webhook_seconds',
  'From the arrival of a message to the end of its work.',
  {
    labels: {},
    buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 1800, 7200, 86_400],
  },
);

export const countAnswer = counter('consent_answers_total', 'Answers of visitors, by what became of them.', {
  outcome: ['accepted', 'refused', 'limited', 'dropped', 'ignored'],
});

export const countDocument = counter('documents_total', 'Files of documents made, by format and outcome.', {
  format: formats,
  outcome: ['made', 'failed'],
});

export const timeDocument = duration('document_seconds', 'How long it took to make a file of a document.', {
  labels: { format: formats },
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

export const countJob = counter('jobs_total', 'Attempts at jobs, by queue and outcome.', {
  queue: jobNames,
  outcome: ['done', 'failed'],
});

export const timeDatabaseWait = duration(
  'database_wait_seconds',
  'How long somebody waited for a connection to the database.',
  { labels: {}, buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2, 5] },
);
