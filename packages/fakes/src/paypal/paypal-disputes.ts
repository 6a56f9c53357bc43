import { type FakeReply, jsonReply } from '../fake-server.ts';
import { type DisputeOutcome, newId, type PaypalState, type PaypalDispute } from './paypal-state.ts';
import { toReply } from './paypal-objects.ts';
import { refusal } from './paypal-refusal.ts';
import type { Notify } from './paypal-webhooks.ts';

/** The payer complains about the payment of an order; answers the id of the dispute. */
export function openDispute(books: PaypalState, notify: Notify, orderId: string): string {
  const order = books.orders.get(orderId);
  const [capture] = order?.captures ?? [];
  if (order === undefined || capture === undefined) throw new Error('nothing to complain about');
  const dispute: PaypalDispute = {
    id: `PP-D-${newId(5)}`,
    captureId: capture.id,
    customId: order.customId,
    outcome: null,
    createdAt: books.clock(),
  };
  books.disputes.set(dispute.id, dispute);
  notify('CUSTOMER.DISPUTE.CREATED', 'dispute', disputeObject(dispute));
  return dispute.id;
}

export function endDispute(books: PaypalState, notify: Notify, id: string, outcome: DisputeOutcome): void {
  const dispute = books.disputes.get(id);
  if (dispute === undefined) throw new Error('no such dispute');
  dispute.outcome = outcome;
  notify('CUSTOMER.DISPUTE.RESOLVED', 'dispute', disputeObject(dispute));
}

export function listDisputes(books: PaypalState, query: URLSearchParams): FakeReply {
  if (books.disputesAnswer !== 200) return refusal(books.disputesAnswer, 'NOT_TODAY');
  const capture = query.get('disputed_transaction_id');
  const items = [...books.disputes.values()].filter(({ captureId }) => captureId === capture);
  return jsonReply(toReply('disputeList', { items: items.map(summaryOf), links: [] }));
}

export function readDispute(books: PaypalState, id: string): FakeReply {
  const dispute = books.disputes.get(id);
  return dispute === undefined ? refusal(404, 'INVALID_RESOURCE_ID') : jsonReply(disputeObject(dispute));
}

function summaryOf({ id, outcome, createdAt }: PaypalDispute): Record<string, unknown> {
  return {
    dispute_id: id,
    create_time: createdAt.toISOString(),
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: outcome === null ? 'UNDER_REVIEW' : 'RESOLVED',
  };
}

function disputeObject(dispute: PaypalDispute): Record<string, unknown> {
  return toReply('dispute', {
    ...summaryOf(dispute),
    disputed_transactions: [{ seller_transaction_id: dispute.captureId, custom: dispute.customId }],
    ...(dispute.outcome !== null && { dispute_outcome: { outcome_code: dispute.outcome } }),
  });
}
