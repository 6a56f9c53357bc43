import * as z from 'zod/mini';
import { currency } from '../fields.ts';

export const paypal = z.object({
  processor: z.literal('paypal'),
  client_id: z.string(),
  order_id: z.string(),
  currency,
});
