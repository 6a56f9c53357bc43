/** Rows like one that is there, made by the database itself: as many as a figure wants in a fraction of the time. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../packages/server/src/platform/database/schema.ts';

/** Copies each row of a table that `where` names `count` times; `n` counts in what the columns are given instead. */
export async function cloneRows(
  db: Database,
  table: string,
  given: {
    where: RawBuilder<unknown>;
    count: number;
    columns: Readonly<Record<string, RawBuilder<unknown>>>;
  },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    db,
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => given.columns[name] ?? sql`t.${sql.id(name)}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.id(name)))})
    select ${sql.join(values)} from ${sql.table(table)} t, generate_series(1, ${given.count}::int) as n
    where ${given.where}`.execute(db);
}
