import { fastify, LogController, type FastifyInstance } from 'fastify';
import { failure } from './envelope.ts';
import { serveHealth } from './health-routes.ts';
import type { ServerPorts } from './ports.ts';
import { languageOf } from './request-language.ts';
import { headersByClass } from './security-headers.ts';

/** For a process that only works at jobs: it says how it is, and knows no other address. */
export function buildHealthServer({
  clock,
  log,
  ready,
}: Pick<ServerPorts, 'clock' | 'log' | 'ready'>): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 5000,
    forceCloseConnections: 'idle',
  });
  app.decorate('stopping', { since: null });
  const headers = headersByClass(false).health;
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
  serveHealth(app, { clock, ready, inMaintenance: async () => false });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(failure('unknown-path', languageOf(request))),
  );
  return app;
}
