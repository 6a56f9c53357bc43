import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import {
  fastify,
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { measureRequests } from '../metrics/requests.ts';
import { servePublicCalls } from './public-routes.ts';
import { admitRequests } from './admit-requests.ts';
import { acceptBodies } from './body-formats.ts';
import { boundedServer, defaultTimeouts, createProxyCheck } from './bounded-server.ts';
import { failure } from './envelope.ts';
import { toFaultCode, faultStatuses, maintenanceRetrySeconds } from './faults.ts';
import { fetchFault } from './fetch-metadata.ts';
import { serveHealth } from './health-routes.ts';
import { createHostRule, namesOneHost } from './hosts.ts';
import { comesFromOwnMachine, isForOwnMachine } from '../network/own-machine.ts';
import { describeCalls, serveDescription } from './openapi.ts';
import { servePages } from './pages/serve-pages.ts';
import type { ServerPorts } from './ports.ts';
import { createRateLimits } from './rate-limits.ts';
import { requestLanguage } from './request-language.ts';
import { sendRefusal } from './route.ts';
import { headersByClass } from './security-headers.ts';

/** The server with everything but the use cases; `addRoutes` brings those. Nothing listens yet. */
export async function buildServer(
  ports: ServerPorts,
  addRoutes: (app: FastifyInstance) => void = () => {},
  { pages = true } = {},
): Promise<FastifyInstance> {
  const { config, clock, log, timeouts = defaultTimeouts } = ports;
  const headers = headersByClass(isSecure(config));
  const isProxy = createProxyCheck(config.trustProxy);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: config.maxBodyBytes,
    forceCloseConnections: 'idle',
    serverFactory: boundedServer(timeouts, isProxy),
    trustProxy: config.trustProxy.length > 0 && isProxy,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
  });
  app.decorate('rateLimits', createRateLimits(config.limits, clock, ports.sharedCount));
  app.decorate('findSession', ports.findSession);
  app.decorate('findMembership', ports.findMembership);
  app.decorate('keyBelongsTo', ports.keyBelongsTo);
  app.decorate('duringCall', ports.duringCall);
  app.decorate('countryHeader', config.countryHeader);
  app.decorate('stopping', { since: null });
  app.decorateRequest('outcome', null);
  // The calls parse by the contract themselves, after the body is opened.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(serializerCompiler);

  function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const fault = toFaultCode(error, ports.isUnavailable);
    const status = faultStatuses[fault];
    request.outcome = fault;
    if (status >= 500) request.log.error({ err: error, route: routeOf(request), fault }, 'request failed');
    if (fault === 'unavailable') reply.header('retry-after', '5');
    return reply
      .code(status)
      .headers(headers.api)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(failure(fault, requestLanguage(request)));
  }
  app.setErrorHandler(answerError);

  measureRequests(app);
  guardRequests(app, ports);
  admitRequests(app);
  acceptBodies(app, ports.payloadKeys);
  if (!pages) {
    serveHealth(app, ports);
    addRoutes(app);
    app.setNotFoundHandler((_, reply) => reply.code(404).send());
    return app;
  }
  await describeCalls(app);
  serveHealth(app, ports);
  servePublicCalls(app, ports.payloadKeys);
  addRoutes(app);
  serveDescription(app);
  servePages(app, ports);
  return app;
}

function guardRequests(app: FastifyInstance, { config, inMaintenance }: ServerPorts): void {
  const isServed = createHostRule(config);
  const headers = headersByClass(isSecure(config));
  const hasOwnMachine = isForOwnMachine(config);
  demandClasses(app);
  app.addHook('onRequest', async (request, reply) => {
    if (!namesOneHost(request)) return reply.code(400).header('connection', 'close').send();
    const { documentClass = 'page', limit, ownMachine = false } = request.routeOptions.config;
    const served = isServed(request.host, documentClass);
    const hidden = ownMachine && !(hasOwnMachine && comesFromOwnMachine(request));
    // What another host has, this one must not even grant other sites to read that it has not.
    reply.headers(headers[served ? documentClass : 'page']);
    reply.header('x-request-id', request.id);
    // While new connections are taken, who is sent away comes back by one, perhaps too late to be taken.
    if (app.stopping.since !== null && !app.server.listening) reply.header('connection', 'close');
    if (!served || hidden || hasNul(request.params)) return reply.callNotFound();
    const fault = fetchFault(request, documentClass, config.publicUrl);
    if (fault !== null) {
      request.outcome = fault;
      return reply.code(faultStatuses[fault]).send(failure(fault, requestLanguage(request)));
    }
    if (documentClass === 'api' && (await inMaintenance())) {
      reply.header('retry-after', maintenanceRetrySeconds);
      return reply.code(faultStatuses.maintenance).send(failure('maintenance', requestLanguage(request)));
    }
    if (limit === undefined) return;
    const spent = await app.rateLimits.spendByAddress(limit, request.ip);
    if (!spent.ok)
      return sendRefusal(reply, { ...spent, reason: 'limited' }, requestLanguage(request), false);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, outcome } = request;
    const { statusCode: status } = reply;
    const ms = Math.round(reply.elapsedTime);
    const told = outcome ?? (status < 400 ? 'ok' : status < 500 ? 'refused' : 'fault');
    request.log.info({ method, route: routeOf(request), status, outcome: told, ms }, 'answered');
    done();
  });
}

/** Never the address itself, which may hold a secret. */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'not found';
}

/** No text in the database can hold one: an address with it names nothing. */
function hasNul(params: unknown): boolean {
  return Object.values(params ?? {}).some((value) => String(value).includes('\0'));
}

/** A route that forgets its class would travel without headers and answer on every host: it stops the start. */
function demandClasses(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const bare = routes.filter(({ config }) => config?.documentClass === undefined);
    if (bare.length > 0) throw new Error(`${bare.map(({ url }) => url).join()} names no document class`);
  });
}

function isSecure({ publicUrl }: { publicUrl: string }): boolean {
  return publicUrl.startsWith('https:');
}

/** What is no HTTP, or comes too slowly, is told so and cut off; its bytes are not logged. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  else socket.destroy();
}
