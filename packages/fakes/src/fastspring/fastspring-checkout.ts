import {
  type FastspringState,
  type FastspringItem,
  type FastspringOrder,
  type FastspringOrderStatus,
  type FastspringSubscription,
  newId,
  newReference,
  round,
} from './fastspring-state.ts';
import { orderObject, subscriptionObject } from './fastspring-objects.ts';
import type { Notify } from './fastspring-webhooks.ts';

export type CheckoutOutcome = 'completed' | 'failed' | 'pending' | 'cancelled';

/** What of an order is not as the session asked for: coupons, other products, another mode. */
export type Unasked = Partial<Pick<FastspringOrder, 'live' | 'currency' | 'tags'>> &
  Partial<Pick<FastspringItem, 'product' | 'price'>>;

const taxRate = 0.19;
const statuses: Readonly<Record<CheckoutOutcome, FastspringOrderStatus>> = {
  completed: 'completed',
  failed: 'failed',
  pending: 'pending',
  cancelled: 'canceled',
};

/** What the buyer does in FastSpring's window; null where the session is over or used. */
export function checkOut(
  books: FastspringState,
  notify: Notify,
  {
    session: id,
    outcome,
    live,
    unasked = {},
  }: { session: string; outcome: CheckoutOutcome; live: boolean; unasked?: Unasked },
): FastspringOrder | null {
  const session = books.sessions.get(id);
  if (session === undefined || session.used || session.expires <= books.clock()) return null;
  const item = {
    ...session.item,
    product: unasked.product ?? session.item.product,
    price: unasked.price ?? session.item.price,
  };
  const order: FastspringOrder = {
    id: newId(),
    reference: newReference('CLA'),
    status: statuses[outcome],
    live: unasked.live ?? live,
    account: session.account,
    language: session.language,
    currency: unasked.currency ?? session.currency,
    item,
    tax: round(Math.round(item.price * taxRate * 100) / 100),
    tags: unasked.tags ?? session.tags,
    subscription: null,
    rebill: false,
    returns: [],
    createdAt: books.clock(),
  };
  books.orders.set(order.id, order);
  if (outcome === 'completed' || outcome === 'pending') session.used = true;
  if (outcome === 'completed') complete(books, notify, order);
  else if (outcome === 'pending') notify('order.payment.pending', order.live, orderObject(order));
  else notify(outcome === 'failed' ? 'order.failed' : 'order.canceled', order.live, orderObject(order));
  return order;
}

/** A transfer arrives at last, or never does. */
export function settleOrder(
  books: FastspringState,
  notify: Notify,
  id: string,
  status: 'completed' | 'canceled',
): void {
  const order = books.orders.get(id);
  if (order?.status !== 'pending') throw new Error('this order is not pending');
  order.status = status;
  if (status === 'completed') complete(books, notify, order);
  else notify('order.canceled', order.live, orderObject(order));
}

function complete(books: FastspringState, notify: Notify, order: FastspringOrder): void {
  const { item } = order;
  const subscription = item.plan === null ? null : subscribe(books, order, item.plan);
  order.subscription = subscription?.id ?? null;
  notify('order.completed', order.live, orderObject(order));
  if (subscription !== null)
    notify('subscription.activated', order.live, subscriptionObject(subscription, books.clock()));
}

function subscribe(
  books: FastspringState,
  { live, account, currency, item, tags }: FastspringOrder,
  plan: NonNullable<FastspringItem['plan']>,
): FastspringSubscription {
  const subscription: FastspringSubscription = {
    id: newId(),
    state: 'active',
    live,
    account,
    currency,
    item,
    tags,
    next: after(books.clock(), plan),
  };
  books.subscriptions.set(subscription.id, subscription);
  return subscription;
}

/** FastSpring charges the next period by itself. */
export function renewSubscription(
  books: FastspringState,
  notify: Notify,
  id: string,
  outcome: 'completed' | 'failed',
): FastspringOrder | null {
  const subscription = books.subscriptions.get(id);
  if (subscription === undefined) throw new Error('no such subscription');
  const { live, account, currency, item, tags } = subscription;
  const charge = { currency, total: item.price, account, subscription: id };
  if (outcome === 'failed') {
    subscription.state = 'overdue';
    notify('subscription.charge.failed', live, { ...charge, reason: 'EXPIRED_CARD' });
    return null;
  }
  const order: FastspringOrder = {
    id: newId(),
    reference: newReference('CLA'),
    status: 'completed',
    live,
    account,
    language: 'en',
    currency,
    item,
    tax: round(Math.round(item.price * taxRate * 100) / 100),
    tags,
    subscription: id,
    rebill: true,
    returns: [],
    createdAt: books.clock(),
  };
  books.orders.set(order.id, order);
  subscription.state = 'active';
  subscription.next = after(subscription.next, item.plan ?? { interval: 'month', length: 1 });
  notify('subscription.charge.completed', live, {
    ...charge,
    order: order.id,
    status: 'successful',
    timestamp: books.clock().getTime(),
  });
  return order;
}

function after(start: Date, { interval, length }: NonNullable<FastspringItem['plan']>): Date {
  const next = new Date(start);
  if (interval === 'month') next.setUTCMonth(next.getUTCMonth() + length);
  else next.setUTCFullYear(next.getUTCFullYear() + length);
  return next;
}
