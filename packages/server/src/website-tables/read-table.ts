/** A text as rows by column; nothing of it is judged yet. */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type TableColumn, tableColumns, tableLimits, type tableSeparators } from '@clausewright/contract';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import type { Refused } from '../platform/http/envelope.ts';

type Separator = (typeof tableSeparators)[number];

export interface TableRow {
  /** As a spreadsheet counts. */
  row: number;
  cells: Readonly<Partial<Record<TableColumn, string>>>;
  /** There are more cells than columns. */
  tooWide: boolean;
}

export interface Table {
  separator: Separator;
  columns: TableColumn[];
  unknown: string[];
  rows: TableRow[];
}

const signs: readonly (readonly [Separator, string])[] = [
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
];

/** Spreadsheets leave empty rows behind; so many are read with the others and no more. */
const mostRecords = 5 * tableLimits.rows;
const mostLetters = 20_000;
const columnsTold = { most: 50, letters: 60 };

const otherNames: Readonly<Record<string, TableColumn>> = {
  url: 'address',
  website: 'address',
  domain: 'address',
};

export async function readTable(text: string): Promise<{ ok: true; table: Table } | Refused> {
  // UTF-16 without a mark, or no text at all.
  if (text.includes('\0')) return { ok: false, reason: 'table-unreadable' };
  const found = findSeparator(text);
  const parsed = await recordsIn(text, found.sign);
  if (!parsed.ok) return parsed;
  const [head = [], ...records] = parsed.records;
  if (!isFilled(head)) return { ok: false, reason: 'table-empty' };
  const names = head.map(columnOf);
  const columns = names.map((name, at) => (name !== null && names.indexOf(name) === at ? name : null));
  const unknown = head.filter((name, at) => columns[at] === null && name.trim() !== '');
  const rows = records.flatMap((cells, at): TableRow[] =>
    isFilled(cells) ? [{ row: at + 2, ...byColumn(cells, columns) }] : [],
  );
  if (rows.length > tableLimits.rows || parsed.records.length > mostRecords)
    return { ok: false, reason: 'table-too-long' };
  const known = columns.filter((name) => name !== null);
  if (!known.includes('address')) return { ok: false, reason: 'table-columns' };
  if (rows.length === 0) return { ok: false, reason: 'table-empty' };
  const told = unknown.slice(0, columnsTold.most).map((name) => name.trim().slice(0, columnsTold.letters));
  return { ok: true, table: { separator: found.separator, columns: known, unknown: told, rows } };
}

/** The one by which the first row has the most columns that we know. */
function findSeparator(text: string): { separator: Separator; sign: string } {
  const start = text.slice(0, mostLetters);
  const tried = signs.map(([separator, sign]) => ({ separator, sign, known: countKnown(start, sign) }));
  return tried.reduce((best, one) => (one.known > best.known ? one : best));
}

function countKnown(start: string, sign: string): number {
  try {
    const [head = []] = parseAtOnce(start, optionsFor(sign, 1));
    return new Set(head.flatMap((name) => columnOf(name) ?? [])).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return 0;
    throw error;
  }
}

function optionsFor(sign: string, most: number) {
  return {
    bom: true,
    delimiter: sign,
    max_record_size: mostLetters,
    relax_column_count: true,
    relax_quotes: true,
    to: most,
  } satisfies Options;
}

async function recordsIn(text: string, sign: string): Promise<{ ok: true; records: string[][] } | Refused> {
  const records: string[][] = [];
  try {
    const parser = Readable.from(piecesOf(text)).pipe(parse(optionsFor(sign, mostRecords + 1)));
    for await (const record of parser) records.push(record as string[]);
    return { ok: true, records };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines']);
    const fields = [{ field: 'file', code: 'table-line', values: { line } }] as const;
    return { ok: false, reason: 'table-unreadable', ...(Number.isInteger(line) && { fields }) };
  }
}

/** Between two of them others have their turn: two megabytes take longer than they should wait. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  const letters = 65_536;
  for (let at = 0; at < text.length; at += letters) {
    if (at > 0) await setImmediate();
    yield text.slice(at, at + letters);
  }
}

function columnOf(written: string): TableColumn | null {
  const name = written.trim().toLowerCase();
  return (
    tableColumns.find((column) => column === name) ??
    (Object.hasOwn(otherNames, name) ? otherNames[name]! : null)
  );
}

function isFilled(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

function byColumn(
  cells: readonly string[],
  columns: readonly (TableColumn | null)[],
): Pick<TableRow, 'cells' | 'tooWide'> {
  const found = columns.flatMap((name, at) => (name === null ? [] : [[name, cells[at] ?? ''] as const]));
  return { cells: Object.fromEntries(found), tooWide: isFilled(cells.slice(columns.length)) };
}
