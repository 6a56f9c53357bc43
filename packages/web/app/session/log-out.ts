import { dropSession, readTokens } from '../stored-session/session-store.ts';

/**
 * Takes the session out of this browser first, which needs no connection, then tells the server as
 * well as it can.
 */
export function logOut(): void {
  const tokens = readTokens();
  dropSession('left');
  if (tokens === null) return;
  void import('../api.ts')
    .then(({ endSessionAtServer }) => endSessionAtServer(tokens))
    .catch(() => undefined);
}
