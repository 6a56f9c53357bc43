/** The server of Node beneath Fastify, with bounds on what one client, and all together, may take of it. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { demandLength } from './length-required.ts';
import { toNetwork } from '../network/to-network.ts';
import { limitPipelining } from './limit-pipelining.ts';
import type { Timeouts } from './ports.ts';

/** Node would wait a minute for a head, and for ever for a body and for somebody who does not read his answer. */
export const defaultTimeouts: Timeouts = { headers: 5000, request: 15_000, check: 1000, silence: 60_000 };

export const maxConnections = 2000;
/**
 * From one address, or one /64 of IPv6: what a client sends in one moment, 64 kB on each, is read within a second.
 * Browsers open six; crowds come through a proxy, which is named in `TRUST_PROXY`.
 */
export const maxPerAddress = 100;

/** Whether an address is that of a proxy, as Fastify judges it too. */
export type IsProxy = (address: string) => boolean;

export function createProxyCheck(trustProxy: readonly string[]): IsProxy {
  const trusts = compile([...trustProxy]);
  return (address) => trusts(address, 0);
}

/** What Fastify takes as `serverFactory`. */
export function boundedServer(timeouts: Timeouts, isProxy: IsProxy): (answer: RequestListener) => Server {
  return (answer) => {
    const { take, isAnswered } = limitPipelining(answer);
    const server = createServer(
      {
        headersTimeout: timeouts.headers,
        requestTimeout: timeouts.request,
        keepAliveTimeout: 10_000,
        connectionsCheckingInterval: timeouts.check,
        maxHeaderSize: 16_384,
      },
      take,
    );
    server.setTimeout(timeouts.silence);
    server.maxConnections = maxConnections;
    boundAddresses(server, isProxy);
    // Some proxies pass bodies on in chunks.
    server.on('connection', (socket: Socket) => {
      if (!isProxy(socket.remoteAddress ?? '')) demandLength(socket, isAnswered);
    });
    return server;
  };
}

/** Proxies come for everybody, and are bounded by `maxConnections` alone. */
function boundAddresses(server: Server, isProxy: IsProxy): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // It went away before anybody looked.
    if (remoteAddress === undefined) return void socket.destroy();
    if (isProxy(remoteAddress)) return;
    const network = toNetwork(remoteAddress);
    const others = open.get(network) ?? 0;
    if (others >= maxPerAddress) return void socket.destroy();
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
