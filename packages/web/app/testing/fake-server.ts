import { afterEach, beforeEach } from 'vitest';
import { reportHealth } from '../health.ts';

/** One call as the server gets it. */
export interface Asked {
  /** Method, path without `/api/v1`, and query. */
  what: string;
  body: unknown;
  headers: Headers;
}

/** The whole of an answer; `refused` and `answered` below write the usual ones. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}
type Responder = Answer | ((asked: Asked) => Answer | Promise<Answer>);

export interface FakeServer {
  /** What was asked, heartbeats and the key of payloads apart. */
  asked: Asked[];
  /** Answers a call from now on; a `:name` in the path stands for any segment, and the query does not count. */
  on: (what: string, responder: Responder) => void;
  /** Calls of one kind, in order. */
  callsOf: (what: string) => Asked[];
  /** Nobody can be reached. */
  cut: () => void;
}

/** A successful answer whose result lies in `data`. */
export function answered(data: unknown): Answer {
  return { body: { success: true, authenticated: true, data } };
}

/** A successful answer whose result lies beside `success`. */
export function answeredAtTop(result: object): Answer {
  return { body: { success: true, authenticated: true, ...result } };
}

interface RefusedMessage {
  code: string;
  value?: string;
  field?: string;
}

/** The server understood and said no. */
export function refused(...messages: RefusedMessage[]): Answer {
  const said = messages.map(({ code, value = `said: ${code}`, ...rest }) => ({ code, value, ...rest }));
  return { body: { success: false, authenticated: true, messages: said } };
}

export function forbidden(reason: string): Answer {
  return { body: { success: false, authenticated: true, forbidden: { reason }, messages: [] } };
}

/** An answer that is given when the test says so. */
export function heldAnswer(): { responder: () => Promise<Answer>; give: (answer: Answer) => void } {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { responder: () => promise, give: resolve };
}

const unheard = new Set(['GET /heartbeat', 'GET /public/payload-key']);

function pathOf(what: string): string {
  return what.split('?')[0] ?? '';
}

function fits(pattern: string, what: string): boolean {
  const wanted = pattern.split('/');
  const given = pathOf(what).split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

async function bodyOf(init: RequestInit): Promise<unknown> {
  return typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
}

function abortError(): DOMException {
  return new DOMException('The call was aborted.', 'AbortError');
}

/** Rejects as a browser does when the page gives a call up. */
function givenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(abortError()));
  });
}

/** Puts a server in the place of the network for each test of the file; what it does not know fails the test. */
export function useFakeServer(): FakeServer {
  let responders: [string, Responder][] = [];
  let isCut = false;
  const server: FakeServer = {
    asked: [],
    on: (what, responder) => responders.unshift([what, responder]),
    callsOf: (what) => server.asked.filter((one) => fits(what, one.what)),
    cut: () => {
      isCut = true;
    },
  };

  const serve = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const what = `${init.method ?? 'GET'} ${address.replace(/^.*\/api\/v1/, '')}`;
    if (init.signal?.aborted) throw abortError();
    const asked = { what, body: await bodyOf(init), headers: new Headers(init.headers) };
    if (!unheard.has(what)) server.asked.push(asked);
    if (isCut) throw new TypeError('Failed to fetch');
    const [, responder] = responders.find(([pattern]) => fits(pattern, what)) ?? [];
    if (responder === undefined) {
      // Bodies travel as plain JSON, which the server takes too.
      if (what === 'GET /public/payload-key') return Response.json({ success: false, messages: [] });
      if (what === 'GET /heartbeat') return Response.json({ success: true });
      throw new Error(`the test has no answer to ${what}`);
    }
    const answering = typeof responder === 'function' ? responder(asked) : responder;
    const { status = 200, headers = {}, body = {} } = await Promise.race([answering, givenUp(init.signal)]);
    return body instanceof ReadableStream
      ? new Response(body, { status, headers })
      : Response.json(body, { status, headers });
  };

  beforeEach(() => {
    server.asked = [];
    responders = [];
    isCut = false;
    globalThis.fetch = serve;
    reportHealth('up');
  });
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return server;
}
