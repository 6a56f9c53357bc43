import type { Database } from '../../platform/database/schema.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { findAgreement } from './agreement-store.ts';

/**
 * Work on an agreement that was found before: what fails because somebody deleted it in between fails as not
 * found. Any other fault stays one.
 */
export async function refuseIfDeleted<Result>(
  db: Database,
  id: string,
  work: () => Promise<Result>,
): Promise<Result | Refused> {
  try {
    return await work();
  } catch (error) {
    if ((await findAgreement(db, id)) === null) return { ok: false, reason: 'not-found' };
    throw error;
  }
}
