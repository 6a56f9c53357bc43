/** What waits in the database, read for each look at the metrics; every query goes by an index or a short table. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { type JobName, jobNames } from '../../platform/database/job-queues/queues.ts';

export interface WaitingJobs {
  queue: JobName;
  ready: number;
  /** To be tried again, or put off. */
  deferred: number;
  active: number;
  /** Kept for some days. */
  failed: number;
  /** Of the one that should have begun first; null where none waits. */
  oldestSince: Date | null;
}

/** One row for each queue that has jobs. */
export async function waitingJobs(db: Database): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select name as queue,
      (count(*) filter (where state < 'active' and start_after <= now()))::int as ready,
      (count(*) filter (where state < 'active' and start_after > now()))::int as deferred,
      (count(*) filter (where state = 'active'))::int as active,
      (count(*) filter (where state = 'failed'))::int as failed,
      min(start_after) filter (where state < 'active' and start_after <= now()) as "oldestSince"
    from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name = any(${jobNames})
    group by name`.execute(db);
  return rows;
}

export interface Waiting {
  count: number;
  /** Null where none waits. */
  oldestSince: Date | null;
}

export async function waitingMail(db: Database): Promise<Waiting> {
  return db
    .selectFrom('outbox')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created_at)`.as('oldestSince')])
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
}

export async function waitingWebhooks(db: Database): Promise<Waiting> {
  return db
    .selectFrom('provider_events')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(received_at)`.as('oldestSince')])
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
}
