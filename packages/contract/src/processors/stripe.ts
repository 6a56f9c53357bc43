import * as z from 'zod/mini';

export const stripe = z.object({
  processor: z.literal('stripe'),
  publishable_key: z.string(),
  client_secret: z.string(),
  payment_intent_id: z.string(),
});
