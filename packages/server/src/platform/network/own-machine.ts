import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Headers of a proxy: the request comes from elsewhere, and who asks is not known. */
const forwarding = /^(?:x-forwarded-.*|forwarded|via|x-real-ip)$/;

/**
 * Whether a request comes from the machine that the server runs on: judged by the address of the socket, which
 * nobody can choose, and not by anything that the caller says. The name in `Host` must be one of this machine as
 * well, since a foreign name that was pointed to it would let a page of that name read the answer (DNS rebinding).
 */
export function comesFromOwnMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  if (Object.keys(headers).some((name) => forwarding.test(name))) return false;
  return isLoopbackAddress(socket.remoteAddress) && isLoopbackName(hostname);
}

/**
 * Whether this instance is for its own machine alone. One that people reach under another name stands behind a
 * proxy sooner or later, and one that adds no header is told apart by nothing.
 */
export function isForOwnMachine({ publicUrl }: { publicUrl: string }): boolean {
  return isLoopbackName(new URL(publicUrl).hostname);
}

export function isLoopbackAddress(address: string | undefined): boolean {
  return (
    address !== undefined && isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  );
}

/** `localhost` and the names under it never leave the machine (RFC 6761, 6.3). */
export function isLoopbackName(name: string): boolean {
  const bare = name.replace(/^\[(.*)\]$/, '$1');
  return /^(?:.*\.)?localhost$/.test(bare) || isLoopbackAddress(bare);
}
