/** The product's server without its other work, so that one route can be measured alone. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../packages/server/src/platform/clock.ts';
import { loadConfig } from '../../packages/server/src/platform/config/config.ts';
import { buildServer } from '../../packages/server/src/platform/http/build-server.ts';
import { createLog } from '../../packages/server/src/platform/http/log.ts';
import { createPayloadKeys } from '../../packages/server/src/platform/http/payload-keys.ts';
import { memoryKeyStore } from '../../packages/server/src/platform/http/testing/test-server.ts';

const plenty = { points: 1e9, seconds: 3600 };

/** Settings are those of `npm start`, but that nobody runs out of allowance; logs go to /dev/null, as info. */
export async function serveProduct(
  addRoutes: (app: FastifyInstance) => unknown,
  webBuild = '/nowhere',
): Promise<number> {
  const loaded = loadConfig({});
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const { config } = loaded;
  const app = await buildServer(
    {
      // Whoever measures plays a proxy, which may have hundreds of connections.
      config: {
        ...config,
        trustProxy: ['127.0.0.1'],
        limits: { ...config.limits, new: plenty, answer: plenty, 'answer-site': plenty },
      },
      clock: systemClock,
      log: createLog(config.logLevel),
      payloadKeys: createPayloadKeys(memoryKeyStore(), systemClock, () => crypto.randomUUID()),
      findSession: async () => null,
      keyBelongsTo: async () => false,
      findMembership: async () => null,
      duringCall: (_call, _caller, work) => work(),
      ready: async () => true,
      inMaintenance: async () => false,
      isUnavailable: () => false,
      webBuild,
    },
    (app) => void addRoutes(app),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}
