import { isUniqueViolation } from '../database/database-error.ts';
import type { Engine } from '../database/engine.ts';
import { jobEngine } from '../database/job-queues/job-engine.ts';
import type { FailedJob } from './failed-jobs-store.ts';

/** Has failed jobs tried again; how many. One that a newer job of the same key stands for is left. */
export async function retryJobs(
  engine: Engine,
  jobs: readonly Pick<FailedJob, 'id' | 'queue'>[],
): Promise<number> {
  const boss = jobEngine(engine, { supervise: false, schedule: false });
  await boss.start();
  try {
    let retried = 0;
    for (const { queue, id } of jobs) {
      try {
        await boss.retry(queue, id);
        retried += 1;
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    }
    return retried;
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}
