import { fastify, LogController, type FastifyInstance } from 'fastify';
import { boundedServer, defaultTimeouts, createProxyCheck } from './bounded-server.ts';
import { failure } from './envelope.ts';
import { serveHealth } from './health-routes.ts';
import { namesOneHost } from './hosts.ts';
import type { ServerPorts } from './ports.ts';
import { requestLanguage } from './request-language.ts';
import { headersByClass } from './security-headers.ts';

/** Nobody sends it a body. */
const timeouts = { ...defaultTimeouts, request: 5000 };

/** For a process that only works at jobs: it says how it is, and knows no other address. */
export function buildHealthServer({
  config,
  clock,
  log,
  ready,
}: Pick<ServerPorts, 'clock' | 'log' | 'ready'> & {
  config: Pick<ServerPorts['config'], 'trustProxy'>;
}): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    serverFactory: boundedServer(timeouts, createProxyCheck(config.trustProxy)),
  });
  app.decorate('stopping', { since: null });
  const headers = headersByClass(false).health;
  app.addHook('onRequest', async (request, reply) => {
    if (!namesOneHost(request)) return reply.code(400).header('connection', 'close').send();
    reply.headers(headers);
  });
  serveHealth(app, { clock, ready, inMaintenance: async () => false });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(failure('unknown-path', requestLanguage(request))),
  );
  return app;
}
