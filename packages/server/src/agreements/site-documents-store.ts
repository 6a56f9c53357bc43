import type { Answers } from '@clausewright/agreements/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A served document and what its answers say of where it is used. */
export interface ServedPlace {
  agreementId: string;
  versionId: string;
  type: AgreementType;
  siteAddress: string | null;
  appName: string | null;
}

/** Of all served documents of an owner except those of one type, oldest first; without the rest of their answers. */
export async function servedPlaces(
  db: Database,
  { ownerId, except }: { ownerId: string; except: AgreementType },
): Promise<ServedPlace[]> {
  return db
    .selectFrom('agreements as a')
    .innerJoin('agreement_versions as v', 'v.id', 'a.current_version_id')
    .select([
      'a.id as agreementId',
      'v.id as versionId',
      'a.type as type',
      'v.site_address as siteAddress',
      sql<string | null>`v.answers ->> 'app_name'`.as('appName'),
    ])
    .where('a.owner_id', '=', ownerId)
    .where('a.type', '!=', except)
    .where('a.deleted_at', 'is', null)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute();
}

export interface GivenAnswers {
  answers: Answers;
  createdAt: Date;
}

/** The answers of versions, by version. */
export async function answersOfVersions(
  db: Database,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, GivenAnswers>> {
  const rows = await db
    .selectFrom('agreement_versions')
    .select(['id', 'answers', 'created_at'])
    .where('id', 'in', [...versionIds])
    .execute();
  // What `insertVersion` wrote.
  return new Map(rows.map((row) => [row.id, { answers: row.answers as Answers, createdAt: row.created_at }]));
}
