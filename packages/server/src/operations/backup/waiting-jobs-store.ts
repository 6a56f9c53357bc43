/** Jobs that somebody caused and that are not done: they belong to what a backup holds, the runner's tables do not. */
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Enqueue } from '../../platform/jobs/start-jobs.ts';
import { jobNames } from '../../platform/database/job-queues/queues.ts';
import { z } from 'zod';
import type { TableHead } from './backup-format.ts';

export const waitingJobs: TableHead = {
  table: 'pgboss.waiting',
  columns: ['name', 'data', 'start_after'],
};

export async function readWaitingJobs(trx: Transaction): Promise<string[]> {
  const { rows: schema } = await sql<{ there: boolean }>`
    select to_regclass('pgboss.job') is not null as there`.execute(trx);
  if (schema[0]?.there !== true) return [];
  const { rows } = await sql<{ line: string }>`
    select array_to_json(array[name, data::text, date_trunc('milliseconds', start_after)::text])::text as line from pgboss.job
    where state in ('created', 'retry', 'active') and name = any(${[...jobNames]}::text[])
      and data <> '{}'::jsonb
    order by created_on, id`.execute(trx);
  return rows.map(({ line }) => line);
}

const rowSchema = z.tuple([z.enum(jobNames), z.string(), z.string()]);

/** Puts them in the queues of this release; one that it has no queue for is left out. */
export async function restoreJobs(
  trx: Transaction,
  enqueue: Enqueue,
  lines: readonly string[],
): Promise<void> {
  for (const line of lines) {
    const row = rowSchema.safeParse(JSON.parse(line));
    if (!row.success) continue;
    const [name, data, startAfter] = row.data;
    await enqueue(trx, name, JSON.parse(data), { startAfter: new Date(startAfter) });
  }
}
