import type { Answers } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import type { Scope } from '../records/version-store.ts';
import type { Database } from '../../platform/database/schema.ts';

export interface ServedPolicy {
  agreementId: string;
  type: AgreementType;
  answers: Answers;
  scope: Scope;
  siteAddress: string;
  createdAt: Date;
}

/** Served documents of an owner that name a site, oldest first. */
export async function servedPolicies(
  db: Database,
  ownerId: string,
  types: readonly AgreementType[],
): Promise<ServedPolicy[]> {
  const rows = await db
    .selectFrom('agreements as a')
    .innerJoin('agreement_versions as v', 'v.id', 'a.current_version_id')
    .select([
      'a.id as agreementId',
      'a.type as type',
      'v.answers as answers',
      'v.included as scope',
      'v.site_address as siteAddress',
      'v.created_at as createdAt',
    ])
    .where('a.owner_id', '=', ownerId)
    .where('a.type', 'in', [...types])
    .where('a.deleted_at', 'is', null)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute();
  return rows.flatMap(({ siteAddress, ...row }) =>
    siteAddress === null ? [] : [{ ...row, siteAddress, ...written(row) }],
  );
}

/** Both columns hold what `insertVersion` wrote. */
function written(row: { answers: unknown; scope: unknown }): Pick<ServedPolicy, 'answers' | 'scope'> {
  return { answers: row.answers as Answers, scope: row.scope as Scope };
}
