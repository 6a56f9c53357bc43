import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/schema.ts';

export interface AnswerFile {
  id: string;
  name: string;
  bytes: number;
  putAt: Date;
  expiresAt: Date;
  fetchedAt: Date | null;
  /** False: its content is gone. */
  there: boolean;
}

/** Of the code that was sent last, and how many were. */
export interface FileCode {
  hash: Uint8Array | null;
  until: Date | null;
  tries: number;
  codes: number;
}

const columns = [
  'id',
  'name',
  'bytes',
  'put_at as putAt',
  'expires_at as expiresAt',
  'fetched_at as fetchedAt',
] as const;
const there = (now: Date) => sql<boolean>`(sealed is not null and expires_at > ${now})`;

/** The newest of a request, without its content. */
export async function findFile(db: Database, requestId: string, now: Date): Promise<AnswerFile | null> {
  const found = await db
    .selectFrom('request_files')
    .select(columns)
    .select(there(now).as('there'))
    .where('request_id', '=', requestId)
    .orderBy('put_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** Whoever puts one holds the row of the request. False where it is there from an earlier press. */
export async function insertFile(
  trx: Transaction,
  {
    requestId,
    sealed,
    ...file
  }: Pick<AnswerFile, 'id' | 'name' | 'bytes' | 'putAt' | 'expiresAt'> & {
    requestId: string;
    sealed: Uint8Array;
  },
): Promise<boolean> {
  const written = await trx
    .insertInto('request_files')
    .values({
      id: file.id,
      request_id: requestId,
      name: file.name,
      bytes: file.bytes,
      sealed,
      put_at: file.putAt,
      expires_at: file.expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Takes the content away; answers whether there was any. */
export async function emptyFiles(trx: Transaction, requestId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('request_files')
    .set({ sealed: null, code_hash: null, code_until: null })
    .where('request_id', '=', requestId)
    .where('sealed', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Content whose time is over; answers of how many files. */
export async function emptyExpiredFiles(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('request_files')
    .set({ sealed: null, code_hash: null, code_until: null })
    .where('sealed', 'is not', null)
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Held until the transaction ends; null where it is gone. */
export async function lockCode(trx: Transaction, id: string, now: Date): Promise<FileCode | null> {
  const found = await trx
    .selectFrom('request_files')
    .select(['code_hash as hash', 'code_until as until', 'code_tries as tries', 'codes'])
    .where('id', '=', id)
    .where(there(now))
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

export async function saveCode(
  trx: Transaction,
  id: string,
  { hash, until, tries, codes }: FileCode,
): Promise<void> {
  await trx
    .updateTable('request_files')
    .set({ code_hash: hash, code_until: until, code_tries: tries, codes })
    .where('id', '=', id)
    .execute();
}

/** Empty where it is gone. */
export async function readContent(trx: Transaction, id: string): Promise<Uint8Array> {
  const found = await trx
    .selectFrom('request_files')
    .select('sealed')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.sealed ?? new Uint8Array();
}

export async function markFetched(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('request_files')
    .set({ fetched_at: sql<Date>`coalesce(fetched_at, ${now})` })
    .where('id', '=', id)
    .execute();
}
