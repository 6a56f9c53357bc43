/** Websites and services under any host name, on one port of this machine: what a scan reaches in tests. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium.ts';
import type { Reach } from '../network/proxy.ts';
import { scan, scanDefaults, type ScanOptions } from '../scan.ts';

export interface Reply {
  status?: number;
  type?: string;
  headers?: Readonly<Record<string, string | readonly string[]>>;
  body?: string;
}

/** By `host` or `host/path`; an exact address comes before its host. */
export type Hosts = Readonly<Record<string, string | Reply | ((path: string) => Reply)>>;

export interface StandIns extends AsyncDisposable {
  reach: Reach;
  /** Hosts that were asked, in their order. */
  asked: { host: string; path: string; headers: Readonly<Record<string, unknown>> }[];
}

/** A text is HTML where it begins with `<`, else a script. */
export async function startStandIns(hosts: Hosts): Promise<StandIns> {
  const asked: StandIns['asked'] = [];
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/u, '');
    const path = request.url ?? '/';
    asked.push({ host, path, headers: request.headers });
    const found = hosts[`${host}${path.split('?')[0]}`] ?? hosts[host] ?? { status: 204 };
    const reply: Reply =
      typeof found === 'string' ? { body: found } : typeof found === 'function' ? found(path) : found;
    const body = reply.body ?? '';
    const type = reply.type ?? (body.startsWith('<') ? 'text/html; charset=utf-8' : 'text/javascript');
    response.writeHead(reply.status ?? 200, { 'content-type': type, ...reply.headers });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    reach: (host) =>
      Promise.resolve(
        /^[\d.:]+$/u.test(host) || host === 'localhost'
          ? { ok: false, reason: 'refused' }
          : { ok: true, address: '127.0.0.1', port },
      ),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export const scanDirectory = join(tmpdir(), 'clausewright-test-scans');

const quick = { load: 8000, quiet: 300, least: 400, most: 6000 };

/** A scan with little patience: stand-ins answer at once. */
export function scanQuickly(
  reach: Reach,
  options: Partial<ScanOptions> & Pick<ScanOptions, 'address'>,
): ReturnType<typeof scan> {
  return scan({
    ...scanDefaults,
    program: findChromium() ?? '',
    directory: scanDirectory,
    startedAt: '2026-11-29T12:00:00.000Z',
    reach,
    patience: { first: quick, further: quick, banner: 2000 },
    ...options,
  });
}
