import { type RefusalReason, refusalReasons } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import { declaredLabels, registry } from './registry.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const statuses = Array.from({ length: 500 }, (_, at) => String(at + 100));
/** Of what no route answers: an address that somebody made up must not become a series. */
const nowhere = 'not found';

const routes = [nowhere];
const requests = new Histogram({
  name: 'clausewright_http_request_seconds',
  help: 'Requests by pattern of the route, method and status, and how long they took.',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  registers: [registry],
});
declaredLabels.set('clausewright_http_request_seconds', {
  route: routes,
  method: [...methods, 'other'],
  status: statuses,
});

/** Measures every request to the routes that are added after it. */
export function measureRequests(app: FastifyInstance): void {
  // Looking a series up by its labels costs more than counting: answers of visitors come by the thousand.
  const series = new Map<string, { observe(seconds: number): void }>();
  app.addHook('onRoute', ({ url }) => {
    if (!routes.includes(url)) routes.push(url);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = nowhere } = request.routeOptions;
    const method = methods.includes(request.method) ? request.method : 'other';
    const status = String(reply.statusCode);
    const key = `${method} ${status} ${route}`;
    const one = series.get(key) ?? requests.labels({ route, method, status });
    series.set(key, one);
    one.observe(reply.elapsedTime / 1000);
    done();
  });
}

/** A call that ends in a fault has a status of 500 or more, and counts as a request alone. */
type CallOutcome = 'ok' | 'invalid' | RefusalReason;

const calls: string[] = [];
const counted = new Counter({
  name: 'clausewright_calls_total',
  help: 'Calls of the API by what came of them: ok, invalid input, or the reason of a refusal.',
  labelNames: ['call', 'outcome'],
  registers: [registry],
});
declaredLabels.set('clausewright_calls_total', {
  call: calls,
  outcome: ['ok', 'invalid', ...refusalReasons],
});

/** Counts what comes of one call of the contract. */
export function callCounter(call: string): (outcome: CallOutcome) => void {
  if (!calls.includes(call)) calls.push(call);
  counted.inc({ call, outcome: 'ok' }, 0);
  return (outcome) => counted.inc({ call, outcome });
}
