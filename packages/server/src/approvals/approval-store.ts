import { approvingRoles, type Language } from '@clausewright/contract';
import { sql } from 'kysely';
import { newId } from '../platform/database/ids.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';

/** What can be approved, whatever its version. */
export interface Approvable {
  of: 'agreement' | 'banner';
  id: string;
}

/** One version of it, in an organisation. */
export interface Revision extends Approvable {
  organisationId: string;
  /** Of a document the id of its version, of a banner the digest of its draft. */
  revision: string;
}

export interface StoredDecision {
  id: string;
  personId: string | null;
  name: string | null;
  approved: boolean;
  remark: string | null;
  at: Date;
  number: number | null;
  revision: string;
}

const mostShown = 50;

const columnOf = { agreement: 'agreement_id', banner: 'consent_id' } as const;

/** Whether whoever this is publishes nothing without approval; people for themselves always may. */
export async function requiresApproval(db: Database, ownerId: string): Promise<boolean> {
  const found = await db
    .selectFrom('customers')
    .select('approval_required as required')
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return found?.required ?? false;
}

/** Members who may approve of it: those of a role that does, who may see its website, and did not change it. */
export async function listApprovers(
  db: Database,
  { of, id, organisationId }: Approvable & { organisationId: string },
): Promise<{ id: string; email: string; language: Language }[]> {
  const website =
    of === 'agreement'
      ? sql`(select s.website_id from agreements a join sites s on s.id = a.site_id where a.id = ${id})`
      : sql`(select s.website_id from consents c join sites s on s.id = c.site_id where c.id = ${id})`;
  return db
    .selectFrom('members as m')
    .innerJoin('customers as person', 'person.id', 'm.person_id')
    .select(['person.id', 'person.email', 'person.language'])
    .where('m.organisation_id', '=', organisationId)
    .where('m.role', 'in', [...approvingRoles])
    .where(sql<boolean>`(m.website_ids is null or ${website} = any(m.website_ids))`)
    .where('m.person_id', 'not in', (row) =>
      row.selectFrom('draft_authors as d').select('d.person_id').where(`d.${columnOf[of]}`, '=', id),
    )
    .orderBy('m.joined_at')
    .orderBy('person.id')
    .execute();
}

/** Newest first; what somebody said for another organisation that had it before is not told. */
export async function listDecisions(
  db: Database,
  { of, id, organisationId }: Approvable & { organisationId: string },
): Promise<StoredDecision[]> {
  return db
    .selectFrom('approvals as a')
    .leftJoin('customers as person', 'person.id', 'a.person_id')
    .select([
      'a.id',
      'a.person_id as personId',
      sql<
        string | null
      >`coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email)`.as('name'),
      'a.approved',
      'a.remark',
      'a.at',
      'a.number',
      'a.revision',
    ])
    .where(`a.${columnOf[of]}`, '=', id)
    .where('a.organisation_id', '=', organisationId)
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(mostShown)
    .execute();
}

/** The last word of each person on this very revision. */
export async function listLastWords(
  db: Database,
  { of, id, organisationId, revision }: Revision,
): Promise<{ id: string; personId: string; approved: boolean }[]> {
  const rows = await db
    .selectFrom('approvals')
    .distinctOn('person_id')
    .select(['id', 'person_id as personId', 'approved'])
    .where(columnOf[of], '=', id)
    .where('organisation_id', '=', organisationId)
    .where('revision', '=', revision)
    .where('person_id', 'is not', null)
    .orderBy('person_id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ personId, ...row }) => ({ ...row, personId: personId ?? '' }));
}

/** What somebody said last of this very revision; null: nothing. */
export async function findLastWord(
  db: Database,
  { of, id, organisationId, revision, personId }: Revision & { personId: string },
): Promise<{ approved: boolean; remark: string | null } | null> {
  const found = await db
    .selectFrom('approvals')
    .select(['approved', 'remark'])
    .where(columnOf[of], '=', id)
    .where('organisation_id', '=', organisationId)
    .where('revision', '=', revision)
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** Of something that is locked. */
export async function insertDecision(
  trx: Transaction,
  {
    of,
    id,
    organisationId,
    revision,
    ...said
  }: Revision & {
    number: number | null;
    personId: string;
    approved: boolean;
    remark: string | null;
    at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('approvals')
    .values({
      id: newId(),
      organisation_id: organisationId,
      agreement_id: of === 'agreement' ? id : null,
      consent_id: of === 'banner' ? id : null,
      revision,
      number: said.number,
      person_id: said.personId,
      approved: said.approved,
      remark: said.remark,
      // After all others of it, whatever the clock says: the last word decides.
      at: sql<Date>`greatest(${said.at}::timestamptz, (
        select max(a.at) + interval '1 millisecond' from approvals a where ${sql.ref(`a.${columnOf[of]}`)} = ${id}))`,
    })
    .execute();
}

export async function isAuthor(
  db: Database,
  { of, id, personId }: Approvable & { personId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('draft_authors')
    .select('person_id')
    .where(columnOf[of], '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertAuthor(
  trx: Transaction,
  { of, id, personId }: Approvable & { personId: string },
): Promise<void> {
  await trx
    .insertInto('draft_authors')
    .values({
      agreement_id: of === 'agreement' ? id : null,
      consent_id: of === 'banner' ? id : null,
      person_id: personId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What waited is published, or gone: whoever changes it from now on is an author of the next. */
export async function deleteAuthors(trx: Transaction, { of, id }: Approvable): Promise<void> {
  await trx.deleteFrom('draft_authors').where(columnOf[of], '=', id).execute();
}
