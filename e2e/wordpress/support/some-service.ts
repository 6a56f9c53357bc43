/** What may answer in the place of the service. */
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const someSite = 'a'.repeat(22);

export interface SomeService extends AsyncDisposable {
  origin: string;
  key: string;
  /** Requests that it had. */
  asked: number;
}

/** A policy as the service has it. */
export const somePolicy = {
  format: 1,
  site: someSite,
  published: true,
  level: 'server',
  async: false,
  languages: ['en'],
  domains: ['shop.localhost'],
  documents: 'https://docs.example',
  always:
    "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval' https://consent.example shop.localhost",
  vendors: { ab12: '*.tracker.example' },
};

export async function startSomeService(answer: (response: ServerResponse) => void): Promise<SomeService> {
  const server = createServer((_, response) => {
    service.asked += 1;
    answer(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const service: SomeService = {
    origin,
    key: `${origin}/c/${someSite}.js`,
    asked: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return service;
}

export const asJson =
  (value: unknown) =>
  (response: ServerResponse): void =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
