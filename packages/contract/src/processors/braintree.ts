import * as z from 'zod/mini';
import { currency } from '../fields.ts';

export const braintree = z.object({
  processor: z.literal('braintree'),
  client_token: z.string(),
  /** Decimal text, as 3-D Secure wants it. */
  amount: z.string(),
  currency,
  paypal: z.boolean(),
});
