import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { auditAccount } from '../audit-account.ts';
import type { SessionPorts } from './ports.ts';
import { deleteSession } from './session-store.ts';
import { findPair } from './token-store.ts';

/** Ends the sessions of both tokens, also of a refresh token that was used; nothing to end is no fault. */
export async function logOut(
  { db, clock }: SessionPorts,
  { session, refreshToken }: { session: Session | null; refreshToken: string | undefined },
): Promise<Outcome<Record<string, never>>> {
  const pair = refreshToken === undefined ? null : await findPair(db, refreshToken);
  const ending = new Map<string, string>();
  if (session !== null) ending.set(session.id, session.customerId);
  if (pair !== null) ending.set(pair.sessionId, pair.customerId);
  if (ending.size === 0) return { ok: true, value: {} };
  const now = clock();
  await inTransaction(db, async (trx) => {
    for (const [id, customerId] of ending) {
      if (!(await deleteSession(trx, customerId, id))) continue;
      await auditAccount(trx, 'log-out', { actor: customerId, accountId: customerId, now });
    }
  });
  return { ok: true, value: {} };
}
