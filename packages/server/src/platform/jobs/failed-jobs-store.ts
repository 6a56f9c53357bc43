import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type JobName, jobNames } from '../database/job-queues/queues.ts';

export interface FailedJob {
  id: string;
  queue: JobName;
  failedAt: Date;
  /** Which kind of error it ended with. */
  because: string;
}

/** Jobs that are tried no more, newest first; they are kept for some days. One, those of a queue, or all. */
export async function failedJobs(
  db: Database,
  { which, limit }: { which: string | null; limit: number },
): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text as id, name as queue, coalesce(completed_on, created_on) as "failedAt",
      coalesce(output ->> 'message', 'unknown') as because
    from pgboss.job
    where state = 'failed' and name = any(${jobNames})
      and (${which}::text is null or name = ${which} or id::text = ${which})
    order by completed_on desc, id
    limit ${limit}`.execute(db);
  return rows;
}
