import type { AttemptState } from '../../../platform/database/billing-schema.ts';
import type { Answer, Order, ProviderPayment } from '../../provider-interface/provider.ts';
import type { FastspringClient, FastspringSettings, Outcome } from './client.ts';
import {
  type FastspringOrder,
  findOrder,
  minorAmount,
  type RecentOrders,
  fetchReturns,
  getTag,
} from './fastspring-order.ts';
import { parseSession } from './reference.ts';

export interface Reader {
  client: FastspringClient;
  settings: FastspringSettings;
  recent: RecentOrders;
}

/**
 * What FastSpring knows of a payment: all orders with its mark, and for a renewal the one that the message
 * named. `paidSays`: the browser says that the window closed with an order.
 */
export async function readPayment(reader: Reader, order: Order, paidSays: boolean): Promise<Answer> {
  const found = await ordersOf(reader, order, paidSays);
  if (!found.ok) return { ok: false, reason: 'unreachable' };
  const orders = found.value;
  const paid = orders.filter(({ completed }) => completed);
  if (orders.length === 0 && order.reference === null) return { ok: false, reason: 'not-found' };
  const attempt = paid.length > 0 ? 'approved' : await attemptOf(reader, orders, paidSays);
  const sums = await sumsOf(reader, paid);
  if (attempt === null || sums === null) return { ok: false, reason: 'unreachable' };
  const [first = attempt === 'pending-verification' ? orders.at(-1) : undefined] = paid;
  return {
    ok: true,
    reading: {
      ...sums,
      ...marksOf(reader.settings, order, paid),
      // A refused try leaves the session open: it goes on under its own name.
      reference: first?.id ?? order.reference,
      attempt,
      failure: attempt === 'rejected' ? 'payment-attempt-failed' : null,
      currency: first?.currency ?? null,
      live: first?.live ?? null,
      dispute: 'none',
      authenticateUrl: null,
      method: null,
      customerReference: null,
      planReference: paid[0]?.items[0]?.subscription ?? null,
      // FastSpring decides the tax and keeps the evidence of place.
      cardCountry: null,
      raw: { orders: orders.map(proofOf) },
    },
  };
}

/**
 * An order whose name is known is read by it. Beside one that waits none can be made; beside one that is
 * paid another may have been, in a second window.
 */
async function ordersOf(
  { client, recent }: Reader,
  { id, reference }: Order,
  fresh: boolean,
): Promise<Outcome<FastspringOrder[]>> {
  const known = reference !== null && parseSession(reference) === null;
  const named = known ? await findOrder(client, reference) : null;
  if (named?.ok === false) return named;
  const order = named?.value ?? null;
  if (order?.completed === false) return { ok: true, value: [order] };
  const listed = await recent(null, fresh);
  if (!listed.ok) return listed;
  const own = listed.value.filter((one) => getTag(one, 'transaction_id') === id && one.id !== order?.id);
  return { ok: true, value: order === null ? own : [order, ...own] };
}

/** How the latest try stands: the API says it by the list in which an order is found. */
async function attemptOf(
  { recent }: Reader,
  orders: readonly FastspringOrder[],
  paidSays: boolean,
): Promise<AttemptState | null> {
  if (orders.length === 0) return paidSays ? 'processing' : 'created';
  const ended = new Map<string, AttemptState>();
  for (const [status, attempt] of [
    ['failed', 'rejected'],
    ['canceled', 'cancelled'],
  ] as const) {
    const listed = await recent(status, paidSays);
    if (!listed.ok) return null;
    for (const { id } of listed.value) ended.set(id, attempt);
  }
  const states = orders.map(({ id }) => ended.get(id) ?? 'pending-verification');
  return states.includes('pending-verification') ? 'pending-verification' : (states.at(-1) ?? 'created');
}

/** Without tax, which is FastSpring's; null where the amounts cannot be read. */
async function sumsOf(
  { client }: Reader,
  paid: readonly FastspringOrder[],
): Promise<{ captured: number; refunded: number } | null> {
  const sums = { captured: 0, refunded: 0 };
  for (const order of paid) {
    const given = await fetchReturns(client, order);
    if (!given.ok) return null;
    const taken = order.items.map(({ subtotal }) => minorAmount(subtotal, order.currency));
    const back = given.value
      .filter(({ completed }) => completed)
      .map(({ subtotal }) => minorAmount(subtotal, order.currency));
    if (taken.includes(null) || back.includes(null)) return null;
    sums.captured += taken.reduce<number>((sum, minor) => sum + (minor ?? 0), 0);
    sums.refunded += back.reduce<number>((sum, minor) => sum + (minor ?? 0), 0);
  }
  return sums;
}

/**
 * Our marks, and whether what was bought is what we sell. Another product cannot be told otherwise: it is
 * a quote that is not ours, and no reading of it finishes a sale.
 */
function marksOf(
  { product }: FastspringSettings,
  order: Order,
  paid: readonly FastspringOrder[],
): Pick<ProviderPayment, 'transactionId' | 'quoteHash'> {
  const foreign = paid.flatMap(({ items }) => items).find((item) => item.product !== product);
  if (foreign !== undefined) return { transactionId: order.id, quoteHash: `product:${foreign.product}` };
  const [first] = paid;
  if (first === undefined) return { transactionId: null, quoteHash: null };
  const transactionId = getTag(first, 'transaction_id');
  // Later charges of a plan carry the marks of the first: they are known by the name in the message.
  const later = transactionId !== order.id && first.id === order.reference;
  if (later && (first.items[0]?.subscription ?? null) !== null)
    return { transactionId: null, quoteHash: null };
  const others = paid.map((one) => getTag(one, 'quote_hash')).find((hash) => hash !== order.quoteHash);
  return {
    transactionId: transactionId ?? 'none',
    quoteHash: others === undefined ? order.quoteHash : (others ?? 'none'),
  };
}

function proofOf({ id, reference, completed, live, items, returns }: FastspringOrder) {
  return {
    id,
    reference,
    completed,
    live,
    products: items.map(({ product }) => product),
    returns: returns?.map((one) => one.return) ?? [],
  };
}
