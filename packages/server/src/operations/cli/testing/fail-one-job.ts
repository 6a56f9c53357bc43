import { expect, vi } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { failedJobs } from '../../../platform/jobs/failed-jobs-store.ts';
import { startJobs } from '../../../platform/jobs/start-jobs.ts';

/** Leaves a job of the queue `remove-expired` that is tried no more. */
export async function failOneJob({ db, engine }: OpenDatabase): Promise<void> {
  const jobs = await startJobs(engine, { onError: () => {} });
  try {
    await jobs.work('remove-expired', () => Promise.reject(new RangeError('meant')));
    await db.transaction().execute((trx) => jobs.enqueue(trx, 'remove-expired', {}));
    await vi.waitFor(async () => {
      expect(await failedJobs(db, { which: 'remove-expired', limit: 1 })).toHaveLength(1);
    }, 10_000);
  } finally {
    await jobs.stop();
  }
}
