import {
  type BodyOf,
  limits,
  type Organisation,
  type changeOrganisation as changeCall,
  type listOrganisations as listCall,
  type newOrganisation as newCall,
  type ResultOf,
} from '@clausewright/contract';
import { noteActivity } from '../../activity/note-activity.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { type Done, done } from '../accounts/ports.ts';
import { lockAccount } from '../customer-store.ts';
import type { SessionPorts } from '../sessions/ports.ts';
import { canApprove } from './can-approve.ts';
import { lockAsOwner } from './lock-as-owner.ts';
import { listMembers, listMemberships, listOwned, insertMember } from './member-store.ts';
import { insertOrganisation, updateOrganisation } from './organisation-store.ts';

export async function listOwnOrganisations(
  { db }: SessionPorts,
  { customerId, through }: Session,
): Promise<Outcome<ResultOf<typeof listCall>>> {
  const all = await listMemberships(db, customerId);
  const organisations = all
    .filter(({ id }) => through === undefined || id === through)
    .map(({ providerRequired, ...one }) => ({
      ...one,
      ...(providerRequired && { provider_required: true }),
    }));
  return { ok: true, value: { organisations, alone: through !== undefined } };
}

/** Whoever makes it owns it, and has its letters until he names somebody else. */
export async function makeOrganisation(
  { db, clock }: SessionPorts,
  { customerId }: Session,
  { name, language }: BodyOf<typeof newCall>,
): Promise<Outcome<{ organisation: Organisation }>> {
  const now = clock();
  return inTransaction(db, async (trx): Promise<Outcome<{ organisation: Organisation }>> => {
    const person = await lockAccount(trx, customerId);
    if (person === null) return { ok: false, reason: 'not-authenticated' };
    if ((await listOwned(trx, customerId)).length >= limits.organisations) {
      return { ok: false, reason: 'organisations-too-many' };
    }
    const id = await insertOrganisation(trx, { name, email: person.email, language, now });
    await insertMember(trx, {
      organisationId: id,
      personId: customerId,
      role: 'owner',
      websiteIds: null,
      now,
    });
    await noteActivity(trx, {
      kind: 'organisation-made',
      ownerId: id,
      actorId: customerId,
      by: 'caller',
      now,
    });
    return { ok: true, value: { organisation: { id, name, role: 'owner' } } };
  });
}

export async function changeOrganisation(
  { db, clock }: SessionPorts,
  session: Session,
  { name, contact, approval_required: approvalRequired }: BodyOf<typeof changeCall>,
): Promise<Done> {
  return inTransaction(db, async (trx): Promise<Done> => {
    const locked = await lockAsOwner(trx, session);
    if (!locked.ok) return locked;
    const { id } = locked.organisation;
    const members = await listMembers(trx, id);
    const reached = members.find((member) => member.id === contact);
    if (reached === undefined) return { ok: false, reason: 'not-found' };
    const isNew = approvalRequired === true && !locked.organisation.approvalRequired;
    if (isNew && !canApprove(members)) return { ok: false, reason: 'nobody-approves' };
    const approval = approvalRequired === undefined ? {} : { approvalRequired };
    await updateOrganisation(trx, id, { name, email: reached.email, ...approval, now: clock() });
    return done;
  });
}
