import { message, refusal, type Call } from '@clausewright/contract';
import * as z from 'zod/mini';

/** The envelope around the result of a call; what no schema lists is never sent. */
export function responseSchemas(call: Call): Record<string, z.ZodMiniType> {
  const base = {
    success: z.literal(true),
    authenticated: z.boolean(),
    token: z.optional(z.string()),
    refresh_token: z.optional(z.string()),
    messages: z.optional(z.array(message)),
  };
  const accepted =
    call.place === 'top'
      ? z.object({ ...base, ...call.result.shape })
      : z.object({ ...base, data: call.result });
  return {
    200: z.discriminatedUnion('success', [accepted, refusal]),
    '4xx': refusal,
    '5xx': refusal,
  };
}
