import type { UpdateReason } from '@clausewright/contract';
import type { Database } from '../database/schema.ts';
import type { Agreement } from './agreement-store.ts';

/** Why a newer text waits for the version that is served; empty where none does. */
export async function updateReasons(
  db: Database,
  { id, currentVersionId }: Pick<Agreement, 'id' | 'currentVersionId'>,
): Promise<UpdateReason[]> {
  const row = await db
    .selectFrom('library_checks')
    .select(['version_id', 'reasons'])
    .where('agreement_id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.version_id !== currentVersionId) return [];
  return row.reasons.map((reason) => ({ ...reason, text: reason.id }));
}
