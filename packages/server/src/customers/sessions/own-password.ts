import type { Account } from '../account.ts';
import { findAccount } from '../customer-store.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { tryOwnPassword } from './log-in-allowance.ts';
import type { SessionPorts } from './ports.ts';

/**
 * Asks somebody who is logged in for the password again. In the transaction that follows, compare
 * `account.passwordHash` with the locked row: it may have been changed meanwhile.
 */
export async function verifyOwnPassword(
  ports: SessionPorts,
  { customerId, password }: { customerId: string; password: string },
): Promise<{ ok: true; account: Account } | Refused> {
  const admitted = await tryOwnPassword(ports, customerId);
  if (!admitted.ok) return admitted;
  const account = await findAccount(ports.db, customerId);
  const verified = await ports.passwords.verify(account?.passwordHash ?? null, password);
  if (verified.ok && !verified.matches) return { ok: false, reason: 'password-wrong' };
  await admitted.giveBack();
  if (!verified.ok) return verified;
  return account === null ? { ok: false, reason: 'not-authenticated' } : { ok: true, account };
}
