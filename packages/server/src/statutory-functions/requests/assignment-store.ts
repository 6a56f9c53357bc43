import { type Language, limits, memberRoles, rightsOf } from '@clausewright/contract';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { RequestDesk } from './desk-store.ts';

/** A member who may deal with requests of a website. */
export interface Colleague {
  id: string;
  email: string;
  language: Language;
}

const dealing = memberRoles.filter((role) => rightsOf(role).includes('write'));

/** None where the account is of one person. Whoever left, or lost the right, is not among them and has no assignment. */
export async function listColleagues(
  db: Database,
  { ownerId, websiteId }: Pick<RequestDesk, 'ownerId' | 'websiteId'>,
): Promise<Colleague[]> {
  return db
    .selectFrom('members as m')
    .innerJoin('customers as c', 'c.id', 'm.person_id')
    .select(['c.id', 'c.email', 'c.language'])
    .where('m.organisation_id', '=', ownerId)
    .where('m.role', 'in', [...dealing])
    .where(sql<boolean>`(m.website_ids is null or ${websiteId} = any(m.website_ids))`)
    .orderBy('c.email')
    .limit(limits.members)
    .execute();
}

/** By the request; whether those people may still deal with it is another question. */
export async function assigneesOf(db: Database, requestIds: readonly string[]): Promise<Map<string, string>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('request_assignments')
    .select(['request_id', 'person_id'])
    .where('request_id', 'in', [...requestIds])
    .execute();
  return new Map(rows.map(({ request_id: request, person_id: person }) => [request, person]));
}

/** Whoever assigns holds the row of the request. */
export async function assign(trx: Transaction, requestId: string, personId: string | null): Promise<void> {
  if (personId === null) {
    await trx.deleteFrom('request_assignments').where('request_id', '=', requestId).execute();
    return;
  }
  await trx
    .insertInto('request_assignments')
    .values({ request_id: requestId, person_id: personId })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet({ person_id: personId }))
    .execute();
}
