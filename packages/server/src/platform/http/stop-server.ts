import { Server as NetServer } from 'node:net';
import { promisify } from 'node:util';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';

/**
 * How long a connection that says nothing is left open once no new ones are taken. A request that is on its way to
 * it arrives in this time, and its answer ends the connection; closed at once, it would be cut off.
 */
const lastRequestMs = 500;

/**
 * Not ready first, so that a proxy turns away; then no new connections; then those that say nothing are closed, and
 * requests in flight may end. `drainMs`: how long the proxy needs to notice; `limitMs`: how long a request may still
 * take.
 */
export async function stopServer(
  app: FastifyInstance,
  clock: Clock,
  { drainMs, limitMs }: { drainMs: number; limitMs: number },
): Promise<void> {
  app.stopping.since = clock();
  await setTimeout(drainMs);
  await letConnectionsEnd(app.server);
  const limit = globalThis.setTimeout(() => app.server.closeAllConnections(), limitMs);
  await app.close();
  clearTimeout(limit);
}

async function letConnectionsEnd(server: FastifyInstance['server']): Promise<void> {
  // The server of `http` would close those that say nothing at this moment.
  NetServer.prototype.close.call(server);
  const open = promisify(server.getConnections.bind(server));
  const until = performance.now() + lastRequestMs;
  while (performance.now() < until && (await open()) > 0) await setTimeout(10);
}
