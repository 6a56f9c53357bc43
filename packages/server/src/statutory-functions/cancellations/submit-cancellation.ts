import type { Language } from '@clausewright/contract';
import type { InstancePorts } from '../../platform/ports.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { declarationId } from '../forms/accept-form-posts.ts';
import { insertNotice, receivedAt } from './notice-store.ts';
import type { Notice } from './notice.ts';

/**
 * Keeps a notice and says when it was received: of a form that was sent before, the first time. What it means for
 * which plan a job finds out: neither the answer nor its time tells a stranger who has a plan.
 */
export async function submitCancellation(
  { db, clock, enqueue }: Pick<InstancePorts, 'db' | 'clock' | 'enqueue'>,
  { notice, key, language }: { notice: Notice; key: string; language: Language },
): Promise<Date> {
  const { kind, reason, name, contract, contractEmail, email, endOn } = notice;
  const id = declarationId(key, [kind, reason, name, contract, contractEmail, email, endOn]);
  const now = clock();
  const isNew = await inTransaction(db, async (trx) => {
    if (!(await insertNotice(trx, { ...notice, id, receivedAt: now, language }))) return false;
    await failpoint('accept-cancellation');
    await enqueue(trx, 'settle-cancellation', { notice_id: id });
    return true;
  });
  return isNew ? now : receivedAt(db, id);
}
