import type { Outcome } from '../outcome.ts';
import { send } from '../api.ts';
import { calls } from '../calls.ts';

/** paid: `path` is the download page. pending: the provider still checks. rejected: nothing was charged. */
export type Payment = { state: 'paid'; path: string } | { state: 'pending' | 'rejected' };

interface Pay {
  agreementId: string;
  agreementToken: string | null;
}

/** Opens the payment and charges it. The server makes a repeat harmless: one open payment per item. */
export async function payInTestMode({ agreementId, agreementToken }: Pay): Promise<Outcome<Payment>> {
  const opened = await send(calls.newTransaction, {
    body: { item_type: 'agreement', item_id: agreementId, processor: 'sandbox' },
    agreementToken,
  });
  if (!opened.ok) {
    const paid = 'messages' in opened && opened.messages.some(({ code }) => code === 'already-paid');
    return paid ? { ok: true, data: { state: 'paid', path: `/download/${agreementId}` } } : opened;
  }
  if (opened.data.next.action === 'download') {
    return { ok: true, data: { state: 'paid', path: opened.data.next.path } };
  }
  const processed = await send(calls.processTransaction, {
    params: { id: opened.data.transaction_id },
    body: {},
    agreementToken,
  });
  if (!processed.ok) return processed;
  const { status, next } = processed.data;
  if (next.action === 'download') return { ok: true, data: { state: 'paid', path: next.path } };
  const pending = status === 'pending-verification' || status === 'processing';
  return { ok: true, data: { state: pending ? 'pending' : 'rejected' } };
}
