/**
 * The only way from the browser to the network. It resolves names itself and connects to the address that it checked,
 * so a name that changes its address leads nowhere else; what it saw is the truth that a scan is measured by.
 */
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Where a host is, after everything about it was checked. */
export type Reached =
  | { ok: true; address: string; port: number }
  | { ok: false; reason: 'refused' | 'unreachable' };

export type Reach = (host: string, port: number) => Promise<Reached>;

export interface ProxyEntry {
  host: string;
  port: number;
  /** Milliseconds since the proxy started. */
  at: number;
  outcome: 'connected' | 'refused' | 'unreachable' | 'full';
}

export interface ProxyLimits {
  /** Of all connections together, both ways. */
  bytes: number;
  connections: number;
  /** Connections at the same time. */
  open: number;
}

export const proxyLimits: ProxyLimits = { bytes: 200_000_000, connections: 20_000, open: 256 };

/** Milliseconds after which nobody is there. */
const longestConnect = 8000;

export interface Proxy extends AsyncDisposable {
  port: number;
  log: readonly ProxyEntry[];
  /** True once the bytes or connections of a scan are used up. */
  isFull(): boolean;
}

export async function startProxy(reach: Reach, limits: ProxyLimits = proxyLimits): Promise<Proxy> {
  const log: ProxyEntry[] = [];
  const sockets = new Set<Duplex>();
  const startedAt = performance.now();
  let bytes = 0;
  let full = false;

  const keep = (socket: Duplex): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes <= limits.bytes || full) return;
    full = true;
    for (const socket of sockets) socket.destroy();
  };
  const open = async (host: string, port: number): Promise<Reached> => {
    const entry: ProxyEntry = { host, port, at: performance.now() - startedAt, outcome: 'full' };
    if (log.length >= limits.connections) full = true;
    else log.push(entry);
    if (full || sockets.size > 2 * limits.open) return { ok: false, reason: 'refused' };
    const reached = await reach(host, port).catch(() => ({ ok: false, reason: 'unreachable' }) as const);
    entry.outcome = reached.ok ? 'connected' : reached.reason;
    return reached;
  };

  async function tunnel(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    keep(client);
    const target = URL.parse(`http://${request.url ?? ''}`);
    if (target === null) return void client.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    const reached = await open(bare(target.hostname), Number(target.port || 80));
    if (!reached.ok) return void client.end(`HTTP/1.1 ${statuses[reached.reason]}\r\n\r\n`);
    const far = connect({ host: reached.address, port: reached.port });
    keep(far);
    const unanswered = (): void => void client.end(`HTTP/1.1 ${statuses.unreachable}\r\n\r\n`);
    far.once('error', unanswered);
    far.setTimeout(longestConnect, unanswered);
    far.once('connect', () => {
      far.setTimeout(0);
      far.off('error', unanswered);
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      if (head.length > 0) far.write(head);
      client.on('data', count).pipe(far);
      far.on('data', count).pipe(client);
    });
    client.once('close', () => far.destroy());
    far.once('close', () => client.end());
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = URL.parse(request.url ?? '');
    if (target?.protocol !== 'http:') return void response.writeHead(400).end();
    const reached = await open(bare(target.hostname), Number(target.port || 80));
    if (!reached.ok) return void response.writeHead(reached.reason === 'refused' ? 403 : 502).end();
    const headers = { ...request.headers };
    delete headers['proxy-connection'];
    delete headers['proxy-authorization'];
    const onward = httpRequest(
      {
        host: reached.address,
        port: reached.port,
        method: request.method,
        path: `${target.pathname}${target.search}`,
        headers: { ...headers, host: target.host },
        setHost: false,
        agent: false,
      },
      (answer) => {
        // Node writes no status that HTTP does not have, whoever sent it.
        const { statusCode: status = 0 } = answer;
        response.writeHead(status >= 200 && status <= 999 ? status : 502, answer.rawHeaders);
        answer.on('data', count).pipe(response);
        // What was cut off is not waited for.
        answer.once('close', () => void (answer.complete || response.destroy()));
      },
    );
    onward.on('socket', (socket) => {
      keep(socket);
      socket.setTimeout(longestConnect, () => socket.destroy());
      socket.once('connect', () => socket.setTimeout(0));
    });
    onward.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.once('close', () => onward.destroy());
    request.on('data', count).pipe(onward);
  }

  const server = createServer((request, response) => void pass(request, response));
  server.on('connect', (request, client, head: Buffer) => void tunnel(request, client, head));
  server.on('connection', (socket: Socket) => keep(socket));
  server.on('clientError', (_, socket) => socket.destroy());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    log,
    isFull: () => full,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

const statuses = { refused: '403 Forbidden', unreachable: '502 Bad Gateway' } as const;

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
