import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * What is no public address: IANA's special-purpose registries (RFC 6890 and its successors), with multicast and
 * every form in which an IPv4 address hides in an IPv6 one.
 */
const reserved: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

export type Networks = readonly string[];

const special = reserved.map(([network, prefix]) => `${network}/${prefix}`);
/** Apart: one list would hold each IPv4 address against `::ffff:0:0/96` too. */
const forbidden = {
  ipv4: listOf(special.filter((network) => !network.includes(':'))),
  ipv6: listOf(special.filter((network) => network.includes(':'))),
};

/** Whether a page may be asked for at this address: it is public, or the operator allows its network. */
export function isReachable(address: string, allowed: Networks): boolean {
  const bare = address.split('%')[0] ?? '';
  const family = isIPv4(bare) ? 'ipv4' : isIPv6(bare) ? 'ipv6' : null;
  if (family === null) return false;
  return !forbidden[family].check(bare, family) || listOf(allowed).check(bare, family);
}

/** Whether a text names a network, such as `127.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  try {
    listOf([text]);
    return true;
  } catch {
    return false;
  }
}

function listOf(networks: Networks): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix = ''] = network.split('/');
    list.addSubnet(address, Number(prefix || Number.NaN), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}
