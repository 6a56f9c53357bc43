import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import { beginGeneration, findGeneration } from '../records/file-store.ts';
import type { InstancePorts } from '../../platform/ports.ts';

/** Starts the making of the files of the version that is served; repeating it changes nothing. */
export async function generateFiles(
  { db, clock, enqueue }: InstancePorts,
  { id, caller }: { id: string; caller: Caller },
): Promise<Outcome<{ status: 'generating' | 'ready' }>> {
  const opened = await openAgreement(db, id, caller, 'download');
  if (!opened.ok) return opened;
  const versionId = opened.agreement.currentVersionId;
  if (versionId === null) return { ok: false, reason: 'not-finalized' };
  await inTransaction(db, async (trx) => {
    const begun = await beginGeneration(trx, versionId, clock());
    if (begun) await enqueue(trx, 'generate-files', { version_id: versionId });
  });
  const status = await findGeneration(db, versionId);
  return { ok: true, value: { status: status === 'ready' ? 'ready' : 'generating' } };
}
