/** Many websites at once: a table of them, what it would change, and the press that does it. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { fieldFaults, refusalReasons } from '../reasons.ts';

/** What a table says of a website; the first is the one that it cannot do without. */
export const tableColumns = [
  'address',
  'name',
  'languages',
  'company',
  'person',
  'country',
  'email',
  'scan',
  'remove',
] as const;
export type TableColumn = (typeof tableColumns)[number];

/** Columns whose values are kept: the first document of a website begins with them. */
export const factColumns = ['name', 'languages', 'company', 'person', 'country', 'email'] as const;
export type FactColumn = (typeof factColumns)[number];

/** Bytes of a table, rows of one, and websites that an account can keep by tables. */
export const tableLimits = { bytes: 2_000_000, rows: 2000, websites: 20_000 } as const;

export const tableEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export const tableSeparators = ['comma', 'semicolon', 'tab'] as const;
/** made: it was not in the list. removed: it is taken off it. refused: nothing is done with that row. */
export const rowOutcomes = ['made', 'changed', 'removed', 'same', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

const table = {
  /** Bytes of a file in base64: its encoding is found out. */
  file: z.optional(z.base64().check(z.maxLength(2_800_000))),
  /** The same as text, instead of it. */
  text: z.optional(z.string().check(z.maxLength(2_800_000))),
};
/** Sealed, a file of the most bytes is 3.6 million. */
const bodyBytes = 3_800_000;

const counts = z.object({
  made: z.int(),
  changed: z.int(),
  removed: z.int(),
  same: z.int(),
  refused: z.int(),
  /** Websites that are looked at, one after the other. */
  scans: z.int(),
});

const plannedRow = z.object({
  /** As a spreadsheet counts: the names of the columns stand in row 1. */
  row: z.int(),
  /** Host name as people write it; where it is refused, what stands there. */
  address: z.string(),
  outcome: z.enum(rowOutcomes),
  changes: z.array(z.object({ column: z.enum(factColumns), from: z.string(), to: z.string() })),
  scan: z.boolean(),
  /** Why it is refused. */
  faults: z.array(
    z.object({
      /** Null: the row as a whole. */
      column: z.nullable(z.enum(tableColumns)),
      code: z.enum([...fieldFaults, ...refusalReasons]),
      /** In the language of the caller. */
      value: z.string(),
    }),
  ),
});
export type PlannedRow = z.output<typeof plannedRow>;

export const previewWebsiteTable = defineCall({
  id: 'previewWebsiteTable',
  method: 'POST',
  path: '/website/table/preview',
  summary: 'What a table of websites (CSV) would make and change; nothing is done.',
  limit: 'new',
  activity: { none: 'reads only' },
  key: { scope: 'write', of: 'account' },
  access: 'customer',
  bodyBytes,
  body: z.strictObject(table),
  result: z.object({
    /** Names what is shown here and how things stand; `importWebsiteTable` wants it. */
    preview: z.string(),
    encoding: z.enum(tableEncodings),
    separator: z.enum(tableSeparators),
    columns: z.array(z.enum(tableColumns)),
    /** Names of columns that mean nothing here, or stand there twice. */
    unknown_columns: z.array(z.string()),
    counts,
    rows: z.array(plannedRow),
  }),
});
export type TablePreview = z.output<typeof previewWebsiteTable.result>;

export const importWebsiteTable = defineCall({
  id: 'importWebsiteTable',
  method: 'POST',
  path: '/website/table/import',
  summary:
    'Does exactly what the preview of a table showed, all of it or nothing; refused where things stand otherwise by now.',
  limit: 'new',
  activity: { within: ['websites-imported'] },
  key: { scope: 'write', of: 'account' },
  access: 'customer',
  bodyBytes,
  body: z.strictObject({
    /** A repeat with the same one changes nothing. */
    request_id: z.uuid(),
    preview: z.string().check(z.minLength(1), z.maxLength(100)),
    ...table,
  }),
  result: z.object({ counts }),
});

export const readWebsiteTable = defineCall({
  id: 'readWebsiteTable',
  method: 'GET',
  path: '/website/table',
  summary:
    'The websites of the account as a table (CSV) that can be edited and sent back, or an example of one.',
  limit: 'account',
  key: { scope: 'read', of: 'account' },
  access: 'customer',
  query: z.strictObject({ of: z.optional(z.enum(['own', 'example'])) }),
  result: z.object({ file_name: z.string(), text: z.string(), rows: z.int() }),
});
