import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { countryCode, discountCode, id, idParams, vatNumber } from '../fields.ts';

export const itemTypes = ['agreement'] as const;
export const processors = ['sandbox'] as const;
export type Processor = (typeof processors)[number];

/** Specification 4: payment states. */
export const transactionStatuses = [
  'processing',
  'approved',
  'rejected',
  'cancelled',
  'pending-verification',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];
const transactionStatus = z.enum(transactionStatuses);

/** What the page does next. */
const next = z.discriminatedUnion('action', [
  z.object({ action: z.literal('process') }),
  /** The provider still checks; nothing to send. */
  z.object({ action: z.literal('wait') }),
  z.object({ action: z.literal('retry') }),
  z.object({ action: z.literal('download'), path: z.string() }),
]);

const secret = z.string().check(z.minLength(1), z.maxLength(4096));

export const newTransaction = defineCall({
  id: 'newTransaction',
  method: 'POST',
  path: '/transaction/new',
  summary: 'Opens the payment of an item; while one is open the same one is answered.',
  limit: 'transaction',
  agreementToken: true,
  body: z.strictObject({
    item_type: z.enum(itemTypes),
    item_id: id,
    processor: z.enum(processors),
    /** Minor units: the total that the person was shown; another one is refused as `price-changed`. */
    expected_total: z.int().check(z.minimum(0)),
    discount_code: z.optional(discountCode),
    billing: z.optional(
      z.strictObject({ country: z.optional(countryCode), vat_number: z.optional(vatNumber) }),
    ),
  }),
  result: z.object({
    /** Both null where nothing was due any more: the agreement is finished. */
    transaction_id: z.nullable(z.string()),
    processing_path: z.nullable(z.string()),
    status: transactionStatus,
    next,
  }),
});

export const processTransaction = defineCall({
  id: 'processTransaction',
  method: 'POST',
  path: '/transaction/process/:id',
  summary: 'Charges an opened payment; repeating it never charges twice.',
  limit: 'transaction',
  agreementToken: true,
  params: idParams,
  body: z.strictObject({
    nonce: z.optional(secret),
    token: z.optional(secret),
    session: z.optional(secret),
    device_data: z.optional(secret),
  }),
  result: z.object({ status: transactionStatus, next }),
});
