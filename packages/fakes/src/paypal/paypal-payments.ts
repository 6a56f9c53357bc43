import { type FakeReply, jsonReply } from '../fake-server.ts';
import {
  findCapture,
  type Money,
  newId,
  type PaypalState,
  type PaypalRefund,
  getRefundedAmount,
  thousandths,
} from './paypal-state.ts';
import { captureObject, refundObject, stamp } from './paypal-objects.ts';
import { refusal } from './paypal-refusal.ts';
import type { Notify } from './paypal-webhooks.ts';

export interface RefundRequest {
  amount?: Money;
  note_to_payer?: string;
}

export function readCapture(books: PaypalState, id: string): FakeReply {
  const found = findCapture(books, id);
  return found === null ? refusal(404, 'INVALID_RESOURCE_ID') : jsonReply(captureObject(...found));
}

export function refundCapture(
  books: PaypalState,
  notify: Notify,
  id: string,
  request: RefundRequest,
): FakeReply {
  const found = findCapture(books, id);
  if (found === null) return refusal(404, 'INVALID_RESOURCE_ID');
  const [order, capture] = found;
  if (capture.status === 'REFUNDED') return refusal(422, 'CAPTURE_FULLY_REFUNDED');
  if (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED')
    return refusal(422, 'CAPTURE_STATUS_NOT_VALID');
  const left = thousandths(capture.amount) - getRefundedAmount(order, capture);
  const amount = request.amount ?? { ...capture.amount, value: String(left / 1000) };
  if (amount.currency_code !== capture.amount.currency_code)
    return refusal(422, 'REFUND_CAPTURE_CURRENCY_MISMATCH');
  if (thousandths(amount) > left) return refusal(422, 'REFUND_AMOUNT_EXCEEDED');
  const refund: PaypalRefund = {
    id: newId(),
    captureId: capture.id,
    status: books.refundsAre,
    amount,
    note: request.note_to_payer,
    createdAt: books.clock(),
  };
  order.refunds.push(refund);
  capture.status = thousandths(amount) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  capture.updatedAt = stamp(books, capture.updatedAt);
  order.updatedAt = stamp(books, order.updatedAt);
  if (refund.status === 'COMPLETED')
    notify('PAYMENT.CAPTURE.REFUNDED', 'refund', refundObject(order, refund));
  return jsonReply(refundObject(order, refund), 201);
}
