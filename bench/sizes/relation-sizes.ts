/** What rows take, and what the making of them costs. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../../packages/server/src/platform/database/schema.ts';
import type { Row } from '../figure.ts';

export function bytes(what: string, value: number, medians: Row['medians']): Row {
  return { goal: 'size', what, value, unit: 'B', medians };
}

export function milliseconds(what: string, value: number, medians: Row['medians']): Row {
  return { goal: 'size', what, value, unit: 'ms CPU', medians };
}

export function cpuSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

export async function getPostmasterPid(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const stat = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8');
  // proc_pid_stat(5): the second field after the name is the parent.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

export async function queryNumber(
  db: Database,
  query: ReturnType<typeof sql<{ value: number }>>,
): Promise<number> {
  return (await query.execute(db)).rows[0]?.value ?? Number.NaN;
}

export function walBytes(db: Database): Promise<number> {
  return queryNumber(db, sql`select (pg_current_wal_insert_lsn() - '0/0')::float8 as value`);
}

export function count(db: Database, table: string): Promise<number> {
  return queryNumber(db, sql`select count(*)::float8 as value from ${sql.table(table)}`);
}

const withPartitions = (table: string) =>
  sql`from pg_class where oid = ${table}::regclass
    or oid in (select relid from pg_partition_tree(${table}::regclass))`;

export function size(db: Database, table: string): Promise<number> {
  return queryNumber(
    db,
    sql`select sum(pg_total_relation_size(oid))::float8 as value ${withPartitions(table)}`,
  );
}

export function indexSize(db: Database, table: string): Promise<number> {
  return queryNumber(db, sql`select sum(pg_indexes_size(oid))::float8 as value ${withPartitions(table)}`);
}

export async function rowsAndBytes(db: Database, table: string): Promise<{ rows: number; bytes: number }> {
  return { rows: await count(db, table), bytes: await size(db, table) };
}

export function logProgress(what: string): void {
  console.error(`row-sizes: ${what}`);
}
