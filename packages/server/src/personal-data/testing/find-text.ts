import { sql } from 'kysely';
import { personalData } from '../../platform/database/personal-data.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Names of the tables, jobs included, in which a text still stands; columns kept for accounting aside. */
export async function findText(db: Database, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
    order by table_schema, table_name`.execute(db);
  const kept = Object.entries(personalData).flatMap(([column, { onDeletion }]) =>
    onDeletion === 'kept-for-accounting' ? [column] : [],
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const columns = kept.filter((one) => one.startsWith(`${name}.`)).map((one) => one.split('.')[1] ?? '');
    const hex = Buffer.from(text).toString('hex');
    const { rows } = await sql`
      select 1 from ${sql.id(schema, name)} as r
      where strpos(lower((to_jsonb(r) - ${columns}::text[])::text), ${text.toLowerCase()}) > 0
         or strpos((to_jsonb(r) - ${columns}::text[])::text, ${hex}) > 0`.execute(db);
    if (rows.length > 0) found.push(`${schema}.${name}`);
  }
  return found;
}
