import { type FakeReply, jsonReply } from '../fake-server.ts';
import {
  type ApprovedOutcome,
  type Money,
  newId,
  type PaypalState,
  type PaypalCapture,
  type PaypalOrder,
  type PaypalToken,
} from './paypal-state.ts';
import { captureObject, orderObject, stamp } from './paypal-objects.ts';
import { refusal } from './paypal-refusal.ts';
import type { Notify } from './paypal-webhooks.ts';

interface UnitRequest {
  amount: Money;
  reference_id?: string;
  custom_id?: string;
  invoice_id?: string;
  description?: string;
}
interface WalletRequest {
  vault_id?: string;
  attributes?: { vault?: { store_in_vault?: string }; customer?: { id?: string } };
}
export interface OrderRequest {
  intent: string;
  purchase_units: UnitRequest[];
  payment_source?: { paypal?: WalletRequest };
}
export interface CaptureRequest {
  payment_source?: { paypal?: { vault_id?: string } };
}

export function createOrder(books: PaypalState, request: OrderRequest): FakeReply {
  const [unit, ...more] = request.purchase_units;
  const wallet = request.payment_source?.paypal;
  if (request.intent !== 'CAPTURE' || unit === undefined || more.length > 0 || wallet?.vault_id !== undefined)
    return refusal(422, 'NOT_ENABLED_FOR_THIS_FAKE');
  const digits = unit.amount.value.split('.')[1]?.length ?? 0;
  if (digits > (unit.amount.currency_code === 'JPY' ? 0 : 2)) return refusal(422, 'DECIMAL_PRECISION');
  if (Number(unit.amount.value) <= 0) return refusal(422, 'CANNOT_BE_ZERO_OR_NEGATIVE');
  const now = books.clock();
  const order: PaypalOrder = {
    id: newId(),
    status: wallet === undefined ? 'CREATED' : 'PAYER_ACTION_REQUIRED',
    amount: unit.amount,
    referenceId: unit.reference_id ?? 'default',
    customId: unit.custom_id,
    invoiceId: unit.invoice_id,
    description: unit.description,
    vault:
      wallet?.attributes?.vault?.store_in_vault === 'ON_SUCCESS'
        ? { customerId: wallet.attributes.customer?.id }
        : null,
    wallet: wallet !== undefined,
    outcome: 'completed',
    savedAs: null,
    captures: [],
    refunds: [],
    createdAt: now,
    updatedAt: now,
  };
  books.orders.set(order.id, order);
  return jsonReply(orderObject(order), 201);
}

/** What the payer does in PayPal's window. */
export function approveOrder(
  books: PaypalState,
  notify: Notify,
  { id, approve, outcome }: { id: string; approve: boolean; outcome: ApprovedOutcome },
): FakeReply {
  const order = books.orders.get(id);
  if (order === undefined) return refusal(404, 'INVALID_RESOURCE_ID');
  if (!approve || order.status === 'COMPLETED') return jsonReply({ order_id: id, status: order.status });
  order.status = 'APPROVED';
  order.outcome = outcome;
  order.updatedAt = stamp(books, order.updatedAt);
  notify('CHECKOUT.ORDER.APPROVED', 'checkout-order', orderObject(order));
  return jsonReply({ order_id: id, payer_id: 'QYR5Z8XDVJNXQ', status: order.status });
}

export function captureOrder(
  books: PaypalState,
  notify: Notify,
  id: string,
  request: CaptureRequest,
): FakeReply {
  const order = books.orders.get(id);
  if (order === undefined) return refusal(404, 'INVALID_RESOURCE_ID');
  if (order.status === 'COMPLETED') return refusal(422, 'ORDER_ALREADY_CAPTURED');
  const saved = request.payment_source?.paypal?.vault_id;
  const token = saved === undefined ? null : books.tokens.get(saved);
  if (token === undefined) return refusal(422, 'TOKEN_ID_NOT_FOUND');
  if (token === null && order.status !== 'APPROVED') return refusal(422, 'ORDER_NOT_APPROVED');
  if (isPaid(books, order)) return refusal(422, 'DUPLICATE_INVOICE_ID');
  const outcome = token?.outcome ?? order.outcome;
  order.updatedAt = stamp(books, order.updatedAt);
  if (outcome === 'declined') {
    order.status = 'PAYER_ACTION_REQUIRED';
    return refusal(422, 'INSTRUMENT_DECLINED');
  }
  order.captures.push({
    id: newId(),
    orderId: order.id,
    status: outcome === 'pending' ? 'PENDING' : 'COMPLETED',
    amount: order.amount,
    createdAt: order.updatedAt,
    updatedAt: order.updatedAt,
  });
  order.status = 'COMPLETED';
  if (order.vault !== null && token === null) order.savedAs = save(books, order.vault.customerId);
  announce(notify, order);
  return jsonReply(orderObject(order), 201);
}

/** A review of PayPal's ends, or an e-cheque clears. */
export function settleCapture(
  books: PaypalState,
  notify: Notify,
  orderId: string,
  status: 'COMPLETED' | 'DECLINED',
): void {
  const order = books.orders.get(orderId);
  const capture = order?.captures.find((one) => one.status === 'PENDING');
  if (order === undefined || capture === undefined) throw new Error('no capture of this order is pending');
  capture.status = status;
  capture.updatedAt = stamp(books, capture.updatedAt);
  order.updatedAt = stamp(books, order.updatedAt);
  announce(notify, order);
}

export function save(books: PaypalState, customerId: string | undefined): PaypalToken {
  const token: PaypalToken = {
    id: newId().toLowerCase(),
    customerId: customerId ?? newId(10),
    outcome: 'completed',
  };
  books.tokens.set(token.id, token);
  return token;
}

function announce(notify: Notify, order: PaypalOrder): void {
  const capture = order.captures.at(-1);
  if (capture === undefined) return;
  const types: Partial<Record<PaypalCapture['status'], string>> = {
    COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
    PENDING: 'PAYMENT.CAPTURE.PENDING',
    DECLINED: 'PAYMENT.CAPTURE.DENIED',
  };
  const type = types[capture.status];
  if (type !== undefined) notify(type, 'capture', captureObject(order, capture));
}

function isPaid(books: PaypalState, { id, invoiceId }: PaypalOrder): boolean {
  return (
    invoiceId !== undefined &&
    [...books.orders.values()].some(
      (one) => one.id !== id && one.invoiceId === invoiceId && one.status === 'COMPLETED',
    )
  );
}
