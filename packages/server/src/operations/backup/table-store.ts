/**
 * Tables as the database's catalogue names them: none is listed by hand, so none is forgotten. What stands in SQL
 * as text comes from there, and nothing of it from a file.
 */
import { type Kysely, sql } from 'kysely';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Head } from './backup-format.ts';

export interface Table {
  name: string;
  columns: readonly { name: string; type: string }[];
}

/** Those of the product, with the columns that are written: partitions and computed columns follow from them. */
export async function listTables<T>(db: Kysely<T>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('kysely_migration', 'kysely_migration_lock')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname collate "C"`.execute(db);
  return rows;
}

/** Texts of values must be the same whatever the server or the role was set to. */
export async function fixTexts(trx: Transaction): Promise<void> {
  await sql`
    set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local search_path = public`.execute(
    trx,
  );
}

/** Bytes that one piece of a table has, about: memory holds a few such pieces and no more, however large it is. */
const pieceBytes = 2_000_000;
const mostRows = 2000;

/** Rows of a table, some at a time: each one JSON array of its columns' texts. */
export async function* readRows(trx: Transaction, { name, columns }: Table): AsyncGenerator<string[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.id(column.name)}::text`));
  await sql`
    declare rows_of_table no scroll cursor for
    select array_to_json(array[${texts}])::text as line from ${sql.table(name)}`.execute(trx);
  for (let count = 4; ;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.raw(String(count))} from rows_of_table`.execute(trx);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const perRow = lines.reduce((sum, { length }) => sum + length, 0) / lines.length;
    // At most four times as many: the rows that come may be longer than those that were.
    count = Math.max(1, Math.min(mostRows, count * 4, Math.floor(pieceBytes / perRow)));
  }
  await sql`close rows_of_table`.execute(trx);
}

/** Writes rows as `readRows` gave them. */
export async function insertRows(
  trx: Transaction,
  { name, columns }: Table,
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column.name)));
  const values = sql.join(columns.map(({ type }, at) => sql`(r.v ->> ${at}::int)::${sql.raw(type)}`));
  await sql`
    insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${`[${lines.join(',')}]`}::text::jsonb) as r (v)`.execute(trx);
}

export async function countRows(trx: Transaction, { name }: Table): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(trx);
  return rows[0]?.n ?? 0;
}

/** Which of the tables have rows. */
export async function filledTables<T>(db: Kysely<T>, tables: readonly Table[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ filled: boolean }>`
      select exists (select 1 from ${sql.table(name)}) as filled`.execute(db);
    if (rows[0]?.filled === true) found.push(name);
  }
  return found;
}

export async function readSequences(trx: Transaction): Promise<Head['sequences']> {
  const { rows: names } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public' order by 1`.execute(trx);
  const found: Head['sequences'] = [];
  for (const { name } of names) {
    const { rows } = await sql<{ value: string; used: boolean }>`
      select last_value::text as value, is_called as used from ${sql.table(name)}`.execute(trx);
    for (const row of rows) found.push({ name, ...row });
  }
  return found;
}

export async function setSequences(trx: Transaction, sequences: Head['sequences']): Promise<void> {
  for (const { name, value, used } of sequences) {
    await sql`select setval(${name}::regclass, ${value}::bigint, ${used}::boolean)`.execute(trx);
  }
}

/** First days of the months of the consent log, by the names of its partitions. */
export async function logMonths(trx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select replace(right(c.relname, 7), '_', '-') || '-01' as month
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = to_regclass('consent_events') and c.relname like 'consent\_events\_%'
    order by 1`.execute(trx);
  return rows.map(({ month }) => month);
}

/**
 * Takes the foreign keys away, so that tables may come in any order and point at each other. What is
 * returned puts them back, which checks every row.
 */
export async function dropForeignKeys(trx: Transaction): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0
    order by 1, 2`.execute(trx);
  for (const { table, name } of rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(trx);
  }
  return async () => {
    for (const { table, name, definition } of rows) {
      await sql`
        alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(trx);
    }
  };
}

/**
 * Lets no trigger write what follows from a row that is inserted: that is among the rows which are restored. What is
 * returned lets them again.
 */
export async function quietInsertTriggers(trx: Transaction): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgparentid = 0
      and t.tgtype & 4 <> 0
    order by 1, 2`.execute(trx);
  const turn = async (way: 'disable' | 'enable') => {
    for (const { table, name } of rows) {
      await sql`alter table ${sql.table(table)} ${sql.raw(way)} trigger ${sql.id(name)}`.execute(trx);
    }
  };
  await turn('disable');
  return () => turn('enable');
}

/** How far the consent log is sealed, and the newest day that is signed; null in a database without one. */
export async function consentLogHead(trx: Transaction, tables: readonly Table[]) {
  const names = new Set(tables.map(({ name }) => name));
  if (!names.has('consent_seal_state') || !names.has('consent_day_roots')) return null;
  const { rows } = await sql<{ sealed: string; last_day: string | null; root: string | null }>`
    select s.sealed::text as sealed, d.day::text as last_day, encode(d.root, 'hex') as root
    from consent_seal_state s
    left join lateral (select day, root from consent_day_roots order by day desc limit 1) d on true`.execute(
    trx,
  );
  return rows[0] ?? null;
}
