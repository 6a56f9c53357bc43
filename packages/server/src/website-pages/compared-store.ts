import { sql } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

export interface Uncompared {
  id: string;
  /** Its agreements with a served version. */
  agreementIds: string[];
}

interface Sought {
  /** Null: of all accounts. */
  ownerId: string | null;
  /** Those that another library compared count as well; null: they do not. */
  library: string | null;
  /** Of websites, from which on. */
  after: string;
  limit: number;
}

/** Websites whose documents, as they are served now, were not compared yet. */
export async function uncomparedWebsites(
  db: Database,
  { ownerId, library, after, limit }: Sought,
): Promise<Uncompared[]> {
  const { rows } = await sql<Uncompared>`
    select w.id, array(
        select a.id::text from sites s join agreements a on a.site_id = s.id
        where s.website_id = w.id and a.deleted_at is null and a.current_version_id is not null
      ) as "agreementIds"
    from websites w
    where w.state is not null and w.id > ${after}
      ${ownerId === null ? sql`` : sql`and w.owner_id = ${ownerId}`}
      and ${library === null ? sql`w.compared is null` : sql`(w.compared is null or w.compared_by is distinct from ${library})`}
    order by w.id
    limit ${limit}`.execute(db);
  return rows;
}

export interface Compared {
  id: string;
  /** Of what was compared. */
  versionIds: readonly string[];
  contradictions: number;
  library: string;
}

/**
 * Keeps what was found, and has the website counted again: if another version is served by now, that notices, and the
 * website waits to be compared once more.
 */
export async function keepCompared(
  db: Database,
  { id, versionIds, contradictions, library }: Compared,
): Promise<void> {
  await sql`
    with kept as (
      update websites set contradictions = ${contradictions}, compared = ${versionIds.toSorted().join(' ')},
        compared_by = ${library}
      where id = ${id} returning id, owner_id
    )
    insert into website_changes (website_id, owner_id) select id, owner_id from kept`.execute(db);
}
