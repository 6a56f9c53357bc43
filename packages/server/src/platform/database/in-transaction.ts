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

/** The same for work that may be refused: a refusal leaves nothing behind of what was written before it. */
export async function allOrNothing<Result extends { ok: boolean }>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  let refused: Result | undefined;
  const undo = new Error('refused');
  try {
    return await inTransaction(db, async (trx) => {
      const result = await work(trx);
      if (result.ok) return result;
      refused = result;
      // The one way to end a transaction without its changes.
      throw undo;
    });
  } catch (error) {
    if (error === undo && refused !== undefined) return refused;
    throw error;
  }
}
