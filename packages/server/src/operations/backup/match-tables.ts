import type { Contents } from './check-backup.ts';
import type { Table } from './table-store.ts';
import { waitingJobs } from './waiting-jobs-store.ts';

/** A table that the backup or the database has alone, or has with other columns. */
export function differingTable(
  { tables }: Pick<Contents, 'tables'>,
  there: ReadonlyMap<string, Table>,
): string | null {
  const columnsOf = (names: readonly string[]): string => names.toSorted().join();
  const given = new Map(tables.map(({ table, columns }) => [table, columnsOf(columns)]));
  given.delete(waitingJobs.table);
  for (const [name, { columns }] of there) {
    if (given.get(name) !== columnsOf(columns.map((column) => column.name))) return name;
    given.delete(name);
  }
  return [...given.keys()][0] ?? null;
}

/** The table with its columns in the order in which the backup has them. */
export function alignColumns({ tables }: Pick<Contents, 'tables'>, { name, columns }: Table): Table {
  const order = tables.find(({ table }) => table === name)?.columns ?? [];
  return { name, columns: columns.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)) };
}
