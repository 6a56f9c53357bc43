import type { SessionTokens } from '@clausewright/contract';
import {
  agreementTokenHeader,
  apiBase,
  draftTokenHeader,
  organisationHeader,
  refreshTokenHeader,
} from '@clausewright/contract/headers';
import type { PayloadKey } from '@clausewright/contract/payload-cipher';
import { calls } from './calls.ts';
import type { Endpoint } from './endpoint.ts';
import { toHealth, healthWithoutAnswer, isDown, reportHealth } from './health.ts';
import type { Failure, Outcome } from './outcome.ts';
import { endsSession, isBusy, isRefusal, toOutcome, type Reply, type Envelope } from './read-reply.ts';
import { reloadOnce } from './reload-once.ts';
import { encodeBody } from './sealed-body.ts';
import { checkSession, renewSession, type PingAnswer } from './stored-session/renew-session.ts';
import { readActing } from './stored-session/acting-for.ts';
import { dropSession, readTokens, saveTokens } from './stored-session/session-store.ts';
import { storageWorks } from './stored.ts';

interface Proofs {
  agreementToken?: string | null;
  draftToken?: string | null;
  /** Another session than the one that is kept; never renewed. */
  session?: SessionTokens;
  /** Sent to the end even where the page goes away; for small bodies alone. */
  keepalive?: boolean;
  signal?: AbortSignal;
}
type Given<Name extends string, T> = T extends undefined ? object : { [K in Name]: T };
type Input<Body, Params, Query> = Proofs &
  Given<'body', Body> &
  Given<'params', Params> &
  (Query extends undefined ? object : { query?: Query });

/** The same, with the types gone. */
interface AnyInput extends Proofs {
  body?: unknown;
  params?: unknown;
  query?: unknown;
}
type AnyEndpoint = Endpoint<unknown, unknown, unknown, unknown>;

/** Milliseconds after which a heartbeat counts as unanswered. */
const heartbeatPatience = 10_000;
let asking: Promise<boolean> | null = null;

/**
 * Asks how the app is and tells health.ts; resolves to whether it is up. Whoever asks while an answer is
 * on its way shares it: one fault must not count as two.
 */
export function checkHealth(): Promise<boolean> {
  asking ??= askHealth().finally(() => {
    asking = null;
  });
  return asking;
}

async function askHealth(): Promise<boolean> {
  if (!storageWorks()) {
    reportHealth('blocked');
    return false;
  }
  try {
    const response = await fetch(`${apiBase}/heartbeat`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(heartbeatPatience),
    });
    const envelope = (await response.json().catch(() => null)) as Envelope | null;
    reportHealth(toHealth(response.status, envelope?.messages?.[0]?.code));
    return response.status === 200;
  } catch {
    reportHealth(healthWithoutAnswer());
    return false;
  }
}

let payloadKey: Promise<PayloadKey | null> | null = null;

function currentKey(): Promise<PayloadKey | null> {
  payloadKey ??= send(calls.payloadKey, {}).then((outcome) => {
    if (!outcome.ok) payloadKey = null;
    return outcome.ok ? outcome.data : null;
  });
  return payloadKey;
}

function addressOf({ path }: AnyEndpoint, { params, query }: AnyInput): string {
  const values = (params ?? {}) as Record<string, string>;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const asked = Object.entries((query ?? {}) as Record<string, string | undefined>).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `${apiBase}${filled}${asked.length > 0 ? `?${String(new URLSearchParams(asked))}` : ''}`;
}

/** One request. @throws where there is no connection, and AbortError when `signal` aborts */
async function attempt(
  endpoint: AnyEndpoint,
  input: AnyInput,
  extra: { session: SessionTokens | null; refresh?: boolean; keepalive?: boolean },
): Promise<Response> {
  const encoded = input.body === undefined ? null : await encodeBody(input.body, currentKey);
  const { session, refresh = false, keepalive = input.keepalive ?? false } = extra;
  const acting = readActing();
  return fetch(addressOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      'accept-language': document.documentElement.lang,
      ...encoded?.headers,
      ...(session && { authorization: `Bearer ${session.token}` }),
      ...(session && acting && { [organisationHeader]: acting.id }),
      ...(session && refresh && { [refreshTokenHeader]: session.refresh_token }),
      ...(input.agreementToken && { [agreementTokenHeader]: input.agreementToken }),
      ...(input.draftToken && { [draftTokenHeader]: input.draftToken }),
    },
    keepalive,
    ...(encoded && { body: encoded.body }),
    ...(input.signal && { signal: input.signal }),
  });
}

/** Of a call that comes to a busy server: about a quarter of a minute in which nothing changes on the screen. */
const busyTries = 4;

/** Null: no answer, or a status that Reply does not know; the heartbeat then tells whether the app is down. */
async function ask(
  endpoint: AnyEndpoint,
  input: AnyInput,
  extra: { session: SessionTokens | null; refresh?: boolean },
  tries = busyTries,
): Promise<Reply | null> {
  try {
    let response = await attempt(endpoint, input, extra);
    if (response.status === 400 && input.body !== undefined) {
      // The server may have changed its key since it was fetched.
      payloadKey = null;
      response = await attempt(endpoint, input, extra);
    }
    const { status, headers } = response;
    if (status === 200 || status === 401 || status === 429 || status === 503) {
      const retryAfter = Number(headers.get('retry-after') ?? 5);
      // What is no JSON, a page of a proxy say, is no answer.
      const reply: Reply = { status, retryAfter, envelope: (await response.json()) as Envelope };
      if (status !== 503) return reply;
      if (isBusy(reply)) {
        if (tries === 1) return reply;
        // It names different times to those whom it refuses together.
        // Whoever called it off meanwhile is told by the next try.
        await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
        return await ask(endpoint, input, extra, tries - 1);
      }
    }
  } catch (error) {
    if (input.signal?.aborted) throw error;
  }
  await checkHealth();
  return null;
}

/** Longer than any answer takes; other tabs wait for it. */
const pingLimitMs = 15_000;

async function ping(session: SessionTokens): Promise<PingAnswer> {
  const signal = AbortSignal.timeout(pingLimitMs);
  const reply = await ask(calls.ping, { signal }, { session, refresh: true }).catch(() => null);
  if (reply === null || reply.status > 401) return { is: 'unknown' };
  const outcome = toOutcome(calls.ping, reply);
  if (!outcome.ok || reply.envelope.authenticated === false) return { is: 'refused' };
  return { is: 'good', customer: outcome.data.customer, tokens: outcome.tokens ?? null };
}

/** The check at the start, every 15 minutes and when a tab wakes up. */
export async function pingWhenDue(): Promise<PingAnswer['is'] | 'not-due'> {
  return isDown() ? 'not-due' : checkSession(ping, Date.now);
}

/** Best effort: whoever logs out is logged out here already. */
export async function endSessionAtServer(session: SessionTokens): Promise<void> {
  await attempt(calls.logout, {}, { session, refresh: true, keepalive: true });
}

/** What is the same for everybody is asked for as nobody. */
function isForEverybody({ path }: AnyEndpoint): boolean {
  return path.startsWith('/public/');
}

/** A file at an address that a call has answered, which is proof enough. @throws as `fetch` does */
export function fetchFile(url: string, signal: AbortSignal): Promise<Response> {
  return fetch(url, { signal });
}

const serverError: Failure = { ok: false, reason: 'server-error' };

/**
 * One call. A failed connection and an unexpected status also ask the heartbeat, so that the app
 * knows whether it is down. A refused session is renewed once, unseen, and the call made again.
 * @throws AbortError when `signal` aborts.
 */
export async function send<Body, Params, Result, Query>(
  endpoint: Endpoint<Body, Params, Result, Query>,
  input: Input<Body, Params, Query>,
): Promise<Outcome<Result>> {
  if (isDown()) return { ok: false, reason: 'app-down' };
  const own = input.session === undefined;
  const session = input.session ?? (isForEverybody(endpoint) ? null : readTokens());
  let reply = await ask(endpoint, input, { session });
  let renewed: PingAnswer['is'] | null = null;
  if (reply && own && session && isRefusal(reply)) {
    renewed = await renewSession(session.token, ping, Date.now);
    if (renewed === 'unknown') return serverError;
    if (renewed === 'good') reply = await ask(endpoint, input, { session: readTokens() });
  }
  if (reply === null) return serverError;
  const outcome = toOutcome(endpoint, reply);
  if (own && session && outcome.ok && outcome.tokens && readTokens()) saveTokens(outcome.tokens);
  if (own && session && endsSession(endpoint, outcome)) dropSession('ended');
  if (reply.status === 401 && renewed !== 'good' && endpoint.path.startsWith('/agreement/')) {
    reloadOnce(Date.now());
  }
  return outcome;
}
