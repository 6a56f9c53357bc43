import type {
  endOtherSessions as endOthersCall,
  listSessions as listCall,
  ResultOf,
} from '@clausewright/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { auditAccount } from '../audit-account.ts';
import { endSessions } from './end-sessions.ts';
import { issueDevice } from './known-device.ts';
import type { SessionPorts } from './ports.ts';
import { deleteSession, listOpenSessions } from './session-store.ts';

export async function listSessions(
  { db, clock }: SessionPorts,
  session: Session,
): Promise<Outcome<ResultOf<typeof listCall>>> {
  const open = await listOpenSessions(db, session.customerId, clock());
  const sessions = open.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    current: id === session.id,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  }));
  return { ok: true, value: { sessions } };
}

/** Ends one other session of the account; the own one ends by logging out. */
export async function endSession(
  { db, clock }: SessionPorts,
  session: Session,
  id: string,
): Promise<Outcome<Record<string, never>>> {
  if (id === session.id) return { ok: false, reason: 'not-found' };
  const ended = await inTransaction(db, async (trx) => {
    const found = await deleteSession(trx, session.customerId, id);
    if (found) await noteEnd(trx, session.customerId, clock());
    return found;
  });
  return ended ? { ok: true, value: {} } : { ok: false, reason: 'not-found' };
}

export async function endOtherSessions(
  { db, clock, secret }: SessionPorts,
  { id, customerId }: Session,
): Promise<Outcome<ResultOf<typeof endOthersCall>>> {
  return inTransaction(db, async (trx): Promise<Outcome<ResultOf<typeof endOthersCall>>> => {
    const now = clock();
    const ended = await endSessions(trx, { accountId: customerId, spared: id, now });
    if (ended > 0) await noteEnd(trx, customerId, now);
    return { ok: true, value: { ended, ...(await issueDevice(trx, { secret }, customerId)) } };
  });
}

function noteEnd(trx: Transaction, accountId: string, now: Date): Promise<void> {
  return auditAccount(trx, 'end-sessions', { actor: accountId, accountId, now });
}
