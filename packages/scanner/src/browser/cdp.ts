/** Speaks the DevTools protocol with a browser over its pipe: nothing listens that a page could find. */
import type { Readable, Writable } from 'node:stream';
import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping.js';

type Commands = ProtocolMapping.Commands;
export type Method = keyof Commands;
export type Params<M extends Method> = Commands[M]['paramsType'][0];
export type Reply<M extends Method> = Commands[M]['returnType'];

/** An event of the browser (`session` undefined) or of one of its pages, frames and workers. */
export interface BrowserEvent {
  method: string;
  params: unknown;
  session: string | undefined;
}

export interface Cdp {
  /** Rejects where the browser refuses the call, or has ended. */
  send<M extends Method>(method: M, params?: Params<M>, session?: string): Promise<Reply<M>>;
  /**
   * Runs a long script, which `toScript` made: it is sent as the bytes that it is, and leaves nothing to be collected
   * where `send` would write it anew each time.
   */
  evaluate(
    script: Script,
    params: Omit<Params<'Runtime.evaluate'>, 'expression'>,
    session: string,
  ): Promise<Reply<'Runtime.evaluate'>>;
  /** As `send`, where nobody needs the answer: a page that has gone refuses everything. */
  post<M extends Method>(method: M, params?: Params<M>, session?: string): void;
  /** @returns what ends it */
  listen(listener: (event: BrowserEvent) => void): () => void;
}

/** A text as JSON has it, in UTF-8. */
export interface Script {
  json: Buffer;
}

export function toScript(text: string): Script {
  return { json: Buffer.from(JSON.stringify(text)) };
}

/** A hostile page can make a message as long as it likes. */
const longestMessage = 64_000_000;
const callTimeout = 20_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export function speakCdp(to: Writable, from: Readable): Cdp {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(event: BrowserEvent) => void>();
  let id = 0;
  let ended = false;
  let chunks: Buffer[] = [];
  let length = 0;

  const end = (): void => {
    ended = true;
    for (const call of waiting.values()) call.reject(new Error('the browser has ended'));
    waiting.clear();
  };
  from.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let at = rest.indexOf(0); at !== -1; at = rest.indexOf(0)) {
      chunks.push(rest.subarray(0, at));
      receive(Buffer.concat(chunks).toString());
      chunks = [];
      length = 0;
      rest = rest.subarray(at + 1);
    }
    length += rest.length;
    if (length > longestMessage) from.destroy();
    else if (rest.length > 0) chunks.push(rest);
  });
  from.on('close', end);
  from.on('error', end);
  to.on('error', end);

  function receive(text: string): void {
    const message = JSON.parse(text) as {
      id?: number;
      method?: string;
      params?: unknown;
      result?: unknown;
      error?: { message: string };
      sessionId?: string;
    };
    if (message.method !== undefined) {
      const event = { method: message.method, params: message.params, session: message.sessionId };
      for (const listener of listeners) listener(event);
      return;
    }
    const call = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.error === undefined) call?.resolve(message.result);
    else call?.reject(new Error(message.error.message));
  }

  /** `write` puts the message on its way, under the number that it is given. */
  function ask<M extends Method>(method: M, write: (own: number) => void): Promise<Reply<M>> {
    if (ended) return Promise.reject(new Error('the browser has ended'));
    id += 1;
    const own = id;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(own);
        reject(new Error(`${method}: no answer`));
      }, callTimeout);
      timer.unref();
      waiting.set(own, {
        resolve: (value) => {
          clearTimeout(timer);
          resolve(value as Reply<M>);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      write(own);
    });
  }

  function send<M extends Method>(method: M, params?: Params<M>, session?: string): Promise<Reply<M>> {
    return ask(method, (own) => {
      to.write(`${JSON.stringify({ id: own, method, params: params ?? {}, sessionId: session })}\0`);
    });
  }
  return {
    send,
    evaluate: (script, params, session) =>
      ask('Runtime.evaluate', (own) => {
        const rest = JSON.stringify({ id: own, method: 'Runtime.evaluate', sessionId: session });
        to.write(`${rest.slice(0, -1)},"params":${JSON.stringify(params).slice(0, -1)},"expression":`);
        to.write(script.json);
        to.write('}}\0');
      }),
    post: (method, params, session) => void send(method, params, session).catch(() => {}),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
