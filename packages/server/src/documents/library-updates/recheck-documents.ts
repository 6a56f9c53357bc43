import { policyTypes } from '@clausewright/library/clauses';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Enqueue } from '../../platform/jobs/start-jobs.ts';
import { deleteChecks } from './library-check-store.ts';

/**
 * The banner on a site of this owner is another one now: what its documents say of it may be behind. Holds those
 * documents until the transaction ends, so that none is looked at by what was published before.
 */
export async function recheckDocuments(
  { enqueue }: { enqueue: Enqueue },
  trx: Transaction,
  ownerId: string,
): Promise<void> {
  const held = await deleteChecks(trx, { ownerId, types: policyTypes });
  if (held > 0) await enqueue(trx, 'find-newer-texts', {});
}
