import type { SessionTokens } from '@clausewright/contract';
import { lockAccount } from '../customer-store.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/http/session.ts';
import { describeDevice } from './describe-device.ts';
import { endOldestSessions, insertSession } from './session-store.ts';
import { insertTokens } from './token-store.ts';

/** Sessions that an account may have by its own means, and by each provider (ASVS 7.1.2); the one that was not used for longest gives way. */
export const maxSessions = 10;

export interface OpenedSession {
  sessionId: string;
  tokens: SessionTokens;
}

/** Opens a new session in the transaction that proves who it is for. The tokens are stored as hashes only. */
export async function openSession(
  trx: Transaction,
  given: {
    customerId: string;
    role: Session['role'];
    userAgent: string;
    /** Whose provider opens it. */
    organisationId?: string;
    now: Date;
  },
): Promise<OpenedSession> {
  const { customerId, role, userAgent, organisationId = null, now } = given;
  // Log-ins at the same moment wait for each other here, so that none is miscounted.
  await lockAccount(trx, customerId);
  await endOldestSessions(trx, { customerId, organisationId, keep: maxSessions - 1 });
  const sessionId = newId();
  const device = describeDevice(userAgent);
  const sessionEnds = await insertSession(trx, {
    id: sessionId,
    customerId,
    role,
    device,
    organisationId,
    now,
  });
  const pair = { sessionId, sessionEnds, through: organisationId, now };
  return { sessionId, tokens: await insertTokens(trx, pair) };
}
