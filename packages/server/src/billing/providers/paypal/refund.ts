import { PaymentsController } from '@paypal/paypal-server-sdk';
import { decimalText } from '../../../platform/money.ts';
import type { Order, RefundAnswer } from '../../provider-interface/provider.ts';
import { fetchOrder } from './charge.ts';
import type { PaypalClient } from './client.ts';
import { listCaptures, isCaptured, paypalRefund, wholeObject } from './paypal-order.ts';

export async function refundOrder(
  client: PaypalClient,
  order: Order,
  refund: { id: string; amount: number; currency: string },
): Promise<RefundAnswer> {
  if (order.reference === null) return { ok: false, reason: 'refused', message: 'nothing was paid' };
  const found = await fetchOrder(client, order.reference);
  if (!found.ok)
    return found.reason === 'unreachable'
      ? { ok: false, reason: 'unreachable', message: 'PayPal cannot be reached' }
      : { ok: false, reason: 'refused', message: 'PayPal knows no such order' };
  const capture = listCaptures(found.value).find(isCaptured);
  if (capture === undefined) return { ok: false, reason: 'refused', message: 'nothing was captured' };
  const made = await client.call(paypalRefund, (sdk) =>
    new PaymentsController(sdk).refundCapturedPayment({
      captureId: capture.id,
      paypalRequestId: `${order.id}:refund:${refund.id}`,
      prefer: wholeObject,
      body: {
        amount: { currencyCode: refund.currency, value: decimalText(refund.amount, refund.currency) },
      },
    }),
  );
  if (!made.ok)
    return made.reason === 'refused'
      ? { ok: false, reason: 'refused', message: made.issues.join(', ') }
      : { ok: false, reason: 'unreachable', message: 'PayPal cannot be reached' };
  if (made.value.status !== 'COMPLETED' && made.value.status !== 'PENDING')
    return { ok: false, reason: 'refused', message: made.value.status };
  return { ok: true, reference: made.value.id, done: made.value.status === 'COMPLETED' };
}
