import { z } from 'zod';
import type { DisputeState } from '../../../platform/database/billing-schema.ts';
import type { Answer } from '../../provider-interface/provider.ts';
import type { PaypalClient } from './client.ts';
import { listCaptures, type PaypalOrder } from './paypal-order.ts';

const list = z.object({
  items: z.array(z.object({ dispute_id: z.string(), status: z.string() })).optional(),
});
const details = z.object({ dispute_outcome: z.object({ outcome_code: z.string() }).partial().optional() });

/** The same answer with what became of the payment afterwards: a dispute stands in no order of PayPal. */
export async function withDispute(
  client: PaypalClient,
  paypal: PaypalOrder,
  answer: Answer,
): Promise<Answer> {
  if (!answer.ok || answer.reading.captured === 0) return answer;
  const states: DisputeState[] = [];
  for (const { id } of listCaptures(paypal)) {
    const found = await disputesOf(client, id);
    // Unknown is not none: what was frozen must not be thawed by it.
    if (found === null) return { ok: false, reason: 'unreachable' };
    states.push(...found);
  }
  const [dispute = 'none'] = (['open', 'lost', 'won'] as const).filter((state) => states.includes(state));
  return { ok: true, reading: { ...answer.reading, dispute } };
}

async function disputesOf(client: PaypalClient, capture: string): Promise<DisputeState[] | null> {
  const query = new URLSearchParams({ disputed_transaction_id: capture });
  const reply = await client.plain(`/v1/customer/disputes?${query}`);
  // The application at PayPal may lack the right to see disputes, or there is none.
  if (reply?.status === 403 || reply?.status === 404) return [];
  const read = list.safeParse(reply?.json);
  if (reply?.status !== 200 || !read.success) return null;
  const states: DisputeState[] = [];
  for (const { dispute_id: id, status } of read.data.items ?? []) {
    const state = status === 'RESOLVED' ? await outcomeOf(client, id) : 'open';
    if (state === null) return null;
    states.push(state);
  }
  return states;
}

/** Only a verdict for the buyer takes the money away. */
async function outcomeOf(client: PaypalClient, id: string): Promise<DisputeState | null> {
  const reply = await client.plain(`/v1/customer/disputes/${encodeURIComponent(id)}`);
  const read = details.safeParse(reply?.json);
  if (reply?.status !== 200 || !read.success) return null;
  return read.data.dispute_outcome?.outcome_code === 'RESOLVED_BUYER_FAVOUR' ? 'lost' : 'won';
}
