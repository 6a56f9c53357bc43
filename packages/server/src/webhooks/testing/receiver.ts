import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  path: string;
  id: string;
  headers: Record<string, string>;
  body: string;
}

export interface Receiver extends AsyncDisposable {
  origin: string;
  received: Received[];
  /** Ids of the messages that came, each as often as it came. */
  ids(): string[];
}

/** As a receiver does, by another implementation than ours. @throws where it is not ours, or too old */
export function verify(secret: string, { body, headers }: Received): unknown {
  return new Webhook(secret).verify(body, headers);
}

type Behaviour = (request: IncomingMessage, reply: ServerResponse, message: Received) => void;

const take: Behaviour = (_, reply) => {
  reply.writeHead(204).end();
};

/** Somebody else's server that is sent messages, and may misbehave. */
export async function startReceiver(behave: Behaviour = take): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const message = { path: request.url ?? '', id: headers['webhook-id'] ?? '', headers, body };
      received.push(message);
      behave(request, reply, message);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    // `listen` was given a host and a port.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    ids: () => received.map(({ id }) => id),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
