import { type FakeReply, jsonReply } from '../fake-server.ts';
import { type FastspringState, findOrder, newId, newReference } from './fastspring-state.ts';
import { returnObject } from './fastspring-objects.ts';
import type { Notify } from './fastspring-webhooks.ts';

export interface ReturnsRequest {
  returns: { order: string; reason: string; note?: string }[];
}

/** Whole orders only: parts are given back by hand in FastSpring's own application. */
export function createReturns(books: FastspringState, notify: Notify, request: ReturnsRequest): FakeReply {
  const returns = request.returns.map((wish) => {
    const order = findOrder(books, wish.order);
    const refused = { action: 'return.create', result: 'error', order: wish.order };
    if (order?.status !== 'completed') return { ...refused, error: { order: 'Order not found.' } };
    if (order.returns.length > 0) return { ...refused, error: { order: 'Order has been returned.' } };
    const { id } = returnOrder(books, notify, order.id, { subtotal: order.item.price, ...wish });
    return { action: 'return.create', result: 'success', return: id, order: order.id };
  });
  return jsonReply({ returns });
}

/** A return of the whole order or, by the seller's hand, of a part. */
export function returnOrder(
  books: FastspringState,
  notify: Notify,
  orderId: string,
  { subtotal, reason, note }: { subtotal: number; reason: string; note?: string },
): { id: string } {
  const order = books.orders.get(orderId);
  if (order === undefined) throw new Error('no such order');
  const given = {
    id: newId(),
    reference: newReference('RET'),
    completed: books.returnsCompleted,
    subtotal,
    tax: Math.round(order.tax * (subtotal / order.item.price) * 100) / 100,
    reason,
    note: note ?? null,
    createdAt: books.clock(),
  };
  order.returns.push(given);
  notify('return.created', order.live, returnObject(order, given));
  return given;
}
