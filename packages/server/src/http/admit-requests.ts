/** Tells calls to come again that a process could not answer within seconds (decision 035). */
import type { FastifyInstance } from 'fastify';
import { failure } from './envelope.ts';
import { faultStatuses } from './faults.ts';
import { languageOf } from './request-language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** It takes one of the places until its answer is ready. */
    admitted: boolean;
  }
}

/**
 * Calls whose use case runs at the same time. The most expensive one, a preview, takes some 30 ms of a core: this
 * many of them are done in two seconds. A call that waits for a payment provider takes a place as well.
 */
export const mostCallsAtOnce = 64;

/** Seconds; apart, so that those who were refused together do not come again together. */
const comeAgain = [2, 3, 4, 5] as const;

/** For calls of the API; what else a process serves costs it little, or waits in queues of its own. */
export function admitRequests(app: FastifyInstance): void {
  let inside = 0;
  let refused = 0;
  app.decorateRequest('admitted', false);
  // Behind the body: who sends it slowly has no place yet.
  app.addHook('preHandler', (request, reply, done) => {
    if (request.routeOptions.config.documentClass !== 'api') return done();
    if (inside < mostCallsAtOnce) {
      inside += 1;
      request.admitted = true;
      return done();
    }
    refused += 1;
    request.outcome = 'unavailable';
    reply.header('retry-after', String(comeAgain[refused % comeAgain.length]));
    reply.code(faultStatuses.unavailable).send(failure('unavailable', languageOf(request)));
  });
  const leave = (request: { admitted: boolean }): void => {
    if (!request.admitted) return;
    request.admitted = false;
    inside -= 1;
  };
  // Who reads the answer slowly has none any more; who hung up before there was one gives it back at the end.
  app.addHook('onSend', (request, _, payload, done) => {
    leave(request);
    done(null, payload);
  });
  app.addHook('onResponse', (request, _, done) => {
    leave(request);
    done();
  });
}
