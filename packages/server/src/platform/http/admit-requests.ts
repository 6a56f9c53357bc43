/** Tells calls to come again that a process could not answer within seconds (decision 035). */
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from './envelope.ts';
import { faultStatuses } from './faults.ts';
import { requestLanguage } from './request-language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The kind of place that it takes until its answer is ready. */
    place: Place | null;
  }
}

/**
 * Calls whose use case runs at the same time, such that all of them are done in about a second of one core:
 * `assembling` writes a whole document, which takes 9 to 16 ms (bench/under-load.ts); what waits in the queue of `hashing` must not keep
 * others out. A call that waits for a payment provider takes a place as well.
 * `asking` waits for the provider of an organisation, which may take ten seconds on purpose: its places are its own.
 */
export const concurrencyLimits = { assembling: 64, hashing: 64, asking: 64, other: 128 } as const;
type Place = keyof typeof concurrencyLimits;

function placeOf({ documentClass, limit, relays }: FastifyContextConfig): Place | null {
  if (documentClass !== 'api' || relays === true) return null;
  if (limit === 'preview' || limit === 'new') return 'assembling';
  if (limit === 'provider') return 'asking';
  return limit === 'login' ? 'hashing' : 'other';
}

/** Seconds; apart, so that those who were refused together do not come again together. */
const comeAgain = [2, 3, 4, 5] as const;

/** For calls of the API; what else a process serves costs it little, or waits in queues of its own. */
export function admitRequests(app: FastifyInstance): void {
  const inside = { assembling: 0, hashing: 0, asking: 0, other: 0 };
  let refused = 0;
  app.decorateRequest('place', null);
  // Behind the body: who sends it slowly has no place yet.
  app.addHook('preHandler', (request, reply, done) => {
    const place = placeOf(request.routeOptions.config);
    if (place === null) return done();
    if (inside[place] < concurrencyLimits[place]) {
      inside[place] += 1;
      request.place = place;
      return done();
    }
    refused += 1;
    request.outcome = 'busy';
    reply.header('retry-after', String(comeAgain[refused % comeAgain.length]));
    reply.code(faultStatuses.busy).send(failure('busy', requestLanguage(request)));
  });
  const leave = (request: FastifyRequest): void => {
    if (request.place === null) return;
    inside[request.place] -= 1;
    request.place = null;
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
