import type { SessionTokens } from '@clausewright/contract';
import type { ForbiddenReason } from '@clausewright/contract/reasons';
import type { Endpoint } from './endpoint.ts';
import type { Message, Outcome } from './outcome.ts';

export interface Envelope extends Partial<SessionTokens> {
  success: boolean;
  authenticated?: boolean;
  data?: unknown;
  messages?: Message[];
  forbidden?: { reason: ForbiddenReason };
}

/** What the server said; other statuses are faults. 503: it was busy to the last try. */
export interface Reply {
  status: 200 | 401 | 429 | 503;
  /** Seconds. */
  retryAfter: number;
  envelope: Envelope;
}

/**
 * More calls at once than the server does (its decision 035): it is up and did nothing of this one. A 503
 * of anything else, a database or a proxy, says no such code.
 */
export function isBusy({ envelope }: Reply): boolean {
  return envelope.messages?.[0]?.code === 'busy';
}

/** The session that travelled with the call is no good: a 401, or `authenticated: false`. */
export function isRefusal({ status, envelope }: Reply): boolean {
  return status === 401 || (status === 200 && envelope.authenticated === false);
}

const accountReads = ['/customer/info', '/customer/agreements/all', '/customer/agreements/unpaid'];

/** Specification 4: a refused fetch of info or agreements logs the customer out. */
export function endsSession(
  { method, path }: Pick<Endpoint<unknown, unknown, unknown>, 'method' | 'path'>,
  outcome: Outcome<unknown>,
): boolean {
  return !outcome.ok && outcome.reason === 'refused' && method === 'GET' && accountReads.includes(path);
}

function tokensIn({ token, refresh_token }: Envelope): SessionTokens | null {
  return token && refresh_token ? { token, refresh_token } : null;
}

export function toOutcome<Body, Params, Result, Query>(
  endpoint: Endpoint<Body, Params, Result, Query>,
  { status, retryAfter, envelope }: Reply,
): Outcome<Result> {
  const messages = envelope.messages ?? [];
  if (status > 401) return { ok: false, reason: 'limited', retryAfter, messages };
  if (status === 401) return { ok: false, reason: 'not-authenticated', messages };
  if (envelope.forbidden) {
    return { ok: false, reason: 'forbidden', forbidden: envelope.forbidden.reason, messages };
  }
  if (!envelope.success) return { ok: false, reason: 'refused', messages };
  const tokens = tokensIn(envelope);
  const data = (endpoint.place === 'top' ? envelope : envelope.data) as Result;
  return { ok: true, data, ...(tokens && { tokens }) };
}
