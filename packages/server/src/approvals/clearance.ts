/** Whether something may be published: the one place that every way of publishing asks. */
import type { ApprovalState } from '@clausewright/contract';
import type { Database, Transaction } from '../platform/database/schema.ts';
import type { Refused } from '../platform/http/envelope.ts';
import {
  type Approvable,
  listApprovers,
  listLastWords,
  requiresApproval,
  type Revision,
} from './approval-store.ts';

const clearance: unique symbol = Symbol('clearance');

/** Only this module makes one, and nothing is published without: a way that forgets to ask does not compile. */
export interface Cleared {
  readonly [clearance]: true;
}
const cleared: Cleared = { [clearance]: true };

/** It was asked when the payment was opened, for the version that the quote names; money is not taken for nothing. */
export const clearedBeforePayment: Cleared = cleared;
/** Visitors are served this text already. */
export const clearedAsServed: Cleared = cleared;

/** A version that is made at this moment, of which nobody can have said anything; null where somebody has to first. */
export async function clearNew(trx: Transaction, ownerId: string | null): Promise<Cleared | null> {
  return ownerId !== null && (await requiresApproval(trx, ownerId)) ? null : cleared;
}

/** What waits, within the transaction that publishes it. */
export async function clear(
  trx: Transaction,
  { ownerId, ...what }: Approvable & { ownerId: string | null; revision: string },
): Promise<{ ok: true; cleared: Cleared } | Refused> {
  if (ownerId === null || !(await requiresApproval(trx, ownerId))) return { ok: true, cleared };
  const { state } = await judge(trx, { ...what, organisationId: ownerId });
  if (state === 'approved') return { ok: true, cleared };
  return { ok: false, reason: state === 'declined' ? 'approval-declined' : 'approval-missing' };
}

export interface Judgement {
  state: ApprovalState;
  /** Ids of the decisions that made it so. */
  counting: readonly string[];
  approvers: Awaited<ReturnType<typeof listApprovers>>;
}

/**
 * The last word of each member counts, while he may still approve and did not change it himself. One who declines
 * holds it back, whatever others say.
 */
export async function judge(db: Database, what: Revision): Promise<Judgement> {
  const approvers = await listApprovers(db, what);
  const may = new Set(approvers.map(({ id }) => id));
  const words = (await listLastWords(db, what)).filter(({ personId }) => may.has(personId));
  const isDeclined = words.some(({ approved }) => !approved);
  return {
    state: isDeclined ? 'declined' : words.length > 0 ? 'approved' : 'open',
    counting: words.map(({ id }) => id),
    approvers,
  };
}
