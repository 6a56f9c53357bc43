import { emailKey } from '../platform/email-key.ts';
import { hashToken } from '../platform/database/ids.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';

/** Long enough to find the letter. */
export const letterLifetime = 60 * 60_000;

/** Whom a provider means by a subject: a member of its organisation. */
export interface ProviderLink {
  providerId: string;
  subject: string;
  organisationId: string;
  personId: string;
}

/** Who is meant; null where nobody is yet. */
export async function findLinked(
  db: Database,
  { providerId, subject }: Pick<ProviderLink, 'providerId' | 'subject'>,
): Promise<string | null> {
  const found = await db
    .selectFrom('provider_links')
    .select('person_id')
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.person_id ?? null;
}

export async function countLinks(db: Database, providerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('provider_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The member of an organisation who has proven this address as the account's own. */
export async function findMemberByEmail(
  db: Database,
  organisationId: string,
  email: string,
): Promise<string | null> {
  const found = await db
    .selectFrom('members as member')
    .innerJoin('customers as person', 'person.id', 'member.person_id')
    .select('person.id')
    .where('member.organisation_id', '=', organisationId)
    .where('person.email_key', '=', emailKey(email))
    .where('person.confirmed_at', 'is not', null)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** In the place of what meant the person before; refused, with nothing changed, where the subject means somebody else. */
export async function putLink(
  trx: Transaction,
  link: ProviderLink,
  now: Date,
): Promise<{ ok: true; before: 'none' | 'same' | 'another' } | { ok: false }> {
  const { providerId, subject, organisationId, personId } = link;
  const meant = await findLinked(trx, link);
  if (meant !== null) return meant === personId ? { ok: true, before: 'same' } : { ok: false };
  const gone = await trx
    .deleteFrom('provider_links')
    .where('provider_id', '=', providerId)
    .where('person_id', '=', personId)
    .returning('person_id')
    .executeTakeFirst();
  await trx
    .insertInto('provider_links')
    .values({
      provider_id: providerId,
      subject,
      organisation_id: organisationId,
      person_id: personId,
      created_at: now,
    })
    .execute();
  return { ok: true, before: gone === undefined ? 'none' : 'another' };
}

/** Of all members, and what was to be confirmed. */
export async function deleteLinksOf(trx: Transaction, providerId: string): Promise<void> {
  await trx.deleteFrom('provider_letters').where('provider_id', '=', providerId).execute();
  await trx.deleteFrom('provider_links').where('provider_id', '=', providerId).execute();
}

/** Of a person who takes the account back, and what was to be confirmed: whom a provider means is confirmed anew. */
export async function deleteLinks(trx: Transaction, personId: string): Promise<void> {
  await trx.deleteFrom('provider_letters').where('person_id', '=', personId).execute();
  await trx.deleteFrom('provider_links').where('person_id', '=', personId).execute();
}

/** Takes the place of an earlier letter to the member. Returns an id of it, which tells nothing. */
export async function putLetter(
  trx: Transaction,
  secret: string,
  { link, now }: { link: ProviderLink; now: Date },
): Promise<string> {
  const { providerId, subject, organisationId, personId } = link;
  await trx
    .deleteFrom('provider_letters')
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .execute();
  const hash = hashToken(secret);
  await trx
    .insertInto('provider_letters')
    .values({
      hash,
      provider_id: providerId,
      subject,
      organisation_id: organisationId,
      person_id: personId,
      expires_at: new Date(now.getTime() + letterLifetime),
    })
    .execute();
  return Buffer.from(hash).toString('base64url');
}

/** What a letter confirms, once; null where it was used, replaced, or is over. */
export async function takeLetter(trx: Transaction, secret: string, now: Date): Promise<ProviderLink | null> {
  const taken = await trx
    .deleteFrom('provider_letters')
    .where('hash', '=', hashToken(secret))
    .where('expires_at', '>', now)
    .returning([
      'provider_id as providerId',
      'subject',
      'organisation_id as organisationId',
      'person_id as personId',
    ])
    .executeTakeFirst();
  return taken ?? null;
}
