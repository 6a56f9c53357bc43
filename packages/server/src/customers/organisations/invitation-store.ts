import type { MemberRole } from '@clausewright/contract';
import { hashToken } from '../../platform/database/ids.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { emailKey } from '../../platform/email-key.ts';

export interface StoredInvitation {
  id: string;
  organisationId: string;
  email: string;
  role: MemberRole;
  websiteIds: string[] | null;
  expiresAt: Date;
}

const columns = [
  'id',
  'organisation_id as organisationId',
  'email',
  'role',
  'website_ids as websiteIds',
  'expires_at as expiresAt',
] as const;

export const invitationLifetime = 7 * 86_400_000;

/** Takes the place of an earlier one to the same address. */
export async function putInvitation(
  trx: Transaction,
  secret: string,
  { websiteIds, now, ...given }: Omit<StoredInvitation, 'expiresAt'> & { now: Date },
): Promise<StoredInvitation> {
  const { id, organisationId, email, role } = given;
  const key = emailKey(email);
  await trx
    .deleteFrom('invitations')
    .where('organisation_id', '=', organisationId)
    .where('email_key', '=', key)
    .execute();
  return trx
    .insertInto('invitations')
    .values({
      id,
      organisation_id: organisationId,
      hash: hashToken(secret),
      email,
      email_key: key,
      role,
      website_ids: websiteIds,
      created_at: now,
      expires_at: new Date(now.getTime() + invitationLifetime),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Null where it was accepted, withdrawn or replaced, or its time is over. */
export async function findInvitation(
  db: Database,
  secret: string,
  now: Date,
): Promise<StoredInvitation | null> {
  const found = await db
    .selectFrom('invitations')
    .select(columns)
    .where('hash', '=', hashToken(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found ?? null;
}

/** Those that can still be accepted, the newest first. */
export async function listInvitations(
  db: Database,
  organisationId: string,
  now: Date,
): Promise<StoredInvitation[]> {
  return db
    .selectFrom('invitations')
    .select(columns)
    .where('organisation_id', '=', organisationId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** True for whoever ends it first. */
export async function deleteInvitation(
  trx: Transaction,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Of an address that has no account any more. */
export async function deleteInvitationsTo(trx: Transaction, email: string): Promise<void> {
  await trx.deleteFrom('invitations').where('email_key', '=', emailKey(email)).execute();
}
