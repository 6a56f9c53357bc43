import { json } from '../database/json.ts';
import type { Database, LibraryReason, Transaction } from '../database/schema.ts';

export interface Unchecked {
  agreementId: string;
  versionId: string;
}

/** Served versions that were not held against the library yet, by the id of their agreement from `after` on. */
export async function uncheckedVersions(
  db: Database,
  { library, after, limit }: { library: string; after: string; limit: number },
): Promise<Unchecked[]> {
  const rows = await db
    .selectFrom('agreements as a')
    .leftJoin('library_checks as l', 'l.agreement_id', 'a.id')
    .select(['a.id', 'a.current_version_id'])
    .where('a.id', '>', after)
    .where('a.deleted_at', 'is', null)
    .where('a.current_version_id', 'is not', null)
    .where((row) =>
      row.or([
        row('l.agreement_id', 'is', null),
        row('l.library', '!=', library),
        row('l.version_id', '!=', row.ref('a.current_version_id')),
      ]),
    )
    .orderBy('a.id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, current_version_id: versionId }) =>
    versionId === null ? [] : [{ agreementId: id, versionId }],
  );
}

export interface LibraryCheck extends Unchecked {
  library: string;
  reasons: readonly LibraryReason[];
  now: Date;
}

/** In place of what was known before. The agreement is locked and serves the version. */
export async function writeCheck(trx: Transaction, check: LibraryCheck): Promise<void> {
  const row = {
    version_id: check.versionId,
    library: check.library,
    reasons: json([...check.reasons]),
    checked_at: check.now,
  };
  await trx
    .insertInto('library_checks')
    .values({ agreement_id: check.agreementId, ...row })
    .onConflict((conflict) => conflict.column('agreement_id').doUpdateSet(row))
    .execute();
}

/**
 * Goes with a version that is served from now on: what was edited by hand has the same newer texts waiting as
 * before; every other one is looked at anew.
 */
export async function carryCheck(
  trx: Transaction,
  { agreementId, versionId, edited }: Unchecked & { edited: boolean },
): Promise<void> {
  if (!edited) {
    await trx
      .deleteFrom('library_checks')
      .where('agreement_id', '=', agreementId)
      .where('version_id', '!=', versionId)
      .execute();
    return;
  }
  await trx
    .updateTable('library_checks')
    .set({ version_id: versionId })
    .where('agreement_id', '=', agreementId)
    .execute();
}

export interface WaitingReasons {
  reasons: readonly LibraryReason[];
  clauseVersions: Readonly<Record<string, number>>;
  lawCatalogueVersion: string;
}

/** What waits for the version that is served, with what its words follow from; null where nothing does. */
export async function waitingReasons(db: Database, agreementId: string): Promise<WaitingReasons | null> {
  const row = await db
    .selectFrom('agreements as a')
    .innerJoin('library_checks as l', (join) =>
      join.onRef('l.agreement_id', '=', 'a.id').onRef('l.version_id', '=', 'a.current_version_id'),
    )
    .innerJoin('agreement_versions as v', 'v.id', 'l.version_id')
    .select(['l.reasons', 'v.clause_versions', 'v.law_catalogue_version'])
    .where('a.id', '=', agreementId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        reasons: row.reasons,
        clauseVersions: row.clause_versions,
        lawCatalogueVersion: row.law_catalogue_version,
      };
}
