import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';

/**
 * Not ready first, so that a proxy turns away; then no new connections, and requests in flight may
 * end. `drainMs`: how long the proxy needs to notice; `limitMs`: how long a request may still take.
 */
export async function stopServer(
  app: FastifyInstance,
  clock: Clock,
  { drainMs, limitMs }: { drainMs: number; limitMs: number },
): Promise<void> {
  app.stopping.since = clock();
  await new Promise((resolve) => setTimeout(resolve, drainMs));
  const limit = setTimeout(() => app.server.closeAllConnections(), limitMs);
  await app.close();
  clearTimeout(limit);
}
