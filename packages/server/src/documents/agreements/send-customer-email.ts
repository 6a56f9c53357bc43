import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { mailAgreementReadyAgain } from '../mail/agreement-mail.ts';
import { findReader } from '../mail/agreement-reader.ts';
import { notServedReason } from '../release-gate/not-served-reason.ts';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import { lockAgreement } from '../records/agreement-store.ts';
import type { InstancePorts } from '../../platform/ports.ts';

/**
 * Sends the letter with the download link once more: to the address that the answers give, else to that of
 * the account.
 */
export async function sendCustomerEmail(
  ports: InstancePorts,
  { id, caller }: { id: string; caller: Caller },
): Promise<Outcome<Record<string, never>>> {
  const opened = await openAgreement(ports.db, id, caller);
  if (!opened.ok) return opened;
  return inTransaction(ports.db, async (trx): Promise<Outcome<Record<string, never>>> => {
    const agreement = await lockAgreement(trx, id);
    if (agreement === null) return { ok: false, reason: 'not-found' };
    const { currentVersionId: versionId } = agreement;
    if (versionId === null) return notServedReason({ ...ports, db: trx }, agreement);
    const reader = await findReader(trx, agreement);
    if (reader === null) return nobodyToWriteTo;
    const now = ports.clock();
    const told = { agreement, versionId, ...reader, now };
    const written = await mailAgreementReadyAgain(ports, trx, told);
    return written ? { ok: true, value: {} } : { ok: false, reason: 'email-already-sent' };
  });
}

/** The answer that would name one is missing: it can be given in an update. */
const nobodyToWriteTo: Outcome<never> = {
  ok: false,
  reason: 'answers-invalid',
  fields: [{ field: 'answers.delivery_email', code: 'required' }],
};
