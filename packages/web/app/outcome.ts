import type { SessionTokens } from '@clausewright/contract';
import type { ForbiddenReason, MessageCode } from '@clausewright/contract/reasons';

/** One sentence of the server, in the person's language. */
export interface Message {
  value: string;
  code: MessageCode;
  field?: string;
}

/**
 * What a call comes to. refused: the server understood and said no, with its messages. app-down: not
 * sent, because the last heartbeat failed. limited: too many calls, from here (429) or, after some tries,
 * from everybody (busy). server-error: any other status but 200 and 401, or none.
 */
export type Failure =
  | { ok: false; reason: 'refused'; messages: Message[] }
  | { ok: false; reason: 'forbidden'; forbidden: ForbiddenReason; messages: Message[] }
  | { ok: false; reason: 'not-authenticated'; messages: Message[] }
  | { ok: false; reason: 'limited'; retryAfter: number; messages: Message[] }
  | { ok: false; reason: 'app-down' }
  | { ok: false; reason: 'server-error' };
/** `tokens` where the call opened or renewed a session. */
export type Outcome<T> = { ok: true; data: T; tokens?: SessionTokens } | Failure;

/** Whether the server said this, among whatever else. */
export function isCode(failure: Failure, code: MessageCode): boolean {
  return 'messages' in failure && failure.messages.some((message) => message.code === code);
}
