import { randomUUID } from 'node:crypto';
import type { Job, PgBoss } from 'pg-boss';
import { fromKysely } from 'pg-boss';
import type { EmbeddedClient } from '../database/embedded/client.ts';
import type { Engine } from '../database/engine.ts';
import type { Transaction } from '../database/schema.ts';
import { countJob } from './job-counter.ts';
import { declareQueues } from '../database/job-queues/install-jobs.ts';
import { jobEngine } from '../database/job-queues/job-engine.ts';
import type { JobData, JobName } from '../database/job-queues/queues.ts';
import { jobNames, queues } from '../database/job-queues/queues.ts';
import { runningJobs } from './running-jobs-store.ts';

export interface EnqueueOptions {
  startAfter?: Date;
}

/**
 * Adds a job in the transaction that causes it: it exists if and only if that commits. Stores and use
 * cases take this as a parameter; nothing else may send.
 */
export type Enqueue = <N extends JobName>(
  trx: Transaction,
  name: N,
  data: JobData[N],
  options?: EnqueueOptions,
) => Promise<void>;

/** What a worker does with one job. A throw means: try again later. `signal` fires when the time is over. */
export type JobHandler<N extends JobName> = (
  data: JobData[N],
  context: { signal: AbortSignal },
) => Promise<void>;

export interface Jobs {
  enqueue: Enqueue;
  /** Registers the one worker of a queue, which takes `at` jobs at a time (default 1). */
  work<N extends JobName>(name: N, handler: JobHandler<N>, options?: { at?: number }): Promise<void>;
  /** Lets running jobs end, for at most `limit` milliseconds; what is left will be tried again. */
  stop(limit?: number): Promise<void>;
}

/** Hears of faults; `queue` where it was at a job. */
export type OnJobError = (error: Error, at?: { queue: JobName }) => void;

/** Starts the job runner. Without `work` calls it only enqueues. */
export async function startJobs(
  engine: Engine,
  { onError, maintain = true }: { onError: OnJobError; maintain?: boolean },
): Promise<Jobs> {
  const boss = jobEngine(engine, {
    useListenNotify: maintain,
    supervise: maintain,
    schedule: maintain,
    // How soon a missing heartbeat is noticed.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => onError(error));
  await boss.start();
  await declareQueues(boss);
  if (maintain) await declareSchedules(boss);
  await learnQueues(boss);
  if (maintain && engine.kind === 'embedded') await retryOrphans(boss, engine.client);
  return {
    enqueue: enqueueWith(boss),
    async work<N extends JobName>(name: N, handler: JobHandler<N>, { at = 1 } = {}) {
      // New jobs come by notification; polling finds those that are tried again.
      const options = { localConcurrency: at, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };
      await boss.work<JobData[N]>(name, options, async (jobs: Job<JobData[N]>[]) => {
        for (const { data, signal } of jobs) {
          const fault = await faultOf(handler(data, { signal }));
          countJob({ queue: name, outcome: fault === null ? 'done' : 'failed' });
          if (fault === null) continue;
          onError(fault, { queue: name });
          // The runner keeps what is thrown for days, and a message may quote a document.
          throw new Error(`${name} ended with ${fault.constructor.name}`);
        }
      });
    },
    async stop(limit = 10_000) {
      await boss.stop({ graceful: true, close: true, timeout: limit });
    },
  };
}

async function faultOf(work: Promise<void>): Promise<Error | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function enqueueWith(boss: PgBoss): Enqueue {
  return async (trx, name, data, { startAfter } = {}) => {
    const key = queues[name].oneOf?.(data);
    await boss.send(name, data, {
      // Without the transaction's own connection the embedded engine would wait for itself, and
      // PostgreSQL would keep the job although the transaction rolls back.
      db: fromKysely(trx),
      ...(key === undefined ? {} : { singletonKey: key }),
      ...(startAfter === undefined ? {} : { startAfter }),
    });
  };
}

/**
 * pg-boss looks a queue up at its first use, through its own connection: inside a transaction the
 * embedded engine would wait for itself. Any call makes it remember the queue.
 */
async function learnQueues(boss: PgBoss): Promise<void> {
  for (const name of jobNames) await boss.findJobs(name, { id: randomUUID() });
}

/**
 * The embedded database has one process at a time, by its lock: what is running before this one works
 * belongs to one that died, and nobody needs to wait for its heartbeat.
 */
async function retryOrphans(boss: PgBoss, client: EmbeddedClient): Promise<void> {
  for (const { name, id } of await runningJobs(client)) await boss.fail(name, id);
}

async function declareSchedules(boss: PgBoss): Promise<void> {
  for (const name of jobNames) {
    const { schedule } = queues[name];
    if (schedule === undefined) await boss.unschedule(name);
    else await boss.schedule(name, schedule, {}, { tz: 'UTC', missed: 'once' });
  }
}
