import type { RefusalReason } from '@clausewright/contract/reasons';
import type { Failure, Outcome } from '../outcome.ts';
import { send } from '../api.ts';
import { calls } from '../calls.ts';

/** paid: `path` is the download page. pending: the provider still checks. rejected: nothing was charged. */
export type Payment = { state: 'paid'; path: string } | { state: 'pending' | 'rejected' };

interface Pay {
  /** Minor units: what the summary shows. */
  shownTotal: number;
  agreementId: string;
  agreementToken: string | null;
}

/** Opens the payment and charges it. The server makes a repeat harmless: one open payment per item. */
export async function payInTestMode({
  shownTotal,
  agreementId,
  agreementToken,
}: Pay): Promise<Outcome<Payment>> {
  const opened = await send(calls.newTransaction, {
    body: {
      item_type: 'agreement',
      item_id: agreementId,
      processor: 'sandbox',
      expected_total: shownTotal,
    },
    agreementToken,
  });
  if (!opened.ok) {
    const done = isRefusedAs(opened, 'already-paid') || isRefusedAs(opened, 'nothing-to-pay');
    return done ? { ok: true, data: { state: 'paid', path: `/download/${agreementId}` } } : opened;
  }
  const { transaction_id: id, next: first } = opened.data;
  if (first.action === 'download') return { ok: true, data: { state: 'paid', path: first.path } };
  if (first.action === 'wait' || id === null) return { ok: true, data: { state: 'pending' } };
  const processed = await send(calls.processTransaction, {
    params: { id },
    body: {},
    agreementToken,
  });
  if (!processed.ok) return processed;
  const { status, next } = processed.data;
  if (next.action === 'download') return { ok: true, data: { state: 'paid', path: next.path } };
  const pending = status === 'pending-verification' || status === 'processing';
  return { ok: true, data: { state: pending ? 'pending' : 'rejected' } };
}

/** Whether the server refused for this reason. */
export function isRefusedAs(failure: Failure, reason: RefusalReason): boolean {
  return 'messages' in failure && failure.messages.some(({ code }) => code === reason);
}
