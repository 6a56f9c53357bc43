import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { loadConfig } from '../../../platform/config/config.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { wideLimits } from '../../../platform/http/testing/wide-limits.ts';
import { fakeClock, type FakeClock } from '../../../testing/fake-clock.ts';
import type { BannerPorts } from '../ports.ts';
import { serveBanners } from '../routes.ts';
import { someBannerFiles } from './published-site.ts';

export interface BannerServer extends AsyncDisposable {
  clock: FakeClock;
  get(url: string, headers?: Record<string, string>): Promise<Reply>;
  /** As a browser at `address` posts an answer, on a page of the site; `origin` null: without one. */
  post(
    site: string,
    body: string | object,
    headers?: Record<string, string> | { origin: string | null },
    address?: string,
  ): Promise<Reply>;
  send(method: 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE', url: string): Promise<Reply>;
  logged(): string;
}
interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: string;
  bytes: Buffer;
}

export const consentUrl = 'http://consent.example';

/** The routes that strangers' pages ask, over HTTP. */
export async function bannerServer(
  db: Database,
  given: Partial<Config> = {},
  lookAtSite: BannerPorts['lookAtSite'] = async () => null,
): Promise<BannerServer> {
  const loaded = loadConfig({});
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const clock = fakeClock();
  const config = { ...loaded.config, limits: wideLimits(), consentUrl, ...given };
  const server = await testServer({
    clock,
    config,
    addRoutes: (app) => serveBanners(app, { db, clock, bannerFiles: someBannerFiles, lookAtSite }, config),
  });
  const host = new URL(consentUrl).host;
  const reply = ({
    statusCode: status,
    headers,
    body,
    rawPayload: bytes,
  }: Awaited<ReturnType<typeof server.app.inject>>): Reply => ({ status, headers, body, bytes });
  return {
    clock,
    get: async (url, headers = {}) => reply(await server.app.inject({ url, headers: { host, ...headers } })),
    post: async (
      site,
      body,
      { origin = 'https://shop.example', ...headers } = {},
      remoteAddress = '203.0.113.7',
    ) =>
      reply(
        await server.app.inject({
          method: 'POST',
          url: `/c/${site}`,
          headers: {
            host,
            'content-type': 'text/plain;charset=UTF-8',
            ...(origin !== null && { origin }),
            ...headers,
          },
          payload: typeof body === 'string' ? body : JSON.stringify(body),
          remoteAddress,
        }),
      ),
    send: async (method, url) => reply(await server.app.inject({ method, url, headers: { host } })),
    logged: () => server.logged(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
