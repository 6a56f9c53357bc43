import type { BodyOf, moveWebsite as call } from '@clausewright/contract';
import { noteActivity } from '../activity/note-activity.ts';
import { type Done, done } from '../customers/accounts/ports.ts';
import type { Account } from '../customers/account.ts';
import { lockAccount } from '../customers/customer-store.ts';
import { findMembership } from '../customers/organisations/member-store.ts';
import { verifyOwnPassword } from '../customers/sessions/own-password.ts';
import type { SessionPorts } from '../customers/sessions/ports.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Transaction } from '../platform/database/schema.ts';
import type { Refused } from '../platform/http/envelope.ts';
import { personOf, type Session } from '../platform/http/session.ts';
import { lockWebsite } from '../websites/website-store.ts';
import { changeOwner, findRunningMoney, makeRoom } from './website-move-store.ts';

/** Moves a website between accounts of the same person: his own, and the organisations that he owns. */
export async function moveWebsite(
  ports: SessionPorts,
  { session, id, to: wanted, password }: { session: Session; id: string } & BodyOf<typeof call>,
): Promise<Done> {
  // Another account is out of reach of it, even with the password.
  if (session.through !== undefined) return { ok: false, reason: 'provider-session' };
  const personId = personOf(session);
  const from = session.customerId;
  const to = wanted ?? personId;
  const proven = await verifyOwnPassword(ports, { customerId: personId, password });
  if (!proven.ok) return proven;
  const now = ports.clock();
  return inTransaction(ports.db, async (trx): Promise<Done> => {
    const held = await holdOwned(trx, personId, [from, to]);
    if (!held.ok) return held;
    // Changed by another tab since it was proven.
    if (held.person.passwordHash !== proven.account.passwordHash)
      return { ok: false, reason: 'password-wrong' };
    const website = await lockWebsite(trx, id, from);
    if (website === null) return { ok: false, reason: 'not-found' };
    if (from === to) return { ok: false, reason: 'website-there' };
    const money = await findRunningMoney(trx, id);
    if (money.payment) return { ok: false, reason: 'website-being-paid' };
    if (money.plan) return { ok: false, reason: 'website-plan-renews' };
    if (!(await makeRoom(trx, website, { from, to }))) return { ok: false, reason: 'website-there' };
    await changeOwner(trx, website, { from, to, author: from === personId ? personId : null, now });
    await noteActivity(trx, {
      kind: 'website-received',
      ownerId: to,
      actorId: personId,
      objectId: id,
      by: 'caller',
      now,
    });
    return done;
  });
}

/** Holds the accounts, organisations first as whoever deletes an account does. */
async function holdOwned(
  trx: Transaction,
  personId: string,
  ids: readonly string[],
): Promise<{ ok: true; person: Account } | Refused> {
  const organisations = [...new Set(ids)].filter((id) => id !== personId).toSorted();
  for (const organisationId of organisations) {
    await lockAccount(trx, organisationId);
    const membership = await findMembership(trx, { organisationId, personId });
    if (membership?.role !== 'owner') return { ok: false, reason: 'member-role' };
  }
  const person = await lockAccount(trx, personId);
  return person === null ? { ok: false, reason: 'not-authenticated' } : { ok: true, person };
}
