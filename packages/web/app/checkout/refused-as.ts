import type { MessageCode } from '@clausewright/contract/reasons';
import type { Failure } from '../outcome.ts';

/** Whether the server refused for this reason. */
export function isRefusedAs(failure: Failure, reason: MessageCode): boolean {
  return 'messages' in failure && failure.messages.some(({ code }) => code === reason);
}
