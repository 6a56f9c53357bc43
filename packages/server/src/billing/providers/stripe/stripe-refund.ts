import type { Stripe } from 'stripe';
import type { Order, RefundAnswer } from '../../provider-interface/provider.ts';
import { toStripe } from './stripe-amounts.ts';
import { callStripe } from './stripe-faults.ts';
import { listIntentRefunds } from './stripe-intents.ts';
import { refundObject, type RefundObject } from './stripe-objects.ts';

/** Gives money back, once per refund of ours: keys are forgotten after a day, refunds are not. */
export async function refundPayment(
  stripe: Stripe,
  { id, reference }: Order,
  refund: { id: string; amount: number; currency: string },
): Promise<RefundAnswer> {
  if (reference === null) return { ok: false, reason: 'refused', message: 'nothing was charged' };
  const earlier = await listIntentRefunds(stripe, reference);
  if (!earlier.ok) return { ok: false, reason: 'unreachable', message: earlier.fault.kind };
  const same = earlier.value.find(({ metadata }) => metadata?.['refund_id'] === refund.id);
  if (same !== undefined) return refundAnswer(same);
  const made = await callStripe(async () =>
    refundObject.parse(
      await stripe.refunds.create(
        {
          payment_intent: reference,
          amount: toStripe(refund.amount, refund.currency),
          metadata: { transaction_id: id, refund_id: refund.id },
        },
        { idempotencyKey: `${id}:refund:${refund.id}` },
      ),
    ),
  );
  if (made.ok) return refundAnswer(made.value);
  const { fault } = made;
  if (fault.kind === 'refused') return { ok: false, reason: 'refused', message: fault.code };
  return { ok: false, reason: fault.kind === 'unreachable' ? fault.kind : 'refused', message: fault.kind };
}

function refundAnswer({ id, status }: RefundObject): RefundAnswer {
  if (status === 'failed' || status === 'canceled') return { ok: false, reason: 'refused', message: status };
  return { ok: true, reference: id, done: status === 'succeeded' };
}
