import { isRetryable } from './database/database-error.ts';
import type { Refused } from './http/envelope.ts';

/**
 * Work in a transaction that may lose to others so often that it is given up: it is all as it was, and may be
 * tried again. Any other fault stays one.
 */
export async function refuseOnConflict<Result>(
  reason: 'update-failed' | 'delete-failed',
  work: () => Promise<Result>,
): Promise<Result | Refused> {
  try {
    return await work();
  } catch (error) {
    if (isRetryable(error)) return { ok: false, reason };
    throw error;
  }
}
