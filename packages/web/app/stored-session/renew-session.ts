/** The check of a session (`/customer/ping`), by which it is also renewed: one tab at a time. */
import type { Customer, SessionTokens } from '@clausewright/contract';
import { pingGapMs } from './ping-interval.ts';
import {
  dropHalfSession,
  dropSession,
  readLastPing,
  readTokens,
  saveLastPing,
  saveSession,
} from './session-store.ts';

/** unknown: the server did not answer the question, which says nothing of the session. */
export type PingAnswer =
  | { is: 'good'; customer: Customer; tokens: SessionTokens | null }
  | { is: 'refused' }
  | { is: 'unknown' };
export type Ping = (tokens: SessionTokens) => Promise<PingAnswer>;

/** Two tabs that renew with the same token at once would look like a thief; without locks the server's grace serves. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? locks.request('session', work) : work();
}

async function check(tokens: SessionTokens, ping: Ping, now: number): Promise<PingAnswer['is']> {
  const answer = await ping(tokens);
  // Who logged out while the question was on its way stays logged out.
  if (readTokens()?.token !== tokens.token) return readTokens() === null ? 'refused' : 'good';
  if (answer.is === 'refused') dropSession('ended');
  if (answer.is === 'good') {
    saveSession(answer.customer, answer.tokens ?? tokens);
    saveLastPing(now);
  }
  return answer.is;
}

/** The check at the start and from time to time: only if somebody is logged in and the last one is long enough ago. */
export async function checkSession(ping: Ping, now: () => number): Promise<PingAnswer['is'] | 'not-due'> {
  dropHalfSession();
  return inTurn(async () => {
    const tokens = readTokens();
    const since = now() - readLastPing();
    // A clock that was set back must not silence the check.
    if (tokens === null || (since >= 0 && since < pingGapMs)) return 'not-due';
    return check(tokens, ping, now());
  });
}

/** After a refused call: asks with the tokens of the moment, unless another tab has renewed them already. */
export async function renewSession(
  refusedToken: string,
  ping: Ping,
  now: () => number,
): Promise<PingAnswer['is']> {
  return inTurn(async () => {
    const tokens = readTokens();
    if (tokens === null) return 'refused';
    if (tokens.token !== refusedToken) return 'good';
    return check(tokens, ping, now());
  });
}
