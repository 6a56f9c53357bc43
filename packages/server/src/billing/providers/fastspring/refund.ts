import { z } from 'zod';
import type { Order, RefundAnswer } from '../../provider-interface/provider.ts';
import { findOrder, minorAmount, fetchReturns } from './fastspring-order.ts';
import { parseSession } from './reference.ts';
import type { FastspringClient } from './client.ts';

const created = z.object({
  returns: z
    .array(z.object({ result: z.string(), return: z.string().optional(), error: z.unknown().optional() }))
    .min(1),
});

const unreachable = { ok: false, reason: 'unreachable', message: 'FastSpring cannot be reached' } as const;
const refused = (message: string) => ({ ok: false, reason: 'refused', message }) as const;

/**
 * Gives the whole order back with its tax; parts are given back by hand in FastSpring's application, whose
 * message then tells of them. The API has no ids of idempotency: a return that exists is the answer.
 */
export async function refundOrder(
  client: FastspringClient,
  order: Order,
  refund: { amount: number; currency: string },
): Promise<RefundAnswer> {
  const { reference } = order;
  if (reference === null || parseSession(reference) !== null) return refused('nothing was paid');
  const found = await findOrder(client, reference);
  if (!found.ok) return unreachable;
  const sold = found.value;
  if (sold?.completed !== true) return refused('FastSpring knows no such paid order');
  const taken = sold.items.reduce((sum, { subtotal }) => sum + subtotal, 0);
  if (sold.currency !== refund.currency || minorAmount(taken, sold.currency) !== refund.amount)
    return refused('FastSpring gives back whole orders only; give back a part in its application');
  const earlier = await fetchReturns(client, sold);
  if (!earlier.ok) return unreachable;
  const [given] = earlier.value;
  if (given !== undefined)
    return given.subtotal === taken
      ? { ok: true, reference: given.return, done: given.completed }
      : refused('a part was given back; give back the rest in the application of FastSpring');
  const made = await client.call(created, 'POST', '/returns', {
    returns: [{ order: sold.id, reason: 'OTHER', notification: 'ORIGINAL' }],
  });
  if (!made.ok) return made.reason === 'refused' ? refused(made.message) : unreachable;
  const [answer] = made.value.returns;
  if (answer?.result !== 'success' || answer.return === undefined)
    return refused(JSON.stringify(answer?.error ?? 'refused').slice(0, 300));
  // Whether it is done already, the next reading says.
  return { ok: true, reference: answer.return, done: false };
}
