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
  /** Those that other rules compared count as well; null: they do not. */
  rules: string | null;
  /** Of websites, from which on. */
  after: string;
  limit: number;
}

/** Websites whose documents, as they are served now, were not compared yet. */
export async function uncomparedWebsites(
  db: Database,
  { ownerId, rules, after, limit }: Sought,
): Promise<Uncompared[]> {
  // Where nothing is served, no rules find anything.
  const byOthers = sql`(w.compared <> '' and w.compared_by is distinct from ${rules})`;
  const { rows } = await sql<Uncompared>`
    select w.id, array(
        select a.id::text from sites s join agreements a on a.site_id = s.id
        where s.website_id = w.id and a.deleted_at is null and a.current_version_id is not null
      ) as "agreementIds"
    from websites w
    where w.state is not null and w.id > ${after}
      ${ownerId === null ? sql`` : sql`and w.owner_id = ${ownerId}`}
      and (w.compared is null ${rules === null ? sql`` : sql`or ${byOthers}`})
    order by w.id
    limit ${limit}`.execute(db);
  return rows;
}

export interface Compared {
  id: string;
  /** Of what was compared. */
  versionIds: readonly string[];
  contradictions: number;
}

/**
 * Keeps what was found, and has websites counted again of which something else was found. If another version is served by
 * now, a trigger notices, and the website waits to be compared once more; so does one that is held elsewhere.
 */
export async function keepCompared(
  db: Database,
  { found, rules }: { found: readonly Compared[]; rules: string },
): Promise<void> {
  const ids = found.map(({ id }) => id);
  const versions = found.map(({ versionIds }) => versionIds.toSorted().join(' '));
  const numbers = found.map(({ contradictions }) => contradictions);
  await sql`
    with found as (
      select * from unnest(${ids}::text[], ${versions}::text[], ${numbers}::integer[]) as f (id, compared, contradictions)
    ), held as (
      select w.id, w.contradictions from websites w where w.id = any(${ids}::text[]) for no key update skip locked
    ), kept as (
      update websites w set contradictions = f.contradictions, compared = f.compared, compared_by = ${rules}
      from found f join held h using (id) where w.id = f.id
      returning w.id, w.owner_id, w.contradictions is distinct from h.contradictions as differs
    )
    insert into website_changes (website_id, owner_id) select id, owner_id from kept where differs`.execute(
    db,
  );
}
