import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import {
  type End,
  endSchema,
  type Head,
  headSchema,
  type TableHead,
  tableEndSchema,
  tableSchema,
} from './backup-format.ts';
import { rowDigest } from './row-digest.ts';

export type FileFault =
  | { what: 'unreadable' }
  /** Not a file of ours, or of a format of a later release. */
  | { what: 'foreign' }
  /** It ends too early. */
  | { what: 'cut' }
  /** It is not what was written. `where`: a table, or what of the file. */
  | { what: 'damaged'; where: string };

export type Part =
  | { kind: 'head'; head: Head }
  | ({ kind: 'table' } & TableHead)
  /** Of the table before, some at a time. */
  | { kind: 'rows'; lines: readonly string[] }
  | { kind: 'table-end'; table: string; rows: number; digest: string }
  | { kind: 'end'; end: End }
  /** Nothing follows. */
  | { kind: 'fault'; fault: FileFault };

/** Ends the reading, however deep it is; leaves this file as a part. */
class BackupFault extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(`the backup is ${fault.what}`);
    this.fault = fault;
  }
}

/** Rows in one part, and characters of them, about. */
const together = { rows: 1000, characters: 2_000_000 };

/** The parts of a backup in their order, each held against what the file says of it; the last is `end` or `fault`. */
export async function* readParts(file: string): AsyncGenerator<Part> {
  try {
    yield* partsOf(file);
  } catch (error) {
    if (!(error instanceof BackupFault)) throw error;
    yield { kind: 'fault', fault: error.fault };
  }
}

async function* partsOf(file: string): AsyncGenerator<Part> {
  const lines = linesOf(file);
  const whole = createHash('sha256');
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new BackupFault({ what: 'cut' });
    return value;
  };
  const counted = <Line extends string>(line: Line): Line => {
    whole.update(line).update('\n');
    return line;
  };

  const first = await next();
  const head = parsed(headSchema, counted(first));
  if (head === null) throw new BackupFault({ what: 'foreign' });
  yield { kind: 'head', head };
  const tables = new Set<string>();
  let rows = 0;
  for (;;) {
    const line = await next();
    const table = parsed(tableSchema, line);
    if (table === null) {
      const end = parsed(endSchema, line);
      const isWhole = end?.sha256 === whole.digest('hex');
      if (!isWhole || end.tables !== tables.size || end.rows !== rows || !(await lines.next()).done)
        throw new BackupFault({ what: 'damaged', where: 'the end' });
      yield { kind: 'end', end };
      return;
    }
    counted(line);
    // One table twice would be checked by the digest of its second half alone.
    if (tables.has(table.table) || tables.size === mostTables)
      throw new BackupFault({ what: 'damaged', where: table.table });
    tables.add(table.table);
    yield { kind: 'table', ...table };
    rows += yield* rowsOf(table.table, async () => counted(await next()));
  }
}

/** The rows of one table with what ends it; says how many they were. */
async function* rowsOf(table: string, next: () => Promise<string>): AsyncGenerator<Part, number> {
  const digest = rowDigest();
  let lines: string[] = [];
  let characters = 0;
  let line = await next();
  for (; line.startsWith('['); line = await next()) {
    digest.add(line);
    lines.push(line);
    characters += line.length;
    if (lines.length < together.rows && characters < together.characters) continue;
    yield { kind: 'rows', lines };
    [lines, characters] = [[], 0];
  }
  if (lines.length > 0) yield { kind: 'rows', lines };
  const end = parsed(tableEndSchema, line);
  if (end === null || end.rows !== digest.rows || end.digest !== digest.text())
    throw new BackupFault({ what: 'damaged', where: table });
  yield { kind: 'table-end', table, ...end };
  return digest.rows;
}

/** More than any schema has. */
const mostTables = 1000;

function parsed<Output>(schema: z.ZodType<Output>, line: string): Output | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

const longestLine = {
  /** More than any has: a value of PostgreSQL ends at 1 GB, and one of JSON within it at a quarter of that. */
  row: 280_000_000,
  /** Of what is parsed here. */
  other: 1_000_000,
};
const openingBracket = 0x5b;

async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const packed = createReadStream(file);
  const unpacked = packed.pipe(createGunzip());
  packed.on('error', (error) => unpacked.destroy(error));
  let rest: Buffer[] = [];
  let length = 0;
  let isFirst = true;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let from = 0;
      for (let to = chunk.indexOf(10); to !== -1; to = chunk.indexOf(10, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, to)]).toString();
        [rest, length, from, isFirst] = [[], 0, to + 1, false];
      }
      if (from === chunk.length) continue;
      rest.push(chunk.subarray(from));
      length += chunk.length - from;
      const isRow = !isFirst && rest[0]?.[0] === openingBracket;
      if (length > (isRow ? longestLine.row : longestLine.other)) throw new BackupFault({ what: 'foreign' });
    }
  } catch (error) {
    throw faultOf(error);
  } finally {
    packed.destroy();
  }
  if (length > 0) throw new BackupFault({ what: 'cut' });
}

function faultOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  switch (error.code) {
    case 'ENOENT':
    case 'EACCES':
    case 'EISDIR':
      return new BackupFault({ what: 'unreadable' });
    case 'Z_BUF_ERROR':
      return new BackupFault({ what: 'cut' });
    case 'Z_DATA_ERROR':
      // The first bytes tell a file of another kind from one of ours that was changed.
      return error.message === 'incorrect header check'
        ? new BackupFault({ what: 'foreign' })
        : new BackupFault({ what: 'damaged', where: 'the file' });
    default:
      return error;
  }
}
