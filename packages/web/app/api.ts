import { agreementTokenHeader, apiBase, draftTokenHeader } from '@clausewright/contract/headers';
import { canSeal, seal, type PayloadKey } from '@clausewright/contract/payload-cipher';
import type { ForbiddenReason } from '@clausewright/contract/reasons';
import { calls, type Endpoint } from './calls.ts';
import { reloadOnce } from './reload-once.ts';
import { isDown, reportHealth } from './health.ts';
import type { Message, Outcome } from './outcome.ts';
import { storageWorks } from './stored.ts';

interface Proofs {
  agreementToken?: string | null;
  draftToken?: string | null;
  signal?: AbortSignal;
}
type Input<Body, Params> = Proofs &
  (Body extends undefined ? object : { body: Body }) &
  (Params extends undefined ? object : { params: Params });

interface Envelope {
  success: boolean;
  data?: unknown;
  messages?: Message[];
  forbidden?: { reason: ForbiddenReason };
}

/** Marks the app as up, limited or down; resolves to whether it is up. */
export async function checkHealth(): Promise<boolean> {
  if (!storageWorks()) {
    reportHealth('blocked');
    return false;
  }
  try {
    const { status } = await fetch(`${apiBase}/heartbeat`, { cache: 'no-store' });
    reportHealth(status === 200 ? 'up' : status === 429 ? 'limited' : 'down');
    return status === 200;
  } catch {
    reportHealth('down');
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

/** Sealed where the browser can; plain JSON on http away from localhost, which the server also takes. */
async function encode(body: unknown): Promise<{ body: BodyInit; headers: Record<string, string> }> {
  const key = canSeal() ? await currentKey() : null;
  if (!key) return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  form.set('data', JSON.stringify(await seal(key, body)));
  return { body: form, headers: {} };
}

function fill(path: string, params: unknown): string {
  const values = new Map(Object.entries((params ?? {}) as Record<string, string>));
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
}

interface Sent {
  body?: unknown;
  params?: unknown;
}

async function attempt(
  endpoint: Endpoint<unknown, unknown, unknown>,
  input: Sent & Proofs,
): Promise<Response> {
  const encoded = endpoint.method === 'POST' ? await encode(input.body ?? {}) : null;
  return fetch(apiBase + fill(endpoint.path, input.params), {
    method: endpoint.method,
    headers: {
      'accept-language': document.documentElement.lang,
      ...encoded?.headers,
      ...(input.agreementToken ? { [agreementTokenHeader]: input.agreementToken } : {}),
      ...(input.draftToken ? { [draftTokenHeader]: input.draftToken } : {}),
    },
    ...(encoded ? { body: encoded.body } : {}),
    ...(input.signal ? { signal: input.signal } : {}),
  });
}

/**
 * One call. A failed connection and an unexpected status also ask the heartbeat, so that the app
 * knows whether it is down. @throws AbortError when `signal` aborts.
 */
export async function send<Body, Params, Result>(
  endpoint: Endpoint<Body, Params, Result>,
  input: Input<Body, Params>,
): Promise<Outcome<Result>> {
  if (isDown()) return { ok: false, reason: 'app-down' };
  let response: Response;
  try {
    response = await attempt(endpoint, input);
    if (response.status === 400 && endpoint.method === 'POST') {
      // The server may have changed its key since it was fetched.
      payloadKey = null;
      response = await attempt(endpoint, input);
    }
    if (![200, 401, 429].includes(response.status)) return await serverError();
    return read(endpoint, response, (await response.json()) as Envelope);
  } catch (error) {
    if (input.signal?.aborted) throw error;
    return serverError();
  }
}

async function serverError(): Promise<{ ok: false; reason: 'server-error' }> {
  await checkHealth();
  return { ok: false, reason: 'server-error' };
}

function read<Result>(
  endpoint: Endpoint<unknown, unknown, Result>,
  response: Response,
  envelope: Envelope,
): Outcome<Result> {
  const messages = envelope.messages ?? [];
  if (response.status === 429) {
    return {
      ok: false,
      reason: 'limited',
      retryAfter: Number(response.headers.get('retry-after') ?? 5),
      messages,
    };
  }
  if (response.status === 401) {
    if (endpoint.path.startsWith('/agreement/')) reloadOnce(Date.now());
    return { ok: false, reason: 'not-authenticated', messages };
  }
  if (envelope.forbidden) {
    return { ok: false, reason: 'forbidden', forbidden: envelope.forbidden.reason, messages };
  }
  if (!envelope.success) return { ok: false, reason: 'refused', messages };
  return { ok: true, data: (endpoint.place === 'top' ? envelope : envelope.data) as Result };
}
