import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, countryCode, currency, idParams, moment, tax } from '../fields.ts';
import {
  clientStart,
  next,
  paymentMethod,
  processors,
  purchase,
  secret,
  transactionStatuses,
} from './payment-results.ts';

const transactionStatus = z.enum(transactionStatuses);
/** Minor units: the total that the person was shown. Where it is given, another one is refused as `price-changed`. */
const expectedTotal = z.optional(z.int().check(z.minimum(0)));

export const newTransaction = defineCall({
  id: 'newTransaction',
  method: 'POST',
  path: '/transaction/new',
  summary: 'Opens the payment of an item; while one is open the same one is answered.',
  limit: 'transaction',
  members: { right: ['publish', 'pay'], of: 'account' },
  activity: { within: ['payment-begun', 'payment-made', 'document-published'] },
  agreementToken: true,
  body: z.strictObject({
    ...purchase,
    processor: z.enum(processors),
    expected_total: expectedTotal,
  }),
  result: z.object({
    /** Both null where nothing was due any more: the item is finished. */
    transaction_id: z.nullable(z.string()),
    processing_path: z.nullable(z.string()),
    status: transactionStatus,
    next,
    /** Null where nothing is left to do in the browser, or a saved method pays. */
    client: z.nullable(clientStart),
  }),
});

/** Codes by which a test payment can be told how to end. */
export const sandboxOutcomes = ['approve', 'decline', 'challenge', 'review', 'abandon'] as const;

export const processTransaction = defineCall({
  id: 'processTransaction',
  method: 'POST',
  path: '/transaction/process/:id',
  summary: 'Charges an opened payment; repeating it never charges twice.',
  limit: 'transaction',
  members: { right: 'pay', of: 'account' },
  activity: { within: ['payment-made'] },
  agreementToken: true,
  params: idParams,
  body: z.strictObject({
    nonce: z.optional(secret),
    token: z.optional(secret),
    session: z.optional(secret),
    device_data: z.optional(z.string().check(z.maxLength(16_384))),
    /** Test payments: how it ends, and for `decline` with which code. */
    outcome: z.optional(z.enum(sandboxOutcomes)),
    code: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  }),
  result: z.object({ status: transactionStatus, next }),
});

export const transactionStatusCall = defineCall({
  id: 'transactionStatus',
  method: 'GET',
  path: '/transaction/status/:id',
  summary: 'How a payment stands; asks the provider again where it is open.',
  limit: 'read',
  members: { right: ['publish', 'pay'], of: 'account' },
  agreementToken: true,
  params: idParams,
  result: z.object({
    status: transactionStatus,
    next,
    /** Code of the refusal, to be shown in words; null where none. */
    failure: z.nullable(z.string()),
    /** The refusal in the caller's language. */
    failure_text: z.nullable(z.string()),
    item_type: purchase.item_type,
    item_id: z.string(),
    /** Once it is paid; `invoice_url` is null where the seller of record writes the invoice. */
    receipt: z.nullable(
      z.object({
        total: amount,
        currency,
        invoice_url: z.nullable(z.string()),
        invoice_number: z.nullable(z.string()),
        paid_at: z.nullable(moment),
        /** As the invoice states them; null where the seller of record writes it. */
        amounts: z.nullable(
          z.object({
            lines: z.array(z.object({ label: z.string(), amount })),
            net: amount,
            discount: amount,
            vat: amount,
            tax,
          }),
        ),
      }),
    ),
  }),
});

export const cancelTransaction = defineCall({
  id: 'cancelTransaction',
  method: 'POST',
  path: '/transaction/cancel/:id',
  summary: 'Ends an open payment for which nothing was charged.',
  limit: 'read',
  members: { right: ['publish', 'pay'], of: 'account' },
  activity: 'payment-cancelled',
  agreementToken: true,
  params: idParams,
  result: z.object({ status: transactionStatus }),
});

export const paymentProfile = defineCall({
  id: 'paymentProfile',
  method: 'GET',
  path: '/transaction/payment-profile',
  summary: 'How one can pay here: providers of this instance, and the methods that the caller saved.',
  limit: 'read',
  members: { right: 'pay', of: 'account' },
  result: z.object({
    processors: z.array(
      z.object({
        processor: z.enum(processors),
        /** What it offers in the order to show: `card`, `paypal`, `checkout`. */
        kinds: z.array(z.enum(['card', 'paypal', 'checkout'])),
        /** No money moves. */
        test: z.boolean(),
        /** What the provider's script asks for before a payment is opened; absent where it needs nothing. */
        public_key: z.optional(z.string()),
      }),
    ),
    methods: z.array(paymentMethod),
    /** ISO 3166 of what the caller paid for last; null where nothing was. */
    buyer_country: z.nullable(z.string()),
    currency,
    /** ISO 3166 of the operator; null where not given. */
    seller_country: z.nullable(countryCode),
    /** Codes that a test payment can be declined with. */
    decline_codes: z.array(z.string()),
  }),
});

export const user3dSecure = defineCall({
  id: 'user3dSecure',
  method: 'GET',
  path: '/transaction/user-3d-secure',
  summary: 'What the bank wants to know of the payer for 3-D Secure.',
  limit: 'account',
  members: { right: 'pay', of: 'account' },
  access: 'unconfirmed',
  result: z.object({
    email: z.string(),
    phone: z.string(),
    given_name: z.string(),
    surname: z.string(),
    address: z.string(),
    city: z.string(),
    postal_code: z.string(),
    country: z.string(),
    state: z.string(),
  }),
});
