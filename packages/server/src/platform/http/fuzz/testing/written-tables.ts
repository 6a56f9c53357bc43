import { sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

/**
 * Notes, by triggers, in which tables rows were added, changed or removed; what is rolled back is not noted.
 * Sessions live on without anybody's asking, and refusals are what limits count.
 */
export async function watchTables(db: Database): Promise<{ take: () => Promise<string[]> }> {
  await sql`create schema if not exists testing`.execute(db);
  await sql`create table testing.written (name text not null)`.execute(db);
  await sql`create function testing.note() returns trigger language plpgsql security definer as ${sql.lit(
    `begin
       if tg_op <> 'UPDATE' or old is distinct from new then
         insert into testing.written values (tg_argv[0]);
       end if;
       return null;
     end`,
  )}`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely%' and relname not in ('sessions', 'session_tokens', 'rate_limits')`.execute(
    db,
  );
  for (const { name } of rows) {
    await sql`create trigger testing_note after insert or update or delete on ${sql.table(name)}
      for each row execute function testing.note(${sql.lit(name)})`.execute(db);
  }
  return {
    async take() {
      const { rows: taken } = await sql<{ name: string }>`
        with gone as (delete from testing.written returning name)
        select distinct name from gone order by name`.execute(db);
      return taken.map(({ name }) => name);
    },
  };
}
