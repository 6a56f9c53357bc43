import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { writtenOnce } from '../../platform/database/runtime-role.ts';

export interface ServerFacts {
  /** Such as 150004. */
  version: number;
  now: Date;
  superuser: boolean;
}

export async function serverFacts(db: Database): Promise<ServerFacts> {
  const { rows } = await sql<ServerFacts>`
    select current_setting('server_version_num')::int as version, clock_timestamp() as now,
      (select rolsuper from pg_roles where rolname = current_user) as superuser`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('the database says nothing of itself');
  return facts;
}

/** Tables that are written once and that this role may change nevertheless, and those that it may not read. */
export async function roleFacts(db: Database): Promise<{ changeable: string[]; closed: string[] }> {
  const { rows } = await sql<{ name: string; once: boolean; reads: boolean; changes: boolean }>`
    select relname as name, relname = any(${[...writtenOnce]}::text[]) as once,
      has_table_privilege(oid, 'select') as reads, has_table_privilege(oid, 'update') as changes
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely%'
    order by 1`.execute(db);
  return {
    changeable: rows.filter(({ once, changes }) => once && changes).map(({ name }) => name),
    closed: rows.filter(({ reads }) => !reads).map(({ name }) => name),
  };
}

/** Whether there is a queue of jobs yet. */
export async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('pgboss.job') is not null as there`.execute(db);
  return rows[0]?.there === true;
}
