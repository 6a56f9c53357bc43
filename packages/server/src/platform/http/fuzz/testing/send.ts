import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';

/** A request as it goes over the wire. */
export interface Sent {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
}
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  ms: number;
}

export interface Wire extends Disposable {
  /** `no answer` where the connection ended or nothing came for long. */
  send(sent: Sent): Promise<Answer | 'no answer'>;
}

/** Milliseconds after which nobody waits any more: a hang, not a measure. */
const patience = 30_000;

/** Real sockets to a server that listens, kept open between requests as browsers do. */
export function openWire(port: number): Wire {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    send: (sent) =>
      new Promise((resolve) => {
        const started = performance.now();
        const outgoing = httpRequest({
          host: '127.0.0.1',
          port,
          agent,
          timeout: patience,
          method: sent.method,
          path: sent.url,
          headers: { ...sent.headers, ...(sent.body && { 'content-length': sent.body.length }) },
        });
        outgoing.on('response', (incoming) => {
          const chunks: Buffer[] = [];
          const end = (): void =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: Buffer.concat(chunks).toString(),
              ms: performance.now() - started,
            });
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('end', end);
          // The server may stop listening to a body that is too large once it has answered.
          incoming.on('error', end);
        });
        outgoing.on('timeout', () => outgoing.destroy());
        outgoing.on('error', () => resolve('no answer'));
        outgoing.end(sent.body ?? undefined);
      }),
    [Symbol.dispose]: () => agent.destroy(),
  };
}
