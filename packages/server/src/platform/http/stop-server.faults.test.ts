import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { longTests } from '../config/config.ts';
import { stopServer } from './stop-server.ts';
import { testServer } from './testing/test-server.ts';

const rounds = longTests() ? 50 : 3;
const text = 'x'.repeat(200_000);

/**
 * `whole`, or the code of what went wrong; `refused` where nobody listens any more; `late` where the connection had been closed
 * for saying nothing, as it may be while a request is on its way to it (RFC 9112, 9.3.1).
 */
async function ask(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const sent = get({ host: '127.0.0.1', port, agent, path: '/text' }, (reply) => {
      let received = 0;
      reply.on('data', (chunk: Buffer) => (received += chunk.length));
      reply.on('error', () => resolve('cut off'));
      reply.on('end', () => resolve(received === text.length ? 'whole' : `${reply.statusCode}`));
    });
    sent.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(
        code === 'ECONNREFUSED'
          ? 'refused'
          : sent.reusedSocket && code === 'ECONNRESET'
            ? 'late'
            : String(code),
      ),
    );
  });
}

/** How often which came of the requests of forty clients that ask again and again while the server is told to stop. */
async function stopUnderLoad(): Promise<{ outcomes: Map<string, number>; received: number }> {
  let received = 0;
  await using server = await testServer({
    addRoutes: (app) => {
      app.get('/text', { config: { documentClass: 'file' } }, async (_, reply) => {
        received += 1;
        return reply.send(text);
      });
    },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const outcomes = new Map<string, number>();
  const note = (outcome: string): void => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  let connected = 0;
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    note(await ask(port, agent));
    connected += 1;
    for (let outcome = ''; outcome !== 'refused';) {
      outcome = await ask(port, agent);
      note(outcome);
      // Between two requests the connection says nothing.
      await setTimeout(Math.random() * 5);
    }
    agent.destroy();
  };
  const clients = Array.from({ length: 40 }, client);
  // A connection that is being made while nobody takes it any more is refused in a way of its own.
  await expect.poll(() => connected).toBe(clients.length);
  await stopServer(server.app, server.clock, { drainMs: 0, limitMs: 5000 });
  await Promise.all(clients);
  return { outcomes, received };
}

test('when stopped under load, the server answers every received request completely', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { outcomes, received } = await stopUnderLoad();
    expect(outcomes.get('whole')).toBe(received);
    expect(outcomes.get('refused')).toBe(40);
    expect(['late', 'refused', 'whole']).toEqual(expect.arrayContaining([...outcomes.keys()]));
  }
});
