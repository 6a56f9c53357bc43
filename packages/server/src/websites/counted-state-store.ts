import { sql } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { isListed } from './website-store.ts';

/** Websites that are counted in one statement: more may take longer than a statement may. */
const atOnce = 500;

/**
 * Counts again how those websites are of which something was written since; of one account, or of all. A website
 * that is being counted elsewhere, or held by somebody who writes, is left to whoever asks next.
 */
export async function countStates(db: Database, ownerId: string | null): Promise<void> {
  while (await hasChanges(db, ownerId)) {
    const { changed, held } = await countSome(db, ownerId);
    if (held === 0 || changed < atOnce) return;
  }
}

async function hasChanges(db: Database, ownerId: string | null): Promise<boolean> {
  const found = await db
    .selectFrom('website_changes')
    .select('id')
    .$if(ownerId !== null, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * What changed is taken and counted in one statement, so in one snapshot: whatever a note stands for is seen by
 * whoever takes the note.
 */
async function countSome(db: Database, ownerId: string | null): Promise<{ changed: number; held: number }> {
  const { rows } = await sql<{ changed: number; held: number }>`
    with changed as (
      select distinct website_id from website_changes
      where ${ownerId}::text is null or owner_id = ${ownerId}
      limit ${atOnce}
    ), held as (
      select w.id from websites w where w.id in (select website_id from changed) for no key update skip locked
    ), taken as (
      delete from website_changes n using held h where n.website_id = h.id returning n.website_id
    ), counted as (
      select w.id, ${isListed} as listed,
        coalesce(d.documents, 0) as documents,
        coalesce(d.updates, 0) as updates,
        coalesce(d.unfinished, 0) as unfinished,
        c.site_id as banner_site,
        n.finished_at as checked_at,
        coalesce(jsonb_array_length(jsonb_path_query_array(n.result, '$.findings[*] ? (@.severity == "error")')), 0)
          as findings,
        coalesce(n.result @? '$.pages[0].limits[*] ? (@ == "unreachable")', false) as unreachable
      from websites w
      left join lateral (
        select count(*) as documents,
          count(*) filter (where a.status = 'unfinished') as unfinished,
          count(*) filter (where jsonb_array_length(l.reasons) > 0) as updates
        from sites s
        join agreements a on a.site_id = s.id and a.deleted_at is null
        left join library_checks l on l.agreement_id = a.id and l.version_id = a.current_version_id
        where s.website_id = w.id
      ) d on true
      left join lateral (
        select o.site_id from sites s join consents o on o.site_id = s.id and o.deleted_at is null
        where s.website_id = w.id order by o.created_at, o.id limit 1
      ) c on true
      left join lateral (
        select t.finished_at, t.result from scans t
        where t.website_id = w.id and t.state = 'done' order by t.created_at desc limit 1
      ) n on true
      where w.id in (select website_id from taken)
    ), stated as (
      select *, case
        when not listed then null
        when findings > 0 or updates > 0 or unfinished > 0 then 'act'
        when unreachable then 'unreachable'
        when documents = 0 and banner_site is null then 'none'
        else 'ok' end as state
      from counted
    ), kept as (
      update websites w set state = s.state, findings = s.findings, documents = s.documents,
        updates = s.updates, unfinished = s.unfinished, banner_site = s.banner_site, checked_at = s.checked_at
      from stated s where w.id = s.id
    )
    select (select count(*)::int from changed) as changed, (select count(*)::int from held) as held`.execute(
    db,
  );
  return rows[0] ?? { changed: 0, held: 0 };
}
