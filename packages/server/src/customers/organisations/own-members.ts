import {
  type BodyOf,
  narrowRoles,
  type changeMember as changeCall,
  type Invitation,
  type listMembers as listCall,
  type Member,
  type ResultOf,
} from '@clausewright/contract';
import { noteActivity } from '../../activity/note-activity.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { ownWebsites } from '../../websites/website-store.ts';
import { type Done, done } from '../accounts/ports.ts';
import type { Account } from '../account.ts';
import { findAccount, lockAccount } from '../customer-store.ts';
import type { SessionPorts } from '../sessions/ports.ts';
import { canApprove } from './can-approve.ts';
import { distrustProvider } from './distrust-provider.ts';
import { listInvitations, type StoredInvitation } from './invitation-store.ts';
import { lockAsOwner } from './lock-as-owner.ts';
import {
  deleteMember,
  findMembership,
  findOtherOwner,
  type Grant,
  listMembers,
  type StoredMember,
  updateMember,
} from './member-store.ts';
import { updateOrganisation } from './organisation-store.ts';

export async function listOwnMembers(
  { db, clock }: SessionPorts,
  { customerId: organisationId, member }: Session,
): Promise<Outcome<ResultOf<typeof listCall>>> {
  const organisation = member === undefined ? null : await findAccount(db, organisationId);
  if (organisation === null) return { ok: false, reason: 'not-found' };
  const members = await listMembers(db, organisationId);
  const invitations = await listInvitations(db, organisationId, clock());
  const named = await websitesOf(db, organisationId, [...members, ...invitations]);
  return {
    ok: true,
    value: {
      name: organisation.organisation ?? '',
      members: members.map((one) => describeMember(one, named, organisation)),
      invitations: invitations.map((one) => describeInvitation(one, named)),
      approval_required: organisation.approvalRequired,
      approvers: canApprove(members),
    },
  };
}

export async function changeOwnMember(
  { db }: SessionPorts,
  session: Session,
  { personId, role, websites }: { personId: string } & BodyOf<typeof changeCall>,
): Promise<Outcome<{ member: Member }>> {
  return inTransaction(db, async (trx): Promise<Outcome<{ member: Member }>> => {
    const locked = await lockAsOwner(trx, session);
    if (!locked.ok) return locked;
    const { organisation } = locked;
    const fits = await judgeGrant(trx, organisation.id, { role, websiteIds: websites });
    if (!fits.ok) return fits;
    const pair = { organisationId: organisation.id, personId };
    if (role !== 'owner' && (await isLastOwner(trx, pair))) return { ok: false, reason: 'last-owner' };
    const isGranting = role === 'owner' || (await isOwner(trx, pair));
    if (isGranting && session.through !== undefined) return { ok: false, reason: 'provider-session' };
    if (!(await updateMember(trx, pair, fits.grant))) return { ok: false, reason: 'not-found' };
    if (role !== 'owner') await distrustProvider(trx, pair);
    const [changed] = await listMembers(trx, organisation.id, personId);
    if (changed === undefined) throw new Error('the member that was just changed is not there');
    const named = await websitesOf(trx, organisation.id, [changed]);
    return { ok: true, value: { member: describeMember(changed, named, organisation) } };
  });
}

export async function removeOwnMember(
  { db, clock }: SessionPorts,
  session: Session,
  personId: string,
): Promise<Done> {
  return inTransaction(db, async (trx): Promise<Done> => {
    const locked = await lockAsOwner(trx, session);
    if (!locked.ok) return locked;
    const { organisation } = locked;
    const isOwned = await isOwner(trx, { organisationId: organisation.id, personId });
    if (isOwned && session.through !== undefined) return { ok: false, reason: 'provider-session' };
    return endMembership(trx, organisation, { personId, now: clock() });
  });
}

export async function leaveOrganisation(
  { db, clock }: SessionPorts,
  { customerId: personId }: Session,
  organisationId: string,
): Promise<Done> {
  const now = clock();
  return inTransaction(db, async (trx): Promise<Done> => {
    if ((await findMembership(trx, { organisationId, personId })) === null)
      return { ok: false, reason: 'not-found' };
    const organisation = await lockAccount(trx, organisationId);
    if (organisation === null) return { ok: false, reason: 'not-found' };
    const left = await endMembership(trx, organisation, { personId, now });
    if (!left.ok) return left;
    const noted = { ownerId: organisationId, actorId: personId, objectId: personId };
    await noteActivity(trx, { ...noted, kind: 'member-left', by: 'caller', now });
    return done;
  });
}

/** Somebody always owns it. Letters that went to whoever goes, go to an owner from then on. */
async function endMembership(
  trx: Transaction,
  organisation: Account,
  { personId, now }: { personId: string; now: Date },
): Promise<Done> {
  const pair = { organisationId: organisation.id, personId };
  if (await isLastOwner(trx, pair)) return { ok: false, reason: 'last-owner' };
  const [gone] = await listMembers(trx, organisation.id, personId);
  if (gone === undefined || !(await deleteMember(trx, pair))) return { ok: false, reason: 'not-found' };
  await distrustProvider(trx, pair);
  const owner = await findOtherOwner(trx, pair);
  if (gone.email === organisation.email && owner !== null) {
    await updateOrganisation(trx, organisation.id, { email: owner.email, now });
  }
  return done;
}

interface Pair {
  organisationId: string;
  personId: string;
}

/** Whom a session that a provider opened neither makes nor ends: whoever runs it would keep the organisation so. */
async function isOwner(trx: Transaction, pair: Pair): Promise<boolean> {
  return (await findMembership(trx, pair))?.role === 'owner';
}

/** In a transaction that holds the organisation. */
async function isLastOwner(trx: Transaction, pair: Pair): Promise<boolean> {
  return (await isOwner(trx, pair)) && (await findOtherOwner(trx, pair)) === null;
}

/** Whether a role goes with these websites, each of which must be of the organisation. */
export async function judgeGrant(
  trx: Transaction,
  organisationId: string,
  { role, websiteIds }: Grant,
): Promise<{ ok: true; grant: { role: Grant['role']; websiteIds: string[] | null } } | Refused> {
  const isFitting = websiteIds === null ? role !== 'client' : narrowRoles.includes(role);
  if (!isFitting) return { ok: false, reason: 'role-websites' };
  const ids = websiteIds && [...new Set(websiteIds)];
  if (ids !== null && (await ownWebsites(trx, organisationId, ids)).length < ids.length) {
    return { ok: false, reason: 'not-found' };
  }
  return { ok: true, grant: { role, websiteIds: ids } };
}

type Named = Awaited<ReturnType<typeof ownWebsites>>;

export async function websitesOf(
  db: Database,
  organisationId: string,
  rows: readonly { websiteIds: readonly string[] | null }[],
): Promise<Named> {
  return ownWebsites(db, organisationId, [...new Set(rows.flatMap(({ websiteIds }) => websiteIds ?? []))]);
}

function describeMember(
  { websiteIds, joinedAt, ...member }: StoredMember,
  named: Named,
  organisation: Account,
): Member {
  return {
    ...member,
    websites: websiteIds && named.filter(({ id }) => websiteIds.includes(id)),
    joined_at: joinedAt.toISOString(),
    contact: member.email === organisation.email,
  };
}

export function describeInvitation(
  { id, email, role, websiteIds, expiresAt }: StoredInvitation,
  named: Named,
): Invitation {
  const websites = websiteIds && named.filter((one) => websiteIds.includes(one.id));
  return { id, email, role, websites, expires_at: expiresAt.toISOString() };
}
