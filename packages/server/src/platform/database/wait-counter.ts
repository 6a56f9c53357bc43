import { duration } from '../metrics/registry.ts';

export const timeDatabaseWait = duration(
  'database_wait_seconds',
  'How long somebody waited for a connection to the database.',
  { labels: {}, buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2, 5] },
);
