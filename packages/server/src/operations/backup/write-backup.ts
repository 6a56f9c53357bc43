import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncPath } from '../../platform/database/embedded/synced-file-system.ts';
import { appliedMigrations } from '../../platform/database/migrate.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { type End, formatName, type Head, type TableEnd, type TableHead } from './backup-format.ts';
import { rowDigest } from './row-digest.ts';
import { sealSecret, secretId } from './seal-secret.ts';
import { consentLogHead, fixTexts, listTables, logMonths, readRows, readSequences } from './table-store.ts';
import { readWaitingJobs, waitingJobs } from './waiting-jobs-store.ts';

export interface Backup {
  /** Absolute path of a file that is not there yet. */
  file: string;
  secret: Uint8Array;
  /** Undefined: the secret stays out. */
  passphrase: string | undefined;
  now: Date;
}

export type Written =
  | { ok: true; tables: number; rows: number; bytes: number }
  | { ok: false; reason: 'file-exists' | 'no-directory' | 'no-schema' };

/** Writes all rows as they are at one moment, while others go on working, into a new file that only its owner reads. */
export async function writeBackup(
  { asOwner, engine }: Pick<OpenDatabase, 'asOwner' | 'engine'>,
  { file, secret, passphrase, now }: Backup,
): Promise<Written> {
  if (existsSync(file)) return { ok: false, reason: 'file-exists' };
  if (!existsSync(dirname(file))) return { ok: false, reason: 'no-directory' };
  // Takes half a second and more: not while the rows are held.
  const sealed = passphrase === undefined ? null : await sealSecret(secret, passphrase);
  const facts = { engine: engine.kind, secret: { id: secretId(secret), sealed }, made_at: now.toISOString() };
  const part = `${file}.part`;
  // What an earlier try left is of no use to anybody.
  await rm(part, { force: true });
  const handle = await open(part, 'wx', 0o600);
  try {
    const written = await asOwner(({ db }) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => writeRows(trx, facts, handle)),
    );
    if (written === null) return { ok: false, reason: 'no-schema' };
    await handle.sync();
    const { size: bytes } = await handle.stat();
    await rename(part, file);
    await syncPath(dirname(file));
    return { ok: true, ...written, bytes };
  } finally {
    await handle.close();
    await rm(part, { force: true });
  }
}

type Counts = Pick<End, 'tables' | 'rows'>;

async function writeRows(
  trx: Transaction,
  facts: Pick<Head, 'engine' | 'secret' | 'made_at'>,
  handle: FileHandle,
): Promise<Counts | null> {
  const migrations = await appliedMigrations(trx);
  if (migrations === null || migrations.length === 0) return null;
  await fixTexts(trx);
  const head: Head = {
    format: formatName,
    ...facts,
    migrations: [...migrations],
    sequences: await readSequences(trx),
    months: await logMonths(trx),
  };
  const counts: Counts = { tables: 0, rows: 0 };
  // A cheap level: on the embedded database everybody waits until the rows are read.
  const packed = createGzip({ level: 3 });
  await pipeline(Readable.from(contents(trx, head, counts)), packed, async (chunks) => {
    for await (const chunk of chunks) await handle.appendFile(chunk);
  });
  return counts;
}

async function* contents(trx: Transaction, head: Head, counts: Counts): AsyncGenerator<string> {
  const whole = createHash('sha256');
  const block = (lines: readonly string[]): string => {
    const text = `${lines.join('\n')}\n`;
    whole.update(text);
    return text;
  };
  const tables = await listTables(trx);
  yield block([JSON.stringify(head)]);
  for (const { rows, ...table } of [
    ...tables.map((table) => ({
      table: table.name,
      columns: table.columns.map(({ name }) => name),
      rows: () => readRows(trx, table),
    })),
    { ...waitingJobs, rows: () => oneBlock(readWaitingJobs(trx)) },
  ]) {
    yield block([JSON.stringify(table satisfies TableHead)]);
    const digest = rowDigest();
    for await (const lines of rows()) {
      for (const line of lines) digest.add(line);
      yield block(lines);
    }
    yield block([JSON.stringify({ rows: digest.rows, digest: digest.text() } satisfies TableEnd)]);
    counts.tables += 1;
    counts.rows += digest.rows;
  }
  const end: End = {
    ...counts,
    consent_log: await consentLogHead(trx, tables),
    sha256: whole.digest('hex'),
  };
  yield `${JSON.stringify(end)}\n`;
}

async function* oneBlock(lines: Promise<readonly string[]>): AsyncGenerator<readonly string[]> {
  const all = await lines;
  if (all.length > 0) yield all;
}
