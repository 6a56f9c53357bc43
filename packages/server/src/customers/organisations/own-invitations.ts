import {
  type BodyOf,
  type Invitation,
  type inviteMember as inviteCall,
  limits,
  type Organisation,
  type readInvitation as readCall,
  type ResultOf,
} from '@clausewright/contract';
import { noteActivity } from '../../activity/note-activity.ts';
import { tellMade } from '../../platform/database/current-act.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId, newToken } from '../../platform/database/ids.ts';
import { emailKey } from '../../platform/email-key.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';
import { type Done, done } from '../accounts/ports.ts';
import { findAccount, lockAccount } from '../customer-store.ts';
import type { SessionPorts } from '../sessions/ports.ts';
import {
  deleteInvitation,
  findInvitation,
  invitationLifetime,
  listInvitations,
  putInvitation,
} from './invitation-store.ts';
import { lockAsOwner } from './lock-as-owner.ts';
import { insertMember, listMembers } from './member-store.ts';
import { describeInvitation, judgeGrant, websitesOf } from './own-members.ts';

export async function invite(
  { db, clock, enqueue, operatorName, publicUrl }: SessionPorts,
  session: Session,
  { email, role, websites, language }: BodyOf<typeof inviteCall>,
): Promise<Outcome<{ invitation: Invitation }>> {
  const now = clock();
  const secret = newToken();
  return inTransaction(db, async (trx): Promise<Outcome<{ invitation: Invitation }>> => {
    const locked = await lockAsOwner(trx, session);
    if (!locked.ok) return locked;
    // Whoever runs the provider would keep the organisation by it.
    if (role === 'owner' && session.through !== undefined) return { ok: false, reason: 'provider-session' };
    const { organisation, personId } = locked;
    const organisationId = organisation.id;
    const inviter = await findAccount(trx, personId);
    if (inviter === null) return { ok: false, reason: 'not-authenticated' };
    const fits = await judgeGrant(trx, organisationId, { role, websiteIds: websites });
    if (!fits.ok) return fits;
    const members = await listMembers(trx, organisationId);
    const waiting = await listInvitations(trx, organisationId, now);
    const key = emailKey(email);
    if (members.some((one) => emailKey(one.email) === key)) return { ok: false, reason: 'already-member' };
    const others = waiting.filter((one) => emailKey(one.email) !== key);
    if (members.length + others.length >= limits.members) return { ok: false, reason: 'members-too-many' };
    const given = { id: newId(), organisationId, email, ...fits.grant, now };
    const stored = await putInvitation(trx, secret, given);
    tellMade(stored.id);
    await putInOutbox(trx, enqueue, {
      eventKey: `invitation:${stored.id}`,
      recipient: email,
      language,
      message: 'invitation',
      facts: {
        service: operatorName,
        organisation: organisation.organisation ?? '',
        inviter: inviter.email,
        link: `${publicUrl}/profile/organisations/${secret}`,
        days: invitationLifetime / 86_400_000,
      },
      now,
    });
    const named = await websitesOf(trx, organisationId, [stored]);
    return { ok: true, value: { invitation: describeInvitation(stored, named) } };
  });
}

export async function withdrawInvitation({ db }: SessionPorts, session: Session, id: string): Promise<Done> {
  return inTransaction(db, async (trx): Promise<Done> => {
    const locked = await lockAsOwner(trx, session);
    if (!locked.ok) return locked;
    const isGone = await deleteInvitation(trx, { id, organisationId: locked.organisation.id });
    return isGone ? done : { ok: false, reason: 'not-found' };
  });
}

/** Whoever has the letter may know what it is about, before he logs in. */
export async function readInvitation(
  { db, clock }: SessionPorts,
  secret: string,
): Promise<Outcome<ResultOf<typeof readCall>>> {
  const found = await findInvitation(db, secret, clock());
  const organisation = found && (await findAccount(db, found.organisationId));
  if (found === null || organisation === null) return { ok: false, reason: 'invitation-gone' };
  const { email, role } = found;
  return { ok: true, value: { organisation: organisation.organisation ?? '', email, role } };
}

/** The letter alone is not enough: it may have been passed on. */
export async function acceptInvitation(
  { db, clock }: SessionPorts,
  { customerId: personId }: Session,
  secret: string,
): Promise<Outcome<{ organisation: Organisation }>> {
  const now = clock();
  return inTransaction(db, async (trx): Promise<Outcome<{ organisation: Organisation }>> => {
    const found = await findInvitation(trx, secret, now);
    if (found === null) return { ok: false, reason: 'invitation-gone' };
    const { organisationId, role, websiteIds } = found;
    const organisation = await lockAccount(trx, organisationId);
    const person = await findAccount(trx, personId);
    if (organisation === null || person === null) return { ok: false, reason: 'invitation-gone' };
    if (emailKey(person.email) !== emailKey(found.email)) {
      return { ok: false, reason: 'invitation-for-another' };
    }
    // Withdrawn, or accepted in another tab, since it was looked at.
    if (!(await deleteInvitation(trx, found))) return { ok: false, reason: 'invitation-gone' };
    if (!(await insertMember(trx, { organisationId, personId, role, websiteIds, now }))) {
      return { ok: false, reason: 'already-member' };
    }
    const noted = { ownerId: organisationId, actorId: personId, objectId: personId };
    await noteActivity(trx, { ...noted, kind: 'member-joined', by: 'caller', now });
    const name = organisation.organisation ?? '';
    return { ok: true, value: { organisation: { id: organisationId, name, role } } };
  });
}
