/** What of the gateway's answers is used, checked once. */
import { z } from 'zod';

const text = z.string().nullish();

export const transactionStatuses = [
  'authorizing',
  'authorized',
  'submitted_for_settlement',
  'settling',
  'settlement_pending',
  'settlement_confirmed',
  'settled',
  'settlement_declined',
  'processor_declined',
  'gateway_rejected',
  'failed',
  'voided',
  'authorization_expired',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

const disputeStatuses = [
  'open',
  'under_review',
  'disputed',
  'won',
  'lost',
  'accepted',
  'auto_accepted',
  'expired',
] as const;

const card = z.object({
  token: text,
  cardType: text,
  last4: text,
  expirationMonth: text,
  expirationYear: text,
  countryOfIssuance: text,
});
export type CardAnswer = z.output<typeof card>;
const paypal = z.object({ token: text, payerEmail: text });

export const transactionAnswer = z.object({
  id: z.string().min(1),
  type: z.enum(['sale', 'credit']),
  status: z.enum(transactionStatuses),
  amount: z.string(),
  currencyIsoCode: z.string(),
  merchantAccountId: text,
  orderId: text,
  paymentInstrumentType: text,
  processorResponseCode: text,
  processorResponseText: text,
  gatewayRejectionReason: text,
  customer: z.object({ id: text }).nullish(),
  creditCard: card.nullish(),
  paypalAccount: paypal.nullish(),
  statusHistory: z.array(z.object({ status: z.string() })).default([]),
  refundIds: z.array(z.string()).nullish(),
  disputes: z.array(z.object({ status: z.enum(disputeStatuses), kind: text })).nullish(),
});
export type TransactionAnswer = z.output<typeof transactionAnswer>;

/** Of a request that changes something: done, or refused with what the gateway made of it. */
export const changeAnswer = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), transaction: transactionAnswer }),
  z.object({
    success: z.literal(false),
    message: z.string().default(''),
    transaction: transactionAnswer.optional(),
    errors: z.custom<{ deepErrors(): { code?: string }[] }>(
      (value) => typeof value === 'object' && value !== null && 'deepErrors' in value,
    ),
  }),
]);

export const nonceAnswer = z.object({
  nonce: z.string(),
  type: z.string(),
  consumed: z.boolean().default(false),
  threeDSecureInfo: z
    .object({ enrolled: text, liabilityShifted: z.boolean().nullish(), status: text })
    .nullish(),
});

export const clientTokenAnswer = z.object({ success: z.literal(true), clientToken: z.string().min(1) });

export const searchAnswer = z.object({ success: z.literal(true), ids: z.array(z.string()) });

export const merchantAccountsAnswer = z.array(
  z.object({ id: z.string(), status: text, default: z.boolean().nullish(), currencyIsoCode: z.string() }),
);

export const customerAnswer = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), customer: z.object({ id: z.string() }) }),
  z.object({
    success: z.literal(false),
    errors: z.custom<{ deepErrors(): { code?: string }[] }>(
      (value) => typeof value === 'object' && value !== null && 'deepErrors' in value,
    ),
  }),
]);

const savedMethod = z.object({
  token: z.string().min(1),
  email: text,
  ...card.omit({ token: true }).shape,
});
export type SavedMethodAnswer = z.output<typeof savedMethod>;
export const methodAnswer = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), paymentMethod: savedMethod }),
  z.object({ success: z.literal(false) }),
]);

export const notificationAnswer = z.object({
  kind: z.string().min(1).max(200),
  transaction: z.object({ id: text, orderId: text, refundedTransactionId: text }).optional(),
  dispute: z.object({ transaction: z.object({ id: text, orderId: text }).nullish() }).optional(),
});
