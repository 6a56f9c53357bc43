/** Finding a payment at the gateway: by its name there, or by ours. */
import type { Answer, Order, ProviderPayment } from '../../provider-interface/provider.ts';
import { call, callBack, type Gateway } from './gateway.ts';
import { searchAnswer, type TransactionAnswer, transactionAnswer } from './gateway-answers.ts';
import { mayTakeMoney, mayBeDuplicate, toProviderPayment } from './payment-status.ts';
import type { UnsettledSales } from './unsettled-sales.ts';

export type Found =
  | { ok: true; transaction: TransactionAnswer }
  | { ok: false; reason: 'unreachable' | 'not-found' };
export type FoundAll = { ok: true; transactions: TransactionAnswer[] } | { ok: false; reason: 'unreachable' };

/** One order has few; more than these would not be an order any more. */
const mostOfOneOrder = 50;

export async function findTransaction(gateway: Gateway, id: string): Promise<Found> {
  const called = await call(() => gateway.transaction.find(id));
  if (!called.ok) return { ok: false, reason: called.reason === 'not-found' ? 'not-found' : 'unreachable' };
  const parsed = transactionAnswer.safeParse(called.value);
  return parsed.success ? { ok: true, transaction: parsed.data } : { ok: false, reason: 'unreachable' };
}

/** Every sale, or every refund, that carries the order's id; the newest first. */
export async function searchByOrder(
  gateway: Gateway,
  orderId: string,
  type: TransactionAnswer['type'],
): Promise<FoundAll> {
  const called = await callBack(gateway, (done) =>
    gateway.transaction.search((search) => {
      search.orderId().is(orderId);
    }, done),
  );
  const parsed = called.ok ? searchAnswer.safeParse(called.value) : null;
  if (!parsed?.success) return { ok: false, reason: 'unreachable' };
  return findAll(gateway, parsed.data.ids.slice(0, mostOfOneOrder), (one) => one.type === type);
}

/**
 * The payment of an order: the one that has or may get its money, else the latest attempt; beside it all
 * its sales, since two processes may have sold at the same time.
 */
export async function findPayment(
  { gateway, unsettled }: { gateway: Gateway; unsettled: UnsettledSales },
  order: Order,
): Promise<(Extract<Found, { ok: true }> & { sales: TransactionAnswer[] }) | Extract<Found, { ok: false }>> {
  let known: TransactionAnswer | null = null;
  if (order.reference !== null) {
    const found = await findTransaction(gateway, order.reference);
    if (!found.ok && found.reason === 'unreachable') return found;
    if (found.ok) known = found.transaction;
  }
  const searched = await searchByOrder(gateway, order.id, 'sale');
  if (!searched.ok) return searched;
  const sales = searched.transactions;
  if (known !== null && mayTakeMoney(known)) return { ok: true, transaction: known, sales };
  if (!sales.some(mayTakeMoney) && unsettled.mayAppear(order, sales))
    return { ok: false, reason: 'unreachable' };
  const transaction = best(sales) ?? known;
  return transaction ? { ok: true, transaction, sales } : { ok: false, reason: 'not-found' };
}

/** The one with money or with a chance of it; otherwise the newest. */
export function best(sales: readonly TransactionAnswer[]): TransactionAnswer | null {
  return sales.find(mayTakeMoney) ?? sales[0] ?? null;
}

/** The facts of a payment, with what was given back of it, and what other sales of its order took beside it. */
export async function readPayment(
  gateway: Gateway,
  order: Order,
  sale: TransactionAnswer,
  sales: readonly TransactionAnswer[],
): Promise<Answer> {
  const main = await readSale(gateway, order, sale);
  if (main === null) return { ok: false, reason: 'unreachable' };
  const sums = { captured: main.captured, refunded: main.refunded };
  for (const other of sales.filter((one) => one.id !== sale.id && mayBeDuplicate(one))) {
    // Read under its own name, so that money of it that was counted and voided shows as given back.
    const beside = await readSale(gateway, { ...order, reference: other.id }, other);
    if (beside === null) return { ok: false, reason: 'unreachable' };
    sums.captured += beside.captured;
    sums.refunded += beside.refunded;
  }
  return { ok: true, reading: { ...main, ...sums } };
}

async function readSale(
  gateway: Gateway,
  order: Order,
  sale: TransactionAnswer,
): Promise<ProviderPayment | null> {
  const refunds = await findAll(gateway, sale.refundIds ?? [], () => true);
  return refunds.ok ? toProviderPayment(order, sale, refunds.transactions) : null;
}

async function findAll(
  gateway: Gateway,
  ids: readonly string[],
  wanted: (one: TransactionAnswer) => boolean,
): Promise<FoundAll> {
  const found = await Promise.all(ids.map((id) => findTransaction(gateway, id)));
  if (found.some((one) => !one.ok)) return { ok: false, reason: 'unreachable' };
  return {
    ok: true,
    transactions: found.flatMap((one) => (one.ok ? [one.transaction] : [])).filter(wanted),
  };
}
