import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeRequest {
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** `hang` never answers, `reset` cuts the connection: the work was done all the same. */
export type FakeReply =
  | { status: number; headers?: Readonly<Record<string, string>>; body: string | Buffer }
  | 'hang'
  | 'reset';

export interface FakeServer extends AsyncDisposable {
  /** `http://127.0.0.1:<port>` */
  url: string;
  port: number;
}

/** A service of somebody else on a local port, as real as its `handle` makes it. */
export async function startFakeServer(
  handle: (request: FakeRequest) => FakeReply | Promise<FakeReply>,
  { port = 0 }: { port?: number } = {},
): Promise<FakeServer> {
  async function answer(request: FakeRequest): Promise<FakeReply> {
    try {
      return await handle(request);
    } catch (error) {
      return { status: 500, body: `fake broke: ${String(error)}` };
    }
  }
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://fake.invalid');
      const request: FakeRequest = {
        method: incoming.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body: Buffer.concat(chunks),
      };
      void answer(request).then((reply) => {
        if (reply === 'reset') incoming.socket.destroy();
        else if (reply !== 'hang') response.writeHead(reply.status, reply.headers).end(reply.body);
        return reply;
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

/** JSON as most services answer it. */
export function jsonReply(value: unknown, status = 200): FakeReply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
