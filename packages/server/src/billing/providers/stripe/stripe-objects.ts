/** What we read of Stripe's objects, and nothing else of them. */
import { z } from 'zod';

const cardCountry = z.string().nullable().optional();

export const paymentMethodObject = z.object({
  id: z.string(),
  type: z.string(),
  customer: z.string().nullable(),
  card: z
    .object({
      brand: z.string(),
      last4: z.string(),
      exp_month: z.number().int(),
      exp_year: z.number().int(),
      country: cardCountry,
    })
    .optional(),
  paypal: z.object({ payer_email: z.string().nullable().optional() }).optional(),
  link: z.object({ email: z.string().nullable().optional() }).optional(),
});
export type PaymentMethodObject = z.output<typeof paymentMethodObject>;

const chargeObject = z.object({
  id: z.string(),
  amount_refunded: z.number().int(),
  disputed: z.boolean(),
  outcome: z
    .object({ type: z.string(), risk_level: z.string().optional(), network_status: z.string().nullable() })
    .nullable(),
  payment_method_details: z.object({ card: z.object({ country: cardCountry }).optional() }).nullable(),
});

/** Read with `latest_charge` and `payment_method` expanded. */
export const intentObject = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number().int(),
  amount_received: z.number().int(),
  currency: z.string(),
  livemode: z.boolean(),
  metadata: z.record(z.string(), z.string()),
  client_secret: z.string().nullable(),
  customer: z.string().nullable(),
  setup_future_usage: z.string().nullable(),
  latest_charge: chargeObject.nullable(),
  payment_method: paymentMethodObject.nullable(),
  last_payment_error: z
    .object({
      code: z.string().optional(),
      decline_code: z.string().optional(),
      advice_code: z.string().optional(),
    })
    .nullable(),
  next_action: z.object({ redirect_to_url: z.object({ url: z.string().nullable() }).optional() }).nullable(),
});
export type IntentObject = z.output<typeof intentObject>;
export const intentParts = ['latest_charge', 'payment_method'];

export const setupObject = z.object({
  id: z.string(),
  status: z.string(),
  customer: z.string().nullable(),
  client_secret: z.string().nullable(),
  payment_method: paymentMethodObject.nullable(),
});

export const refundObject = z.object({
  id: z.string(),
  amount: z.number().int(),
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
});
export type RefundObject = z.output<typeof refundObject>;

export const disputeObject = z.object({ id: z.string(), status: z.string() });

export const eventObject = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(200),
  livemode: z.boolean(),
  data: z.unknown().optional(),
});

/** What an event about a payment carries; other events carry something else. */
export const eventSubject = z.object({
  object: z.object({
    id: z.string().optional(),
    object: z.string(),
    payment_intent: z.string().nullable().optional(),
    metadata: z.record(z.string(), z.string()).nullable().optional(),
  }),
});
