import type { MemberRole } from '@clausewright/contract';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { FoundMembership, Membership } from '../../platform/http/session.ts';

export interface StoredMember {
  id: string;
  email: string;
  name: string;
  role: MemberRole;
  websiteIds: string[] | null;
  joinedAt: Date;
}

interface Pair {
  organisationId: string;
  personId: string;
}

/** Null for whoever does not belong to it. */
export async function findMembership(
  db: Database,
  { organisationId, personId }: Pair,
): Promise<Omit<Membership, 'personId'> | null> {
  const found = await db
    .selectFrom('members')
    .select(['role', 'website_ids as websites'])
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found ?? null;
}

/** The same, with what the organisation wants of whoever acts for it. */
export async function findActing(
  db: Database,
  { organisationId, personId }: Pair,
): Promise<FoundMembership | null> {
  const found = await db
    .selectFrom('members as member')
    .leftJoin('identity_providers as provider', 'provider.organisation_id', 'member.organisation_id')
    .select(['member.role', 'member.website_ids as websites', 'provider.required'])
    .where('member.organisation_id', '=', organisationId)
    .where('member.person_id', '=', personId)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { required, ...membership } = found;
  return { ...membership, providerRequired: required === true };
}

/** By the time that they joined; `personId`: that one alone. */
export async function listMembers(
  db: Database,
  organisationId: string,
  personId?: string,
): Promise<StoredMember[]> {
  const rows = await db
    .selectFrom('members as member')
    .innerJoin('customers as person', 'person.id', 'member.person_id')
    .select([
      'person.id',
      'person.email',
      'person.first_name',
      'person.last_name',
      'member.role',
      'member.website_ids as websiteIds',
      'member.joined_at as joinedAt',
    ])
    .where('member.organisation_id', '=', organisationId)
    .$if(personId !== undefined, (one) => one.where('person.id', '=', personId ?? ''))
    .orderBy('member.joined_at')
    .orderBy('person.id')
    .execute();
  return rows.map(({ first_name, last_name, ...row }) => ({
    ...row,
    name: [first_name, last_name].filter((part) => part !== '').join(' '),
  }));
}

/** What a person belongs to, by name. */
export async function listMemberships(
  db: Database,
  personId: string,
): Promise<{ id: string; name: string; role: MemberRole; providerRequired: boolean }[]> {
  const rows = await db
    .selectFrom('members as member')
    .innerJoin('customers as organisation', 'organisation.id', 'member.organisation_id')
    .leftJoin('identity_providers as provider', 'provider.organisation_id', 'member.organisation_id')
    .select(['organisation.id', 'organisation.organisation as name', 'member.role', 'provider.required'])
    .where('member.person_id', '=', personId)
    .orderBy('organisation.organisation')
    .orderBy('organisation.id')
    .execute();
  return rows.map(({ name, required, ...row }) => ({
    ...row,
    name: name ?? '',
    providerRequired: required === true,
  }));
}

/** False where the person belongs to it already. */
export async function insertMember(
  trx: Transaction,
  { organisationId, personId, role, websiteIds, now }: Pair & Grant & { now: Date },
): Promise<boolean> {
  const made = await trx
    .insertInto('members')
    .values({
      organisation_id: organisationId,
      person_id: personId,
      role,
      website_ids: websiteIds && [...websiteIds],
      joined_at: now,
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'person_id']).doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return made !== undefined;
}

export interface Grant {
  role: MemberRole;
  websiteIds: readonly string[] | null;
}

/** False where there is no such member. */
export async function updateMember(
  trx: Transaction,
  { organisationId, personId }: Pair,
  { role, websiteIds }: Grant,
): Promise<boolean> {
  const changed = await trx
    .updateTable('members')
    .set({ role, website_ids: websiteIds && [...websiteIds] })
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .returning('person_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** False where there is no such member. */
export async function deleteMember(trx: Transaction, { organisationId, personId }: Pair): Promise<boolean> {
  const gone = await trx
    .deleteFrom('members')
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .returning('person_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** The owner that joined first but for this person; null where there is no other one. */
export async function findOtherOwner(
  db: Database,
  { organisationId, personId }: Pair,
): Promise<{ email: string } | null> {
  const found = await db
    .selectFrom('members as member')
    .innerJoin('customers as person', 'person.id', 'member.person_id')
    .select('person.email')
    .where('member.organisation_id', '=', organisationId)
    .where('member.role', '=', 'owner')
    .where('person.id', '!=', personId)
    .orderBy('member.joined_at')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** Ids of the organisations that a person owns, in an order in which they can be locked one after the other. */
export async function listOwned(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('organisation_id')
    .where('person_id', '=', personId)
    .where('role', '=', 'owner')
    .orderBy('organisation_id')
    .execute();
  return rows.map((row) => row.organisation_id);
}
