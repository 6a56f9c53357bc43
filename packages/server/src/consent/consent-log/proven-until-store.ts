import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { sealState } from './seal-store.ts';

export interface Proven {
  /** The newest signed day, of whatever site: until its end; null while none is signed. */
  day: string | null;
  /** Answers received since, of this site or of all: what they are stands under no signature yet. */
  open: number;
}

/** How far signatures reach, as the log says itself: whether they hold is asked elsewhere. */
export async function provenUntil(db: Database, site?: string): Promise<Proven> {
  const sealed = (await sealState(db))?.sealed ?? null;
  const of = site ?? null;
  const { rows } = await sql<Proven>`
    with newest as (select max(day) as day from consent_day_roots)
    select day, (
      select coalesce(sum(answers), 0) from consent_seals
      where from_at >= coalesce((day + 1)::timestamp at time zone 'UTC', '-infinity')
        and (${of}::text is null or site_id = ${of}::text)
    )::float8 + (
      select count(*) from consent_events
      where received_at >= coalesce(${sealed}::timestamptz, '-infinity')
        and (${of}::text is null or site_id = ${of}::text)
    )::float8 as open
    from newest`.execute(db);
  return rows[0] ?? { day: null, open: 0 };
}

/** In sentences. */
export function describeProven({ day, open }: Proven): string[] {
  const since = `Answers that are not proven yet: ${open}.`;
  if (day === null) return [`Nothing is signed yet: a day is signed once it is over. ${since}`];
  return [`Proven until the end of ${day} (UTC). ${since}`];
}
