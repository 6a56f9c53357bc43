/** What happens to a charge later: reading, searching, giving money back. */
import { document, invalid, notFound, transactionView, xmlReply } from './answers.ts';
import type { FakeReply } from '../fake-server.ts';
import { type GatewayState, type Transaction, setStatus, newId } from './gateway-state.ts';
import { toCollection } from './xml.ts';

export function findTransaction(state: GatewayState, id: string): FakeReply {
  const found = state.transactions.get(id);
  return found ? xmlReply('transaction', transactionView(state, found)) : notFound();
}

export interface SearchRequest {
  order_id?: { is?: string };
  customer_id?: { is?: string };
  ids?: string[];
  type?: string[];
}

export function searchIds(state: GatewayState, search: SearchRequest): FakeReply {
  return xmlReply('search-results', { page_size: 50, ids: matching(state, search).map((one) => one.id) });
}

export function searchPage(state: GatewayState, search: SearchRequest): FakeReply {
  const views = matching(state, search).map((one) => transactionView(state, one));
  return document(toCollection('credit-card-transactions', 'transaction', views));
}

/** The newest first, as the gateway lists them. */
function matching(state: GatewayState, search: SearchRequest): Transaction[] {
  return [...state.transactions.values()]
    .filter(
      (one) =>
        (search.order_id?.is === undefined || one.orderId === search.order_id.is) &&
        (search.customer_id?.is === undefined || one.customerId === search.customer_id.is) &&
        (search.type === undefined || search.type.includes(one.type)) &&
        (search.ids === undefined || search.ids.includes(one.id)),
    )
    .toReversed();
}

export function voidTransaction(state: GatewayState, id: string, now: Date): FakeReply {
  const found = state.transactions.get(id);
  if (!found) return notFound();
  if (!['authorized', 'submitted_for_settlement', 'settlement_pending'].includes(found.status)) {
    const message =
      'Transaction can only be voided if status is authorized, submitted_for_settlement, or - for PayPal - settlement_pending.';
    return invalid('transaction', [{ attribute: 'base', code: '91504', message }]);
  }
  setStatus(found, 'voided', now);
  return xmlReply('transaction', transactionView(state, found));
}

export function refundTransaction(
  state: GatewayState,
  id: string,
  request: { amount?: string; order_id?: string },
  now: Date,
): FakeReply {
  const sale = state.transactions.get(id);
  if (!sale) return notFound();
  const refuse = (code: string, message: string): FakeReply =>
    invalid('transaction', [{ attribute: 'base', code, message }]);
  if (!['settled', 'settling'].includes(sale.status)) {
    return refuse('91506', 'Cannot refund a transaction unless it is settled.');
  }
  const given = sale.refundIds.reduce((sum, one) => sum + cents(state.transactions.get(one)?.amount), 0);
  const left = cents(sale.amount) - given;
  if (left === 0) return refuse('91512', 'Transaction has already been completely refunded.');
  const amount = request.amount ?? (left / 100).toFixed(2);
  if (cents(amount) > left) return refuse('91521', 'Refund amount is too large.');
  const refund: Transaction = {
    ...sale,
    id: newId(),
    type: 'credit',
    status: '',
    amount,
    orderId: request.order_id ?? sale.orderId,
    history: [],
    refundedTransactionId: sale.id,
    refundIds: [],
    disputes: [],
    createdAt: now,
  };
  setStatus(refund, 'submitted_for_settlement', now);
  state.transactions.set(refund.id, refund);
  sale.refundIds.push(refund.id);
  return xmlReply('transaction', transactionView(state, refund), 201);
}

function cents(amount: string | undefined): number {
  return Math.round(Number(amount ?? 0) * 100);
}
