import type { Format, Language } from '@clausewright/contract';
import { newId } from '../../platform/database/ids.ts';
import type { Database, GenerationStatus, Transaction } from '../../platform/database/schema.ts';
import { queues } from '../../platform/database/job-queues/queues.ts';

export interface FileSummary {
  id: string;
  language: Language;
  format: Format;
  bytes: number;
}
export interface StoredFile {
  content: Uint8Array;
  contentType: string;
  fileName: string;
  contentHash: string;
}
export interface NewFile extends StoredFile {
  versionId: string;
  language: Language;
  format: Format;
  rendererVersion: string;
  now: Date;
}

/** Keeps the file that is there: the same tree gives the same bytes. */
export async function insertFile(db: Database, file: NewFile): Promise<void> {
  await db
    .insertInto('files')
    .values({
      id: newId(),
      version_id: file.versionId,
      language: file.language,
      format: file.format,
      content: file.content,
      bytes: file.content.byteLength,
      content_type: file.contentType,
      file_name: file.fileName,
      content_hash: file.contentHash,
      renderer_version: file.rendererVersion,
      created_at: file.now,
    })
    .onConflict((conflict) => conflict.constraint('files_of_version_key').doNothing())
    .execute();
}

export async function listVersionFiles(db: Database, versionId: string): Promise<FileSummary[]> {
  return db
    .selectFrom('files')
    .select(['id', 'language', 'format', 'bytes'])
    .where('version_id', '=', versionId)
    .execute();
}

/** The file of an address; null also when its agreement was deleted. */
export async function findFile(db: Database, id: string): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('files as f')
    .innerJoin('agreement_versions as v', 'v.id', 'f.version_id')
    .innerJoin('agreements as a', 'a.id', 'v.agreement_id')
    .select([
      'f.content as content',
      'f.content_type as contentType',
      'f.file_name as fileName',
      'f.content_hash as contentHash',
    ])
    .where('f.id', '=', id)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function findGeneration(db: Database, versionId: string): Promise<GenerationStatus | null> {
  const row = await db
    .selectFrom('generation')
    .select('status')
    .where('version_id', '=', versionId)
    .executeTakeFirst();
  return row?.status ?? null;
}

/** Longer than any attempt lasts: what was begun before is no longer under way. */
const lifeMs = 1000 * (queues['generate-files'].expireInSeconds ?? 0);

/**
 * Marks the making of the files as begun. True when this call began it (so that it enqueues the job),
 * false when it is under way or done already.
 */
export async function beginGeneration(trx: Transaction, versionId: string, now: Date): Promise<boolean> {
  const begun = await trx
    .insertInto('generation')
    .values({ version_id: versionId, status: 'generating', requested_at: now })
    .onConflict((conflict) =>
      conflict
        .column('version_id')
        .doUpdateSet({ status: 'generating', requested_at: now, finished_at: null, failure: null })
        .where((row) =>
          row.or([
            row('generation.status', '=', 'failed'),
            row.and([
              row('generation.status', '=', 'generating'),
              row('generation.requested_at', '<', new Date(now.getTime() - lifeMs)),
            ]),
          ]),
        ),
    )
    .returning('version_id')
    .executeTakeFirst();
  return begun !== undefined;
}

export type GenerationEnd = { status: 'ready' } | { status: 'failed'; failure: string };

export async function endGeneration(
  db: Database,
  versionId: string,
  end: GenerationEnd,
  now: Date,
): Promise<void> {
  await db
    .updateTable('generation')
    .set((column) => ({
      status: end.status,
      finished_at: now,
      failure: end.status === 'failed' ? end.failure : null,
      attempts: column('attempts', '+', 1),
    }))
    .where('version_id', '=', versionId)
    .execute();
}
