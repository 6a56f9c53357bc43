import type { Customer } from '@clausewright/contract';
import { describeCustomer, describeMember } from '../account.ts';
import { findAccount } from '../customer-store.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import type { SessionPorts } from './ports.ts';
import { renewSession } from './renew-session.ts';

/**
 * Says who is logged in, and renews the session when its access token is about to expire, has expired or
 * is not there. A refresh token that was used before ends the session.
 */
export async function ping(
  ports: SessionPorts,
  { session, refreshToken }: { session: Session | null; refreshToken: string | undefined },
): Promise<Outcome<{ customer: Customer }>> {
  const renewal =
    refreshToken === undefined
      ? ({ state: 'unknown' } as const)
      : await renewSession(ports, refreshToken, session?.id ?? null);
  if (renewal.state === 'reused') return { ok: false, reason: 'not-authenticated' };
  const customerId = renewal.state === 'unknown' ? session?.customerId : renewal.customerId;
  const isThrough = renewal.state === 'unknown' ? session?.through !== undefined : renewal.through !== null;
  const account = customerId === undefined ? null : await findAccount(ports.db, customerId);
  if (account === null) return { ok: false, reason: 'not-authenticated' };
  return {
    ok: true,
    value: { customer: isThrough ? describeMember(account) : describeCustomer(account) },
    ...(renewal.state === 'renewed' && { tokens: renewal.tokens }),
  };
}
