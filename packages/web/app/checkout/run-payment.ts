import type { Next, ResultOf, TransactionStatus, newTransaction } from '@clausewright/contract';
import { send } from '../api.ts';
import type { Failure, Outcome } from '../outcome.ts';
import { checkoutCalls } from './checkout-calls.ts';
import type { CheckoutItem } from './checkout-item.ts';
import type { ProviderForm } from '../payment-providers/provider-form.ts';
import { isRefusedAs } from './refused-as.ts';

type Opened = ResultOf<typeof newTransaction>;
interface Seen {
  status: TransactionStatus;
  next: Next;
}

/**
 * done: `path` is where the paid thing is. leaving: the bank wants the person at `url`. waiting: the
 * provider has not decided. refused: nothing was charged, `text` says why and what to do.
 */
export type PaymentEnd =
  | { end: 'done'; path: string }
  | { end: 'leaving'; url: string; payment: string }
  | { end: 'waiting'; payment: string }
  | { end: 'refused'; text: string | null }
  | { end: 'failed'; failure: Failure }
  | { end: 'cancelled' | 'fields' | 'closed' | 'unavailable' };

interface Payment {
  item: CheckoutItem;
  form: ProviderForm;
  open: () => Promise<Outcome<Opened>>;
  /** Hears of the payment as soon as the server knows one. */
  onOpened: (payment: string) => void;
}

/** What the next step means for the page. */
function endOf({ status, next }: Seen, payment: string, text: string | null): PaymentEnd {
  switch (next.action) {
    case 'done':
      return { end: 'done', path: `${next.path}${payment && `?paid=${payment}`}` };
    case 'authenticate':
      return { end: 'leaving', url: next.url, payment };
    case 'wait':
      return { end: 'waiting', payment };
    case 'process':
    case 'retry':
      return status === 'cancelled' ? { end: 'cancelled' } : { end: 'refused', text };
  }
}

/** Where a paid item is shown, for a payment that somebody made elsewhere in the meantime. */
export function pathOfItem({ type, id }: CheckoutItem): string {
  return type === 'agreement' ? `/download/${id}` : `/privacy-consent/install/${id}`;
}

/** This page again, which then asks how the payment stands. */
function returnUrlOf(payment: string): string {
  return `${location.origin}${location.pathname}?payment=${payment}`;
}

/** Asks how a payment stands. */
export async function readPayment(item: CheckoutItem, payment: string): Promise<PaymentEnd> {
  const status = await send(checkoutCalls.transactionStatus, {
    params: { id: payment },
    agreementToken: item.token,
  });
  if (!status.ok) return { end: 'failed', failure: status };
  return endOf(status.data, payment, status.data.failure_text);
}

/** One attempt: opens the payment, lets the provider's form prove it and has the server charge it. */
export async function runPayment({ item, form, open, onOpened }: Payment): Promise<PaymentEnd> {
  let payment = '';
  let ended: PaymentEnd = { end: 'unavailable' };
  const submitted = await form.submit(async () => {
    const opened = await open();
    if (!opened.ok) {
      const done = isRefusedAs(opened, 'already-paid') || isRefusedAs(opened, 'nothing-to-pay');
      ended = done ? { end: 'done', path: pathOfItem(item) } : { end: 'failed', failure: opened };
      return null;
    }
    const { transaction_id: id, next, client } = opened.data;
    payment = id ?? '';
    if (payment !== '') onOpened(payment);
    if (next.action === 'process') return { client, returnUrl: returnUrlOf(payment) };
    ended = endOf(opened.data, payment, null);
    return null;
  });
  if (!submitted.ok) {
    if (submitted.reason === 'not-opened') return ended;
    if (submitted.reason === 'refused') return { end: 'refused', text: submitted.text };
    return { end: submitted.reason };
  }
  const processed = await send(checkoutCalls.processTransaction, {
    params: { id: payment },
    body: submitted.proof,
    agreementToken: item.token,
  });
  if (!processed.ok) {
    // Nobody knows yet whether the charge arrived: the server asks the provider, the page asks the server.
    const unsure = processed.reason === 'server-error' || processed.reason === 'app-down';
    return unsure ? { end: 'waiting', payment } : { end: 'failed', failure: processed };
  }
  const end = endOf(processed.data, payment, null);
  return end.end === 'refused' ? readPayment(item, payment) : end;
}
