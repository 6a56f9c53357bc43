import { createHash } from 'node:crypto';
import { OrdersController } from '@paypal/paypal-server-sdk';
import type { Answer, Order, PaymentProof } from '../../provider-interface/provider.ts';
import type { Outcome, PaypalClient } from './client.ts';
import { withDispute } from './disputes.ts';
import { toFailure, stateConflicts } from './failures.ts';
import { orderRequest } from './order-request.ts';
import { toProviderPayment } from './payment-status.ts';
import { paypalOrder, type PaypalOrder, wholeObject } from './paypal-order.ts';

/** PayPal's name of the order; makes it where it is not known. The key makes repeating it harmless. */
export async function ensureOrderId(client: PaypalClient, order: Order): Promise<Outcome<string>> {
  if (order.reference !== null) return { ok: true, value: order.reference };
  const made = await client.call(paypalOrder, (sdk) =>
    new OrdersController(sdk).createOrder({
      body: orderRequest(order),
      paypalRequestId: `${order.id}:create:1`,
      prefer: wholeObject,
    }),
  );
  return made.ok ? { ok: true, value: made.value.id } : made;
}

export function fetchOrder(client: PaypalClient, id: string): Promise<Outcome<PaypalOrder>> {
  return client.call(paypalOrder, (sdk) => new OrdersController(sdk).getOrder({ id }));
}

/** How the payment stands, with what became of it later. */
export async function readOrder(client: PaypalClient, order: Order): Promise<Answer> {
  const id = await ensureOrderId(client, order);
  if (!id.ok) return answerOf(order, id);
  const found = await fetchOrder(client, id.value);
  const answer = answerOf(order, found);
  return found.ok ? withDispute(client, found.value, answer) : answer;
}

/** Takes the money, once, where the payer approved or a saved account pays. */
export async function charge(client: PaypalClient, order: Order, proof: PaymentProof): Promise<Answer> {
  const id = await ensureOrderId(client, order);
  if (!id.ok) return answerOf(order, id);
  const before = await fetchOrder(client, id.value);
  if (!before.ok) return answerOf(order, before);
  const ready = before.value.status === 'APPROVED' || order.savedMethod !== null;
  if (before.value.status === 'COMPLETED') return withDispute(client, before.value, answerOf(order, before));
  if (!ready) return answerOf(order, before);

  const saved = order.savedMethod;
  const captured = await client.call(paypalOrder, (sdk) =>
    new OrdersController(sdk).captureOrder({
      id: id.value,
      paypalRequestId: `${order.id}:capture:${attemptOf(before.value, proof)}`,
      prefer: wholeObject,
      body: saved === null ? {} : { paymentSource: { paypal: { vaultId: saved } } },
      ...(proof.code !== undefined && {
        paypalMockResponse: JSON.stringify({ mock_application_codes: proof.code }),
      }),
    }),
  );
  if (captured.ok || captured.reason !== 'refused') return answerOf(order, captured);
  if (captured.issues.some((issue) => stateConflicts.has(issue)))
    return readOrder(client, { ...order, reference: id.value });
  if (!captured.issues.includes('DUPLICATE_INVOICE_ID')) return answerOf(order, captured);
  // Another order took money for this transaction: a person must look, and nobody pays again.
  const held = answerOf(order, before);
  return held.ok ? { ok: true, reading: { ...held.reading, attempt: 'pending-verification' } } : held;
}

/**
 * Names the attempt: the same until the payer approves again, as PayPal stamps it. So two clicks are one
 * charge, and a second source of money is a second try.
 */
function attemptOf(
  { update_time: stamp = '' }: PaypalOrder,
  { token = '', nonce = '', code = '' }: PaymentProof,
): string {
  return createHash('sha256').update(`${stamp} ${token} ${nonce} ${code}`).digest('hex').slice(0, 12);
}

function answerOf(
  order: Order,
  outcome: Outcome<PaypalOrder> | Exclude<Outcome<string>, { ok: true }>,
): Answer {
  if (outcome.ok) {
    const reading = toProviderPayment(order, outcome.value);
    return reading === null ? { ok: false, reason: 'unreachable' } : { ok: true, reading };
  }
  return outcome.reason === 'refused'
    ? { ok: false, reason: 'refused', failure: toFailure(outcome.issues) }
    : { ok: false, reason: outcome.reason };
}
