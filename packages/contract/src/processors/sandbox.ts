import * as z from 'zod/mini';

export const sandbox = z.object({
  processor: z.literal('sandbox'),
});
