import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { currencyExponent, toMinorUnits } from '../../../platform/money.ts';
import type { FastspringClient, Outcome } from './client.ts';

/** An id, or where expansion is on the object itself. */
export const idOrObject = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** An order of FastSpring as far as we read it. Amounts are decimal numbers. */
export const fastspringOrder = z.object({
  id: z.string(),
  reference: z.string(),
  completed: z.boolean(),
  live: z.boolean(),
  currency: z.string(),
  tags: z.record(z.string(), z.unknown()).nullish(),
  items: z
    .array(z.object({ product: z.string(), subtotal: z.number(), subscription: idOrObject.nullish() }))
    .min(1),
  returns: z.array(z.object({ return: z.string() })).optional(),
});
export type FastspringOrder = z.output<typeof fastspringOrder>;

const page = z.object({ nextPage: z.number().nullish(), orders: z.array(fastspringOrder) });
const returns = z.object({
  returns: z.array(z.object({ return: z.string(), completed: z.boolean(), subtotal: z.number() })),
});
export type FastspringReturn = z.output<typeof returns>['returns'][number];

export function getTag({ tags }: FastspringOrder, name: 'transaction_id' | 'quote_hash'): string | null {
  const tag = tags?.[name];
  return typeof tag === 'string' ? tag : null;
}

/** Minor units of a decimal number; null where it has more digits than the currency. */
export function minorAmount(amount: number, currency: string): number | null {
  const text = amount.toFixed(currencyExponent(currency));
  return Math.abs(Number(text) - amount) < 1e-9 ? toMinorUnits(text, currency) : null;
}

const day = 86_400_000;
const mostPages = 40;

/** Milliseconds for which an answer is good for whoever else asks. */
const keptFor = 5_000;

/** `fresh`: asks anew, since something has just happened. */
export type RecentOrders = (
  status: 'failed' | 'canceled' | null,
  fresh: boolean,
) => Promise<Outcome<FastspringOrder[]>>;

/** The lists, each read once for all payments whose pages ask at the same time how they stand. */
export function createRecentOrders(client: FastspringClient, clock: Clock): RecentOrders {
  const kept = new Map<string, { at: number; answer: Promise<Outcome<FastspringOrder[]>> }>();
  return async (status, fresh) => {
    const now = clock();
    const name = status ?? 'all';
    const last = kept.get(name);
    if (!fresh && last !== undefined && now.getTime() - last.at < keptFor) return last.answer;
    const mine = { at: now.getTime(), answer: recentOrders(client, now, status) };
    kept.set(name, mine);
    const answer = await mine.answer;
    if (!answer.ok && kept.get(name) === mine) kept.delete(name);
    return answer;
  };
}

/**
 * First orders of the last days, of every mode: the API finds orders by day, not by tag. Longer than a
 * session lives, so that whatever came of one is among them.
 */
async function recentOrders(
  client: FastspringClient,
  now: Date,
  status: 'failed' | 'canceled' | null,
): Promise<Outcome<FastspringOrder[]>> {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const query = new URLSearchParams({
    begin: dayOf(now.getTime() - 3 * day),
    end: dayOf(now.getTime() + day),
    rebill: 'false',
    scope: 'all',
    ...(status !== null && { status }),
  });
  const orders: FastspringOrder[] = [];
  for (let number = 1; number <= mostPages; number += 1) {
    query.set('page', String(number));
    const read = await client.call(page, 'GET', `/orders?${query}`);
    if (!read.ok) return read;
    orders.push(...read.value.orders);
    if (typeof read.value.nextPage !== 'number') break;
  }
  return { ok: true, value: orders };
}

/** By its id; null where FastSpring knows none of that name. */
export async function findOrder(
  client: FastspringClient,
  id: string,
): Promise<Outcome<FastspringOrder | null>> {
  const read = await client.call(fastspringOrder, 'GET', `/orders/${encodeURIComponent(id)}`);
  return read.ok || read.reason === 'unreachable' ? read : { ok: true, value: null };
}

/** What was given back of an order. */
export async function fetchReturns(
  client: FastspringClient,
  order: FastspringOrder,
): Promise<Outcome<FastspringReturn[]>> {
  const ids = order.returns?.map((one) => one.return) ?? [];
  if (ids.length === 0) return { ok: true, value: [] };
  const read = await client.call(returns, 'GET', `/returns/${ids.map(encodeURIComponent).join(',')}`);
  return read.ok ? { ok: true, value: read.value.returns } : read;
}
