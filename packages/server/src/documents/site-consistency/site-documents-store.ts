import type { Answers } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** A version of a document and what its answers say of where it is used. */
export interface DocumentPlace {
  agreementId: string;
  liveToken: string;
  currentVersionId: string | null;
  versionId: string;
  type: AgreementType;
  siteAddress: string | null;
  appName: string | null;
}

/** Of all documents of an owner, oldest first; without the rest of their answers. `latest` may wait for payment. */
export async function documentPlaces(
  db: Database,
  { ownerId, version }: { ownerId: string; version: 'served' | 'latest' },
): Promise<DocumentPlace[]> {
  const latest = sql<string>`(select w.id from agreement_versions as w where w.agreement_id = a.id order by w.number desc limit 1)`;
  return db
    .selectFrom('agreements as a')
    .innerJoin('agreement_versions as v', (join) =>
      version === 'served' ? join.onRef('v.id', '=', 'a.current_version_id') : join.on('v.id', '=', latest),
    )
    .select([
      'a.id as agreementId',
      'a.live_token as liveToken',
      'a.current_version_id as currentVersionId',
      'v.id as versionId',
      'a.type as type',
      'v.site_address as siteAddress',
      sql<string | null>`v.answers ->> 'app_name'`.as('appName'),
    ])
    .where('a.owner_id', '=', ownerId)
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
export async function findVersionAnswers(
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

/** Of the newest version, paid for or not; null where the agreement is gone by now. */
export async function latestAnswers(db: Database, agreementId: string): Promise<Answers | null> {
  const row = await db
    .selectFrom('agreement_versions')
    .select('answers')
    .where('agreement_id', '=', agreementId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : (row.answers as Answers);
}

export interface ServedAnswers extends GivenAnswers {
  agreementId: string;
  versionId: string;
  type: AgreementType;
}

/** The answers of the version that is served of each of these. */
export async function servedAnswers(db: Database, agreementIds: readonly string[]): Promise<ServedAnswers[]> {
  if (agreementIds.length === 0) return [];
  const rows = await db
    .selectFrom('agreements as a')
    .innerJoin('agreement_versions as v', 'v.id', 'a.current_version_id')
    .select([
      'a.id as agreementId',
      'v.id as versionId',
      'a.type as type',
      'v.answers as answers',
      'v.created_at as createdAt',
    ])
    .where('a.id', 'in', [...agreementIds])
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute();
  return rows.map((row) => ({ ...row, answers: row.answers as Answers }));
}
