import type { SessionTokens } from '@clausewright/contract';
import { dropSession, readTokens } from '../stored-session/session-store.ts';

/**
 * Takes the session out of this browser first, which needs no connection, then tells the server as
 * well as it can. `tokens`: of the session to end there, where this browser has a newer one by now.
 */
export function logOut(tokens: SessionTokens | null = readTokens()): void {
  dropSession('left');
  if (tokens === null) return;
  void import('../api.ts')
    .then(({ endSessionAtServer }) => endSessionAtServer(tokens))
    .catch(() => undefined);
}
