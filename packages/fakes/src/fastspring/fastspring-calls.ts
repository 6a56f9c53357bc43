import { type FakeReply, type FakeRequest, jsonReply } from '../fake-server.ts';
import {
  type FastspringState,
  type FastspringOrder,
  type FastspringSession,
  findOrder,
  newId,
} from './fastspring-state.ts';
import { orderObject, returnObject, sessionObject, subscriptionObject } from './fastspring-objects.ts';
import { createReturns, type ReturnsRequest } from './fastspring-returns.ts';
import { findSchemaError, type FastspringShape } from './fastspring-schema.ts';
import type { Notify } from './fastspring-webhooks.ts';

export interface FastspringContext {
  books: FastspringState;
  notify: Notify;
  keys: { username: string; password: string };
}

interface SessionRequest {
  contact: { language: string };
  tags?: Record<string, string>;
  expiration?: number;
  items: {
    product: string;
    pricing: { price: Record<string, number>; interval?: 'month' | 'year'; intervalLength?: number };
  }[];
}

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** One group: the id. */
  path: RegExp;
  asks?: FastspringShape;
  answer(desk: FastspringContext, id: string, request: FakeRequest, body: unknown): FakeReply;
}

const unknown = jsonReply({ result: 'error', error: { order: 'Not found' } }, 404);
const day = 86_400_000;

const calls: readonly Call[] = [
  {
    method: 'POST',
    path: /^\/sessions$/,
    asks: 'sessionRequest',
    answer: ({ books }, _, __, body) => openSession(books, body as SessionRequest),
  },
  {
    method: 'GET',
    path: /^\/orders$/,
    answer: ({ books }, _, { query }) => listOrders(books, query),
  },
  {
    method: 'GET',
    path: /^\/orders\/([\w-]+)$/,
    answer({ books }, id) {
      const order = findOrder(books, id);
      return order === null ? unknown : jsonReply(orderObject(order));
    },
  },
  {
    method: 'POST',
    path: /^\/returns$/,
    asks: 'returnsRequest',
    answer: ({ books, notify }, _, __, body) => createReturns(books, notify, body as ReturnsRequest),
  },
  {
    method: 'GET',
    path: /^\/returns\/([\w,-]+)$/,
    answer({ books }, ids) {
      const found = ids
        .split(',')
        .flatMap((id) =>
          [...books.orders.values()].flatMap((order) =>
            order.returns.filter((one) => one.id === id).map((one) => returnObject(order, one)),
          ),
        );
      return jsonReply({ returns: found });
    },
  },
  {
    method: 'GET',
    path: /^\/subscriptions\/([\w-]+)$/,
    answer({ books }, id) {
      const found = books.subscriptions.get(id);
      return found === undefined ? unknown : jsonReply(subscriptionObject(found, books.clock()));
    },
  },
  {
    method: 'DELETE',
    path: /^\/subscriptions\/([\w-]+)$/,
    answer: (desk, id) => change(desk, id, 'canceled'),
  },
  {
    method: 'POST',
    path: /^\/subscriptions$/,
    asks: 'subscriptionsRequest',
    answer: (desk, _, __, body) =>
      change(
        desk,
        (body as { subscriptions: { subscription: string }[] }).subscriptions[0]?.subscription,
        'active',
      ),
  },
];

/** An answer of FastSpring's API: keys and shapes first. It knows no id of idempotency. */
export function answerCall(desk: FastspringContext, request: FakeRequest): FakeReply {
  const { username, password } = desk.keys;
  const right = Buffer.from(`${username}:${password}`).toString('base64');
  if (request.headers.authorization !== `Basic ${right}`) return jsonReply({ error: 'Unauthorized' }, 401);
  const call = calls.find((one) => one.method === request.method && one.path.test(request.path));
  if (call === undefined) return unknown;
  const body: unknown = request.body.length === 0 ? {} : JSON.parse(request.body.toString());
  const fault = call.asks === undefined ? null : findSchemaError(call.asks, body);
  if (fault !== null) return jsonReply({ result: 'error', error: { request: fault } }, 400);
  return call.answer(desk, call.path.exec(request.path)?.[1] ?? '', request, body);
}

function openSession(books: FastspringState, request: SessionRequest): FakeReply {
  const [item, ...more] = request.items;
  const [price, ...others] = Object.entries(item?.pricing.price ?? {});
  if (item === undefined || price === undefined || more.length > 0 || others.length > 0)
    return jsonReply({ result: 'error', error: { items: 'one product in one currency, at this fake' } }, 400);
  const { interval, intervalLength = 1 } = item.pricing;
  const session: FastspringSession = {
    id: newId(),
    account: newId(),
    language: request.contact.language,
    currency: price[0],
    item: {
      product: item.product,
      display: item.product,
      price: price[1],
      plan: interval === undefined ? null : { interval, length: intervalLength },
    },
    tags: request.tags ?? {},
    expires: new Date(books.clock().getTime() + (request.expiration ?? 1) * day),
    used: false,
  };
  books.sessions.set(session.id, session);
  return jsonReply(sessionObject(session));
}

/** Filters by day, product, mode, state and first charge; fifty a page. */
function listOrders(books: FastspringState, query: URLSearchParams): FakeReply {
  const begin = Date.parse(query.get('begin') ?? '1970-01-01');
  const end = Date.parse(query.get('end') ?? '2999-01-01');
  if (!(end - begin >= day)) return jsonReply({ result: 'error', error: { end: 'a day after begin' } }, 400);
  const matches = (order: FastspringOrder): boolean =>
    order.createdAt.getTime() >= begin &&
    order.createdAt.getTime() < end &&
    (query.get('products') ?? order.item.product) === order.item.product &&
    (query.get('status') ?? order.status) === order.status &&
    (query.get('rebill') ?? String(order.rebill)) === String(order.rebill) &&
    ['all', order.live ? 'live' : 'test'].includes(query.get('scope') ?? 'all');
  const found = [...books.orders.values()].filter(matches);
  const page = Number(query.get('page') ?? 1);
  const limit = Number(query.get('limit') ?? 50);
  return jsonReply({
    action: 'order.get',
    result: 'success',
    page,
    total: found.length,
    nextPage: page * limit < found.length ? page + 1 : null,
    orders: found.slice((page - 1) * limit, page * limit).map(orderObject),
  });
}

function change(
  { books, notify }: FastspringContext,
  id: string | undefined,
  state: 'canceled' | 'active',
): FakeReply {
  const found = books.subscriptions.get(id ?? '');
  if (found === undefined) return unknown;
  const action = state === 'canceled' ? 'subscription.cancel' : 'subscription.update';
  const error = found.state === 'deactivated' ? { uncancel: 'Subscription is not active.' } : null;
  if (error === null && found.state !== state) {
    found.state = state;
    const type = state === 'canceled' ? 'subscription.canceled' : 'subscription.uncanceled';
    notify(type, found.live, subscriptionObject(found, books.clock()));
  }
  const result = error === null ? 'success' : 'error';
  return jsonReply({
    subscriptions: [{ action, subscription: id, result, ...(error !== null && { error }) }],
  });
}
