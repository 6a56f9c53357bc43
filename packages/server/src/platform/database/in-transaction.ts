import { type Act, currentAct } from './current-act.ts';
import { isRetryable } from './database-error.ts';
import type { Database, Transaction } from './schema.ts';

/** Tries of one piece of work; whoever lost to another transaction so often meets more than bad luck. */
const mostTries = 5;

/**
 * Runs the work in a transaction, again from its start where the database ended it for the sake of
 * another one (deadlock, serialization). The work may run more than once: SQL only, nothing else. What the current
 * call leaves in the list of activity is written with it.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  const act = currentAct();
  const before = act?.noted ?? false;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((trx) => noted(act, trx, work));
    } catch (error) {
      if (act !== undefined) act.noted = before;
      if (attempt === mostTries || !isRetryable(error)) throw error;
    }
  }
}

async function noted<Result>(
  act: Act | undefined,
  trx: Transaction,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await work(trx);
  await act?.note(trx, result);
  return result;
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
