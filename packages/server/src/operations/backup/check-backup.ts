import type { End, Head, TableHead } from './backup-format.ts';
import { type FileFault, readParts } from './read-backup.ts';

/** What a backup says that it holds, after all of it was read and found whole. */
export interface Contents {
  head: Head;
  tables: readonly TableHead[];
  /** By table. */
  digests: ReadonlyMap<string, { rows: number; digest: string }>;
  end: End;
}

/** Reads a backup through without using any of it. */
export async function checkBackup(
  file: string,
): Promise<{ ok: true; contents: Contents } | { ok: false; fault: FileFault }> {
  const tables: TableHead[] = [];
  const digests = new Map<string, { rows: number; digest: string }>();
  let head: Head | undefined;
  for await (const part of readParts(file)) {
    if (part.kind === 'fault') return { ok: false, fault: part.fault };
    if (part.kind === 'head') ({ head } = part);
    if (part.kind === 'table') tables.push({ table: part.table, columns: part.columns });
    if (part.kind === 'table-end') digests.set(part.table, { rows: part.rows, digest: part.digest });
    if (part.kind === 'end' && head !== undefined)
      return { ok: true, contents: { head, tables, digests, end: part.end } };
  }
  return { ok: false, fault: { what: 'cut' } };
}
