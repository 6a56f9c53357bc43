import { counter, duration } from '../../platform/metrics/registry.ts';

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
