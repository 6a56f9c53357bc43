import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isReachable, type Networks } from './networks.ts';
import type { Reach } from './proxy.ts';

/** Of what is public the ports of the web only: others belong to services that a page has no business with. */
const ports = new Set([80, 443]);

/** All addresses of a name. */
export type Lookup = (host: string) => Promise<readonly { address: string }[]>;

const bySystem: Lookup = (host) => systemLookup(host, { all: true });

/**
 * Where a host is, if all of its addresses are public. `allowed`: networks that the operator opens, on any port.
 */
export function reachPublic(allowed: Networks, lookup: Lookup = bySystem): Reach {
  return async (host, port) => {
    const found = isIP(host) === 0 ? await lookup(host).catch(() => []) : [{ address: host }];
    const [first] = found;
    if (first === undefined) return { ok: false, reason: 'unreachable' };
    const mayConnect = ({ address }: { address: string }): boolean =>
      isReachable(address, allowed) && (ports.has(port) || !isReachable(address, []));
    if (!found.every(mayConnect)) return { ok: false, reason: 'refused' };
    return { ok: true, address: first.address, port };
  };
}
