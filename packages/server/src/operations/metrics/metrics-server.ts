import { fastify } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { freePort } from '../../platform/http/free-port.ts';
import { listen } from '../../platform/http/listen.ts';
import { registry } from '../../platform/metrics/registry.ts';
import { type GaugePorts, updateGauges } from './gauges.ts';

type Serving = { ok: true; address: string; close(): Promise<void> } | { ok: false; reason: string };

/**
 * `GET /metrics` and nothing else, on a listener of its own: what it tells is for the operator, and no
 * address of the public one leads here.
 */
export async function serveMetrics(
  { port, host }: { port: number; host: string },
  ports: GaugePorts,
): Promise<Serving> {
  // Loop lag, memory and processor time of this process.
  if (registry.getSingleMetric('process_cpu_seconds_total') === undefined) {
    collectDefaultMetrics({ register: registry });
  }
  const app = fastify({ requestTimeout: 5000, forceCloseConnections: true });
  app.get('/metrics', async (_, reply) => {
    await updateGauges(ports);
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send());
  const taken = port === 0 ? await freePort(host) : port;
  const listening = await listen(app, { port: taken, host }, 'METRICS_PORT or METRICS_HOST');
  if (!listening.ok) return listening;
  return {
    ok: true,
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    close: () => app.close(),
  };
}
