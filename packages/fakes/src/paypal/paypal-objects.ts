import type { PaypalState, PaypalCapture, PaypalOrder, PaypalRefund } from './paypal-state.ts';
import { findSchemaError, type PaypalShape } from './paypal-schema.ts';

type Json = Record<string, unknown>;

/** An object as PayPal answers it; one that PayPal's description does not know is a fault of the fake. */
export function toReply(shape: PaypalShape, value: Json): Json {
  // JSON has no undefined: what is not there must not be there for the schema either.
  const plain = JSON.parse(JSON.stringify(value)) as Json;
  const fault = findSchemaError(shape, plain);
  if (fault !== null) throw new Error(`PayPal never answers such a ${shape}: ${fault}`);
  return plain;
}

export function orderObject(order: PaypalOrder): Json {
  return toReply('order', {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    create_time: order.createdAt.toISOString(),
    update_time: order.updatedAt.toISOString(),
    payment_source: sourceOf(order),
    purchase_units: [
      {
        reference_id: order.referenceId,
        amount: order.amount,
        custom_id: order.customId,
        invoice_id: order.invoiceId,
        description: order.description,
        ...(order.captures.length > 0 && {
          payments: {
            captures: order.captures.map((capture) => captureBody(order, capture)),
            ...(order.refunds.length > 0 && {
              refunds: order.refunds.map((refund) => refundBody(order, refund)),
            }),
          },
        }),
      },
    ],
    links: [
      { href: `https://api-m.paypal.com/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
      ...(order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED'
        ? [
            {
              href: `https://www.paypal.com/checkoutnow?token=${order.id}`,
              rel: order.wallet ? 'payer-action' : 'approve',
              method: 'GET',
            },
          ]
        : []),
    ],
  });
}

function sourceOf({ status, savedAs }: PaypalOrder): Json | undefined {
  if (status !== 'APPROVED' && status !== 'COMPLETED') return undefined;
  return {
    paypal: {
      email_address: 'payer@kunde.example',
      account_id: 'QYR5Z8XDVJNXQ',
      account_status: 'VERIFIED',
      name: { given_name: 'Pat', surname: 'Payer' },
      address: { country_code: 'NL' },
      ...(savedAs !== null && {
        attributes: {
          vault: { id: savedAs.id, status: 'VAULTED', customer: { id: savedAs.customerId } },
        },
      }),
    },
  };
}

export function captureObject(order: PaypalOrder, capture: PaypalCapture): Json {
  return toReply('capture', {
    ...captureBody(order, capture),
    supplementary_data: { related_ids: { order_id: order.id } },
  });
}

function captureBody(order: PaypalOrder, capture: PaypalCapture): Json {
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: capture.amount,
    custom_id: order.customId,
    invoice_id: order.invoiceId,
    final_capture: true,
    create_time: capture.createdAt.toISOString(),
    update_time: capture.updatedAt.toISOString(),
  };
}

export function refundObject(order: PaypalOrder, refund: PaypalRefund): Json {
  return toReply('refund', refundBody(order, refund));
}

function refundBody(order: PaypalOrder, refund: PaypalRefund): Json {
  return {
    id: refund.id,
    status: refund.status,
    amount: refund.amount,
    custom_id: order.customId,
    invoice_id: order.invoiceId,
    note_to_payer: refund.note,
    create_time: refund.createdAt.toISOString(),
    update_time: refund.createdAt.toISOString(),
    links: [
      { href: `https://api-m.paypal.com/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
      { href: `https://api-m.paypal.com/v2/payments/captures/${refund.captureId}`, rel: 'up', method: 'GET' },
    ],
  };
}

/** Time of the next change: PayPal never stamps two alike. */
export function stamp(books: PaypalState, last: Date): Date {
  const now = books.clock();
  return now > last ? now : new Date(last.getTime() + 1);
}
