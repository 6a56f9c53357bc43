import { newId } from '../../platform/database/ids.ts';
import type { Database, Schema, Transaction } from '../../platform/database/schema.ts';
import type { Enqueue } from '../../platform/jobs/start-jobs.ts';

/** What a provider is to be told, once the commit that decided it stands. */
export type NewProviderTask = Pick<Schema['provider_errands'], 'processor' | 'errand' | 'reference'>;
export type ProviderTask = NewProviderTask & { id: string; createdAt: Date };

/** Written in the transaction that decides it; the job tells the provider, however often it takes. */
export async function addToProviderOutbox(
  trx: Transaction,
  enqueue: Enqueue,
  errands: readonly NewProviderTask[],
  now: Date,
): Promise<void> {
  if (errands.length === 0) return;
  await trx
    .insertInto('provider_errands')
    .values(errands.map((errand) => ({ id: newId(), ...errand, created_at: now })))
    .execute();
  await enqueue(trx, 'run-errands', {});
}

/** Whether a decision of ours has not reached the provider yet. */
export async function isProviderTaskWaiting(
  db: Database,
  { processor, errand, reference }: NewProviderTask,
): Promise<boolean> {
  const row = await db
    .selectFrom('provider_errands')
    .select('id')
    .where('processor', '=', processor)
    .where('errand', '=', errand)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}

/** At most 200, oldest first. */
export async function waitingProviderTasks(db: Database): Promise<ProviderTask[]> {
  return db
    .selectFrom('provider_errands')
    .select(['id', 'processor', 'errand', 'reference', 'created_at as createdAt'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(200)
    .execute();
}

export async function removeProviderTask(db: Database, id: string): Promise<void> {
  await db.deleteFrom('provider_errands').where('id', '=', id).execute();
}
