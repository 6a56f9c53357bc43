import { jobNames } from '../database/job-queues/queues.ts';
import { counter } from '../metrics/registry.ts';

export const countJob = counter('jobs_total', 'Attempts at jobs, by queue and outcome.', {
  queue: jobNames,
  outcome: ['done', 'failed'],
});
