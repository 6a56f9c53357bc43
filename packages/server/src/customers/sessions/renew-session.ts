import type { SessionTokens } from '@clausewright/contract';
import { findAccount } from '../customer-store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { auditAccount } from '../audit-account.ts';
import { lifetimes } from './lifetimes.ts';
import type { SessionPorts } from './ports.ts';
import { openSuccessor, sealSuccessor } from './seal-successor.ts';
import { deleteSession, lockSession, recordUse } from './session-store.ts';
import { dropOldPairs, findPair, insertTokens, markReplaced, type Pair } from './token-store.ts';
import { notifyOwner } from './notify-owner.ts';

type Whose = Pick<Pair, 'customerId' | 'through'>;

export type Renewal =
  /** The token opens nothing: unknown, expired, or of a session that has ended. */
  | { state: 'unknown' }
  /** Nothing to do yet. */
  | ({ state: 'kept' } & Whose)
  | ({ state: 'renewed'; tokens: SessionTokens } & Whose)
  /** The token had been used before: somebody has a copy, and the session is over. */
  | { state: 'reused' };

/**
 * Gives a new pair of tokens for a refresh token, which is used up by that.
 * @param sessionId Session of the access token, where one was shown that is good: then a pair that lasts
 *   is kept, and a refresh token of another session counts for nothing.
 */
export async function renewSession(
  ports: SessionPorts,
  refreshToken: string,
  sessionId: string | null,
): Promise<Renewal> {
  const now = ports.clock();
  const pair = await findPair(ports.db, refreshToken);
  if (pair === null || (sessionId !== null && sessionId !== pair.sessionId)) return { state: 'unknown' };
  const { customerId, through } = pair;
  if (sessionId !== null && pair.replaced === null && lasts(pair, now)) {
    return { state: 'kept', customerId, through };
  }
  const renewal = await inTransaction(ports.db, async (trx) => {
    const done = await renewWithin(ports, trx, { refreshToken, sessionId: pair.sessionId, now });
    await failpoint('renew-before-commit');
    return done;
  });
  await failpoint('renew-after-commit');
  return renewal;
}

function lasts({ accessExpiresAt }: Pair, now: Date): boolean {
  return accessExpiresAt.getTime() - now.getTime() >= lifetimes.renewBelow;
}

async function renewWithin(
  ports: SessionPorts,
  trx: Transaction,
  { refreshToken, sessionId, now }: { refreshToken: string; sessionId: string; now: Date },
): Promise<Renewal> {
  const session = await lockSession(trx, sessionId);
  // Read again: another tab may have renewed it while this one waited.
  const pair = await findPair(trx, refreshToken);
  if (session === null || pair === null || session.expiresAt <= now || pair.refreshExpiresAt <= now) {
    return { state: 'unknown' };
  }
  const { customerId, through } = pair;
  if (pair.replaced !== null) {
    const tokens = await sameSuccessor(trx, pair.replaced, refreshToken, now);
    if (tokens !== null) return { state: 'renewed', customerId, through, tokens };
    await endReused(ports, trx, pair, now);
    return { state: 'reused' };
  }
  const given = { sessionId, sessionEnds: session.expiresAt, through, now };
  const tokens = await insertTokens(trx, given);
  await markReplaced(trx, refreshToken, { successor: sealSuccessor(tokens, refreshToken), now });
  await dropOldPairs(trx, sessionId);
  await recordUse(trx, sessionId, now);
  return { state: 'renewed', customerId, through, tokens };
}

/**
 * Two tabs, or one whose answer got lost, show the same token within moments: both get the same pair, as
 * long as that is still the newest one.
 */
async function sameSuccessor(
  trx: Transaction,
  { at, successor }: NonNullable<Pair['replaced']>,
  refreshToken: string,
  now: Date,
): Promise<SessionTokens | null> {
  if (now.getTime() - at.getTime() > lifetimes.grace) return null;
  const tokens = openSuccessor(successor, refreshToken);
  const next = await findPair(trx, tokens.refresh_token);
  return next?.replaced === null ? tokens : null;
}

async function endReused(
  ports: SessionPorts,
  trx: Transaction,
  { sessionId, customerId }: Pair,
  now: Date,
): Promise<void> {
  await deleteSession(trx, customerId, sessionId);
  await auditAccount(trx, 'token-reused', { actor: 'visitor', accountId: customerId, now });
  const owner = await findAccount(trx, customerId);
  const event = { message: 'session-reused', event: sessionId, now } as const;
  if (owner !== null) await notifyOwner(trx, ports, owner, event);
}
