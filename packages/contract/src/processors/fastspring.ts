import * as z from 'zod/mini';

export const fastspring = z.object({
  processor: z.literal('fastspring'),
  session_id: z.string(),
  storefront: z.string(),
  url: z.string(),
});
