import { isRetryable } from './database-error.ts';
import type { Database, Transaction } from './schema.ts';

/** Tries of one piece of work; whoever lost to another transaction so often meets more than bad luck. */
const mostTries = 5;

/**
 * Runs the work in a transaction, again from its start where the database ended it for the sake of
 * another one (deadlock, serialization). The work may run more than once: SQL only, nothing else.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === mostTries || !isRetryable(error)) throw error;
    }
  }
}
