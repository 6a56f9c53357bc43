import { calls } from './calls.ts';
import { send } from './api.ts';

/**
 * Notes a failure that nobody is shown (specification 8: errors from several calls are only logged).
 * `where` is the id of a call or the pattern of a route, `code` a word; never anything of a person.
 */
export function reportClientFailure(
  event: 'call-failed' | 'route-error' | 'chunk-failed' | 'page-failed',
  where: string,
  code?: string,
): void {
  void send(calls.clientLog, { body: { event, where, ...(code === undefined ? {} : { code }) } });
}
