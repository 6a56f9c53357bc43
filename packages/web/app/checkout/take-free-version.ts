import { send } from '../api.ts';
import { calls } from '../calls.ts';
import type { Outcome } from '../outcome.ts';
import { newRequestId } from '../request-id.ts';

/**
 * Continue with the free version: the same answers without the lines that cost. The answers stay as
 * they are, so that an upgrade later finds them. `data` is the path of the download page, or of the one that says
 * what else it waits for.
 */
export async function takeFreeVersion(id: string, agreementToken: string | null): Promise<Outcome<string>> {
  const details = await send(calls.agreementDetails, { params: { id }, agreementToken });
  if (!details.ok) return details;
  const { type, answers, revision } = details.data;
  const updated = await send(calls.updateAgreement, {
    params: { id },
    body: { request_id: newRequestId(), type, answers, revision, edits: 'reset', free_only: true },
    agreementToken,
  });
  if (!updated.ok) return updated;
  const isFinished = updated.data.status === 'finalized';
  return { ok: true, data: isFinished ? `/download/${id}` : `/wizard/pay/${id}` };
}
