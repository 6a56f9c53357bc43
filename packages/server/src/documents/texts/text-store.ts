import type { Language } from '@clausewright/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Id of the version that came before the given one; null for the first. */
export async function versionBefore(
  db: Database,
  { agreementId, versionId }: { agreementId: string; versionId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('agreement_versions as v')
    .innerJoin('agreement_versions as given', 'given.agreement_id', 'v.agreement_id')
    .select('v.id')
    .where('given.id', '=', versionId)
    .where('v.agreement_id', '=', agreementId)
    .whereRef('v.number', '<', 'given.number')
    .orderBy('v.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The document languages of a version, the source first. */
export async function listVersionLanguages(db: Database, versionId: string): Promise<readonly Language[]> {
  const row = await db
    .selectFrom('agreement_versions')
    .select(sql<readonly Language[]>`included -> 'languages'`.as('languages'))
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  return row.languages;
}
