/** Specification 7, Transaction: the calls of the Stripe forms. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { next, paymentMethod, purchase, transactionStatuses } from './payment-results.ts';

const { item_type, item_id, ...userData } = purchase;
const stripeId = z.string().check(z.regex(/^[a-z]+_[\w]{1,250}$/));
const user_data = z.strictObject({
  ...userData,
  /** Minor units that the person was shown. */
  expected_total: z.optional(z.int().check(z.minimum(0))),
});

export const stripeCreatePaymentIntent = defineCall({
  id: 'stripeCreatePaymentIntent',
  method: 'POST',
  path: '/transaction/stripe/create-payment-intent',
  summary: 'Opens the payment of an item through Stripe.',
  limit: 'transaction',
  members: { right: 'pay', of: 'account' },
  activity: { within: ['payment-made'] },
  agreementToken: true,
  body: z.strictObject({ item_type, item_id, user_data }),
  result: z.object({
    transaction_id: z.nullable(z.string()),
    client_secret: z.nullable(z.string()),
    payment_intent_id: z.nullable(z.string()),
    publishable_key: z.string(),
    next,
  }),
});

export const stripeConfirmPayment = defineCall({
  id: 'stripeConfirmPayment',
  method: 'POST',
  path: '/transaction/stripe/confirm-payment',
  summary: 'Reads the payment from Stripe and finishes what was paid for.',
  // Whoever was charged must hear of it, however often he tried before.
  limit: 'read',
  members: { right: 'pay', of: 'account' },
  activity: { within: ['payment-made'] },
  agreementToken: true,
  body: z.strictObject({ item_type, item_id, payment_intent_id: stripeId, user_data: z.optional(user_data) }),
  result: z.object({ status: z.enum(transactionStatuses), next }),
});

export const stripeNewMethodToken = defineCall({
  id: 'stripeNewMethodToken',
  method: 'POST',
  path: '/transaction/stripe/get-token-for-new-payment-method',
  summary: 'Begins to save a card: a SetupIntent for the form in the browser.',
  limit: 'transaction',
  members: { right: 'pay', of: 'account' },
  activity: { none: 'fetches what the page of a provider needs' },
  access: 'customer',
  result: z.object({
    client_secret: z.string(),
    setup_intent_id: z.string(),
    publishable_key: z.string(),
  }),
});

export const stripeConfirmSetupIntent = defineCall({
  id: 'stripeConfirmSetupIntent',
  method: 'POST',
  path: '/transaction/stripe/confirm-setup-intent',
  summary: 'Saves the card once its SetupIntent has succeeded.',
  limit: 'transaction',
  members: { right: 'pay', of: 'account' },
  activity: 'method-added',
  access: 'customer',
  body: z.strictObject({ setup_intent_id: stripeId, payment_method_id: stripeId }),
  result: z.object({ method: paymentMethod }),
});

export const stripeAttachMethod = defineCall({
  id: 'stripeAttachMethod',
  method: 'POST',
  path: '/transaction/stripe/attach-payment-method',
  summary: 'Saves a card that nobody else has.',
  limit: 'transaction',
  members: { right: 'pay', of: 'account' },
  activity: 'method-added',
  access: 'customer',
  body: z.strictObject({ payment_method_id: stripeId }),
  result: z.object({ method: paymentMethod }),
});
