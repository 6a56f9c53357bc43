import type { AgreementType } from '@clausewright/contract';
import { sql } from 'kysely';
import { json } from '../../platform/database/json.ts';
import type { Database, LibraryReason, Transaction } from '../../platform/database/schema.ts';

export interface ServedNow {
  agreementId: string;
  versionId: string;
}
export interface Unchecked extends ServedNow {
  type: AgreementType;
  ownerId: string | null;
  /** Its owner has published banners: what it says of one may be behind under any library. */
  hasBanner: boolean;
  /** Name of the library that wrote the version; null where that is not known. */
  writtenBy: string | null;
}

/** Served versions that were not held against the library yet, by the id of their agreement from `after` on. */
export async function uncheckedVersions(
  db: Database,
  { library, after, limit }: { library: string; after: string; limit: number },
): Promise<Unchecked[]> {
  return db
    .selectFrom('agreements as a')
    .innerJoin('agreement_versions as v', 'v.id', 'a.current_version_id')
    .leftJoin('library_checks as l', 'l.agreement_id', 'a.id')
    .select((row) => [
      'a.id as agreementId',
      'v.id as versionId',
      'a.type as type',
      'a.owner_id as ownerId',
      'v.library as writtenBy',
      row
        .exists(
          row
            .selectFrom('consents as c')
            .select('c.id')
            .whereRef('c.owner_id', '=', 'a.owner_id')
            .where('c.published', 'is not', null),
        )
        .$castTo<boolean>()
        .as('hasBanner'),
    ])
    .where('a.id', '>', after)
    .where('a.deleted_at', 'is', null)
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
}

/** Notes that nothing waits for versions, for those of them that are served still. */
export async function clearWaitingReasons(
  db: Database,
  { served, library, now }: { served: readonly ServedNow[]; library: string; now: Date },
): Promise<void> {
  if (served.length === 0) return;
  const agreementIds = served.map(({ agreementId }) => agreementId);
  const versionIds = served.map(({ versionId }) => versionId);
  // Held, so that none is deleted between being found and being pointed at.
  await sql`
    insert into library_checks (agreement_id, version_id, library, reasons, checked_at)
    select a.id, a.current_version_id, ${library}, '[]', ${now}
    from agreements a
    join unnest(${agreementIds}::text[], ${versionIds}::text[]) as s (agreement_id, version_id)
      on s.agreement_id = a.id and s.version_id = a.current_version_id
    order by a.id
    for key share of a
    on conflict (agreement_id) do update set
      version_id = excluded.version_id, library = excluded.library, reasons = excluded.reasons,
      checked_at = excluded.checked_at`.execute(db);
}

export interface LibraryCheck extends ServedNow {
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
export async function copyCheck(
  trx: Transaction,
  { agreementId, versionId, edited }: ServedNow & { edited: boolean },
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

/** Lets an owner's documents of some types be looked at anew and holds them; answers how many there are. */
export async function deleteChecks(
  trx: Transaction,
  { ownerId, types }: { ownerId: string; types: readonly AgreementType[] },
): Promise<number> {
  const held = await trx
    .selectFrom('agreements')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('type', 'in', [...types])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  await trx
    .deleteFrom('library_checks')
    .where('agreement_id', 'in', (row) =>
      row
        .selectFrom('agreements')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('type', 'in', [...types]),
    )
    .execute();
  return held.length;
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

/** Of how many served versions it is known whether a newer text waits, and of how many not yet. */
export async function checkedVersions(
  db: Database,
  library: string,
): Promise<{ checked: number; open: number }> {
  const { rows } = await sql<{ checked: number; open: number }>`
    select (count(*) filter (where l.library = ${library} and l.version_id = a.current_version_id))::int as checked,
      (count(*) filter (where l.library is distinct from ${library}
        or l.version_id is distinct from a.current_version_id))::int as open
    from agreements a left join library_checks l on l.agreement_id = a.id
    where a.deleted_at is null and a.current_version_id is not null`.execute(db);
  return rows[0] ?? { checked: 0, open: 0 };
}

interface WaitingPart extends LibraryReason {
  type: AgreementType;
  /** Served agreements for which it waits. */
  agreements: number;
}

/** What is newer in this release than in served documents, by clause, law or question; the most frequent first. */
export async function waitingParts(db: Database): Promise<WaitingPart[]> {
  const { rows } = await sql<WaitingPart>`
    select a.type, r.reason ->> 'kind' as kind, r.reason ->> 'id' as id, count(*)::int as agreements
    from library_checks l
    join agreements a on a.id = l.agreement_id and a.current_version_id = l.version_id and a.deleted_at is null
    cross join lateral jsonb_array_elements(l.reasons) as r (reason)
    group by 1, 2, 3
    order by 4 desc, 1, 2, 3`.execute(db);
  return rows;
}
