import type {
  FastspringOrder,
  FastspringReturn,
  FastspringSession,
  FastspringSubscription,
} from './fastspring-state.ts';
import { round } from './fastspring-state.ts';
import { toReply } from './fastspring-schema.ts';

type Json = Record<string, unknown>;

export function sessionObject({ id, account, currency, item, expires }: FastspringSession): Json {
  return toReply('session', {
    id,
    currency,
    expires: expires.getTime(),
    order: null,
    account,
    subtotal: item.price,
    items: [{ product: item.product, quantity: 1 }],
  });
}

export function orderObject(order: FastspringOrder): Json {
  const { id, reference, item, tax, returns, subscription } = order;
  return toReply('order', {
    order: id,
    id,
    reference,
    completed: order.status === 'completed',
    changed: order.createdAt.getTime(),
    language: order.language,
    live: order.live,
    currency: order.currency,
    invoiceUrl: `https://shop.test.onfastspring.com/account/order/${reference}/invoice`,
    account: order.account,
    total: round(item.price + tax),
    tax,
    subtotal: item.price,
    discount: 0,
    payment: { type: 'test', cardEnding: '4242' },
    tags: order.tags,
    items: [
      {
        product: item.product,
        quantity: 1,
        display: item.display,
        subtotal: item.price,
        discount: 0,
        ...(subscription !== null && { subscription }),
      },
    ],
    ...(returns.length > 0 && {
      returns: returns.map((one) => ({ return: one.id, reference: one.reference })),
    }),
  });
}

export function returnObject(order: FastspringOrder, given: FastspringReturn): Json {
  return toReply('return', {
    return: given.id,
    reference: given.reference,
    completed: given.completed,
    changed: given.createdAt.getTime(),
    live: order.live,
    account: order.account,
    currency: order.currency,
    totalReturn: round(given.subtotal + given.tax),
    tax: given.tax,
    subtotal: given.subtotal,
    reason: given.reason,
    note: given.note,
    original: { order: order.id, id: order.id, reference: order.reference },
  });
}

export function subscriptionObject(subscription: FastspringSubscription, changed: Date): Json {
  const { id, state, item, next } = subscription;
  return toReply('subscription', {
    id,
    subscription: id,
    active: state !== 'deactivated',
    state,
    changed: changed.getTime(),
    live: subscription.live,
    currency: subscription.currency,
    account: subscription.account,
    product: item.product,
    price: item.price,
    intervalUnit: item.plan?.interval ?? 'month',
    intervalLength: item.plan?.length ?? 1,
    next: state === 'deactivated' ? null : next.getTime(),
    deactivationDate: state === 'canceled' ? next.getTime() : null,
    tags: subscription.tags,
  });
}
