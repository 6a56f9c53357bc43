import type { Transaction } from '../../platform/database/schema.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Account } from '../account.ts';
import { lockAccount } from '../customer-store.ts';
import { findMembership } from './member-store.ts';

/**
 * Holds the organisation that an owner acts for until the transaction ends. Two owners who change each other wait here
 * for one another, and the second may be an owner no more.
 */
export async function lockAsOwner(
  trx: Transaction,
  { customerId: organisationId, member }: Session,
): Promise<{ ok: true; organisation: Account; personId: string } | Refused> {
  const organisation = member === undefined ? null : await lockAccount(trx, organisationId);
  if (member === undefined || organisation === null) return { ok: false, reason: 'not-found' };
  const { personId } = member;
  const still = await findMembership(trx, { organisationId, personId });
  return still?.role === 'owner'
    ? { ok: true, organisation, personId }
    : { ok: false, reason: 'member-role' };
}
