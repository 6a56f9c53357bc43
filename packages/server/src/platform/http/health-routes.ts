import { apiBase } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { failure } from './envelope.ts';
import type { ServerPorts } from './ports.ts';
import { requestLanguage } from './request-language.ts';

const cachedMs = 1000;
/** A silent database must not make the heartbeat silent. */
const patienceMs = 1500;

/**
 * `/healthz` asks the process only, `/readyz` the database too; the heartbeat is the specification's
 * and is never limited, since the app reads 429 as 'service unavailable'. In maintenance only the
 * heartbeat says so: who watches over the process has nothing to mend.
 */
export function serveHealth(
  app: FastifyInstance,
  { clock, ready, inMaintenance }: Pick<ServerPorts, 'clock' | 'ready' | 'inMaintenance'>,
): void {
  const config = { documentClass: 'health' } as const;
  let last = { at: Number.NEGATIVE_INFINITY, up: Promise.resolve(false) };

  function isUp(): Promise<boolean> {
    const now = clock().getTime();
    if (now - last.at >= cachedMs || now < last.at) last = { at: now, up: inTime(ready) };
    return last.up;
  }

  app.get('/healthz', { config, schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, schema: { hide: true } }, async (_, reply) => {
    const up = app.stopping.since === null && (await isUp());
    return reply.code(up ? 200 : 503).send({ status: up ? 'ready' : 'not ready' });
  });
  const schema = { operationId: 'heartbeat', summary: '200 while the service works, 503 while it does not.' };
  app.get(`${apiBase}/heartbeat`, { config, schema }, async (request, reply) => {
    if (await inMaintenance()) return reply.code(503).send(failure('maintenance', requestLanguage(request)));
    if (await isUp()) return reply.send({ success: true, authenticated: false });
    return reply.code(503).send(failure('unavailable', requestLanguage(request)));
  });
}

async function inTime(ready: () => Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), patienceMs);
  try {
    return await Promise.race([ready(), late.promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
