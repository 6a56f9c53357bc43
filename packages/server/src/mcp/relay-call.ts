/** Tools ask the calls of the API, over the same route as any program: what admits, limits and refuses there does so here. */
import {
  apiBase,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from '@clausewright/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

/** What a tool could not do. `error` is a stable code: one of the API, or `invalid`, `no-banner`, `no-scan`. */
export interface ToolFault {
  ok: false;
  error: string;
  /** In the language of the account. */
  message?: string;
  fields?: { field: string; code: string }[];
  /** Seconds to wait. */
  retry_after?: number;
}
type Relayed<C extends Call> = { ok: true; value: ResultOf<C> } | ToolFault;

interface Parts<C extends Call> {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
}
export type Relay = <C extends Call>(call: C, parts?: Parts<C>) => Promise<Relayed<C>>;

/** Fields that one answer names. */
const mostFields = 20;

/** Calls in the name of whoever sent a request, with its key and from its address. */
export function createRelay(request: FastifyRequest): Relay {
  return async (call, { params, query, body } = {}) => {
    if (!isForTools(call)) throw new Error(`${call.id} waits for the press of a person`);
    // What is no id names nothing, and must not become another path.
    if (call.params !== undefined && !z.safeParse(call.params, params).success)
      return { ok: false, error: 'not-found' };
    const named = Object.entries((query ?? {}) as Record<string, string | undefined>);
    const search = new URLSearchParams(
      named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    const reply = await request.server.inject({
      method: call.method,
      url: `${apiBase}${toPath(call.path, params ?? {})}${search.size > 0 ? `?${search}` : ''}`,
      headers: headersFrom(request),
      remoteAddress: request.ip,
      ...(body !== undefined && { payload: body }),
    });
    return read(reply.body, Number(reply.headers['retry-after'] ?? Number.NaN));
  };
}

/** Whether a program may call it without anything that visitors see, that costs or that is gone afterwards. */
export function isForTools({ key, method }: Pick<Call, 'key' | 'method'>): boolean {
  return key !== undefined && key.scope !== 'publish' && method !== 'DELETE';
}

function toPath(pattern: string, params: object): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name))),
  );
}

/** The key and the language; nothing that only belongs to the request for the tool. */
function headersFrom({ headers }: FastifyRequest): Record<string, string> {
  const kept = ['authorization', 'host', 'user-agent', 'accept-language'];
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

interface Envelope<C extends Call> {
  success: boolean;
  data: ResultOf<C>;
  messages?: { value: string; code: string; field?: string }[];
}

function read<C extends Call>(text: string, retryAfter: number): Relayed<C> {
  const { success, data, messages = [] } = JSON.parse(text) as Envelope<C>;
  if (success) return { ok: true, value: data };
  const fields = messages.flatMap(({ field, code }) => (field === undefined ? [] : [{ field, code }]));
  const whole = messages.find(({ field }) => field === undefined);
  return {
    ok: false,
    error: whole?.code ?? 'invalid',
    ...(whole !== undefined && { message: whole.value }),
    ...(fields.length > 0 && { fields: fields.slice(0, mostFields) }),
    ...(Number.isFinite(retryAfter) && { retry_after: retryAfter }),
  };
}
