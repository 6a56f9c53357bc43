import { z } from 'zod';
import { decimalText } from '../../../platform/money.ts';
import type { Order } from '../../provider-interface/provider.ts';
import type { FastspringClient, FastspringSettings, Outcome } from './client.ts';

const session = z.object({ id: z.string() });

/** A cart with our price and our marks, which the buyer cannot change. It lives for a day, like the quote. */
export async function openSession(
  client: FastspringClient,
  { product }: FastspringSettings,
  order: Order,
): Promise<Outcome<string>> {
  const { plan = null } = order;
  const opened = await client.call(session, 'POST', '/sessions', {
    contact: {
      ...nameOf(order.buyer.name),
      email: order.email,
      country: order.buyer.country,
      language: order.language,
    },
    tags: { transaction_id: order.id, quote_hash: order.quoteHash },
    expiration: 1,
    items: [
      {
        product,
        quantity: 1,
        pricing: {
          // Without tax: FastSpring adds that of the buyer's country.
          price: { [order.currency]: Number(decimalText(order.amount, order.currency)) },
          quantityBehavior: 'lock',
          ...(plan !== null && { interval: plan.interval, intervalLength: plan.count }),
        },
      },
    ],
  });
  return opened.ok ? { ok: true, value: opened.value.id } : opened;
}

function nameOf(name: string): { first?: string; last?: string } {
  const words = name.trim().split(/\s+/);
  const last = words.pop() ?? '';
  if (last === '') return {};
  return words.length === 0 ? { first: last } : { first: words.join(' '), last };
}
