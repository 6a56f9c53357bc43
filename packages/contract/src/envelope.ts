import * as z from 'zod/mini';
import { forbiddenReasons, type ForbiddenReason, type MessageCode } from './reasons.ts';

/** One thing to tell the person, in their language; `code` is stable, `field` is a path like `answers.company_name`. */
export const message = z
  .object({ value: z.string(), code: z.string(), field: z.optional(z.string()) })
  .register(z.globalRegistry, {
    id: 'Message',
    description: 'A sentence in the language of the caller, with a stable code and the path of the field.',
  });
export interface Message {
  value: string;
  code: MessageCode;
  field?: string;
}

/** An expected refusal: HTTP 200, or 401, 403 and 429 where the call says so. */
export const refusal = z
  .object({
    success: z.literal(false),
    messages: z.array(message),
    authenticated: z.boolean(),
    forbidden: z.optional(z.object({ reason: z.enum(forbiddenReasons) })),
  })
  .register(z.globalRegistry, {
    id: 'Refusal',
    description: 'The call was understood and refused; `forbidden` says why the caller may not.',
  });

export interface Refusal {
  success: false;
  messages: Message[];
  authenticated: boolean;
  forbidden?: { reason: ForbiddenReason };
}
/** Given with a new session and whenever a session is renewed: opaque, the refresh token for one use. */
export interface SessionTokens {
  token: string;
  refresh_token: string;
}
export type Accepted<Result> = {
  success: true;
  data: Result;
  authenticated: boolean;
  /** What to tell the person all the same. */
  messages?: Message[];
} & Partial<SessionTokens>;
/** What calls answer whose result the specification names: its fields stand beside `success`. */
export type AcceptedAtTop<Result> = { success: true; authenticated: boolean } & Partial<SessionTokens> &
  Result;
