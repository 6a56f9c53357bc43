import type { changePasswordCall, ResultOf } from '@clausewright/contract';
import { endLinks } from '../account-link-store.ts';
import { changeAccount, lockAccount } from '../customer-store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { auditAccount } from '../audit-account.ts';
import { endSessions } from './end-sessions.ts';
import { issueDevice } from './known-device.ts';
import { openSession } from './open-session.ts';
import { verifyOwnPassword } from './own-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import type { SessionPorts } from './ports.ts';
import { notifyOwner } from './notify-owner.ts';

export interface PasswordChange {
  session: Session;
  oldPassword: string;
  newPassword: string;
  userAgent: string;
}

type Changed = Outcome<ResultOf<typeof changePasswordCall>>;

/**
 * Replaces the password and ends every session; whoever changed it goes on in a new one, so that copies
 * of the old tokens are worth nothing (ASVS 7.2.4). Of all browsers, that one alone stays known.
 */
export async function changePassword(
  ports: SessionPorts,
  { session, oldPassword, newPassword, userAgent }: PasswordChange,
): Promise<Changed> {
  const { db, clock, passwords, operatorName: service } = ports;
  const customerId = session.customerId;
  const proven = await verifyOwnPassword(ports, { customerId, password: oldPassword });
  if (!proven.ok) return proven;
  const { email, passwordHash } = proven.account;
  const common = refuseCommonPassword(newPassword, { email, service });
  if (common !== null) return common;
  const made = await passwords.hash(newPassword);
  if (!made.ok) return made;
  const now = clock();
  return inTransaction(db, async (trx): Promise<Changed> => {
    const account = await lockAccount(trx, customerId);
    if (account?.passwordHash !== passwordHash) return { ok: false, reason: 'password-wrong' };
    await changeAccount(trx, customerId, { password_hash: made.hash }, now);
    await endSessions(trx, { accountId: customerId, now });
    // A letter that somebody asked for before must not undo this change.
    await endLinks(trx, { accountId: customerId, purpose: 'reset', now });
    const opened = await openSession(trx, { customerId, role: session.role, userAgent, now });
    await auditAccount(trx, 'change-password', { actor: customerId, accountId: customerId, now });
    // A change is one event each: its new session names it.
    await notifyOwner(trx, ports, account, { message: 'password-changed', event: opened.sessionId, now });
    return { ok: true, value: await issueDevice(trx, ports, customerId), tokens: opened.tokens };
  });
}
