/** Websites and services under any host name, on ports of this machine: what a scan reaches in tests. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { findChromium } from '../browser/find-chromium.ts';
import type { Reach } from '../network/proxy.ts';
import { scan, scanDefaults, type ScanOptions } from '../scan.ts';
import type { Secure } from './secure.ts';

export interface Reply {
  status?: number;
  type?: string;
  headers?: Readonly<Record<string, string | readonly string[]>>;
  body?: string | Buffer;
  /** The answer begins and never ends. */
  endless?: boolean;
  /** The connection ends with what is there of the body. */
  isCut?: boolean;
  /** The body is all that is sent, head and all. */
  isRaw?: boolean;
}

/** By `host` or `host/path`; an exact address comes before its host. */
export type Hosts = Readonly<Record<string, string | Reply | ((path: string) => Reply)>>;

export interface Asked {
  host: string;
  path: string;
  isSecure: boolean;
  headers: Readonly<Record<string, unknown>>;
}

export interface StandIns extends AsyncDisposable {
  reach: Reach;
  ports: StandInPorts;
  /** What was asked for, in its order. */
  asked: Asked[];
}

/** Of this machine; null: nothing answers there. */
export interface StandInPorts {
  plain: number;
  secure: number | null;
}

export interface StandInOptions {
  /** Serves https too; without it nothing answers there. */
  secure?: Secure;
  /** What hosts that nobody named answer. */
  other?: Reply;
}

/** A text is HTML where it begins with `<`, else a script. */
export async function startStandIns(
  hosts: Hosts,
  { secure, other = { status: 204 } }: StandInOptions = {},
): Promise<StandIns> {
  const asked: Asked[] = [];
  const upgraded = new Set<Duplex>();
  const note = (request: IncomingMessage, isSecure: boolean): { host: string; path: string } => {
    const host = (request.headers.host ?? '').replace(/:\d+$/u, '');
    const path = request.url ?? '/';
    asked.push({ host, path, isSecure, headers: request.headers });
    return { host, path };
  };
  const answer = (isSecure: boolean) => (request: IncomingMessage, response: ServerResponse) => {
    const { host, path } = note(request, isSecure);
    const found = hosts[`${host}${path.split('?')[0]}`] ?? hosts[host] ?? other;
    const reply: Reply =
      typeof found === 'string' ? { body: found } : typeof found === 'function' ? found(path) : found;
    const body = reply.body ?? '';
    if (reply.isRaw === true) return void request.socket.end(body);
    const isPage = typeof body === 'string' && body.startsWith('<');
    const type = reply.type ?? (isPage ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8');
    response.writeHead(reply.status ?? 200, {
      'content-type': type,
      'access-control-allow-origin': '*',
      ...reply.headers,
    });
    if (reply.isCut === true) response.write(body, () => request.socket.destroy());
    else if (reply.endless === true) response.write(body);
    else response.end(body);
  };
  const upgrade = (isSecure: boolean) => (request: IncomingMessage, socket: Duplex) => {
    note(request, isSecure);
    const accepted = createHash('sha1')
      .update(`${request.headers['sec-websocket-key'] ?? ''}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    upgraded.add(socket);
    socket.on('error', () => socket.destroy());
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accepted}\r\n\r\n`,
    );
  };
  const servers: Server[] = [createServer(answer(false)).on('upgrade', upgrade(false))];
  if (secure !== undefined) {
    const { key, certificate } = secure;
    servers.push(createSecureServer({ key, cert: certificate }, answer(true)).on('upgrade', upgrade(true)));
  }
  const [plain = 0, securePort] = await Promise.all(servers.map(listen));
  const ports = { plain, secure: securePort ?? null };
  return {
    asked,
    ports,
    reach: reachStandIns(ports),
    async [Symbol.asyncDispose]() {
      for (const socket of upgraded) socket.destroy();
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}

/** Every host is a stand-in, but for addresses. */
export function reachStandIns({ plain, secure }: StandInPorts): Reach {
  return (host, port) => {
    if (/^[\d.:]+$/u.test(host) || host === 'localhost')
      return Promise.resolve({ ok: false, reason: 'refused' });
    const own = port === 443 ? secure : plain;
    if (own === null) return Promise.resolve({ ok: false, reason: 'unreachable' });
    return Promise.resolve({ ok: true, address: '127.0.0.1', port: own });
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Of this process alone, so that no other run's files are taken for its own; short, as the browser's socket lies in it. */
export const scanDirectory = mkdtempSync(join(tmpdir(), 'cw-scans-'));
process.once('exit', () => rmSync(scanDirectory, { recursive: true, force: true }));

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
