import { isIP } from 'node:net';

/** For whom browsers make passkeys: a name, and the origin that they sign. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Null where browsers make none: without https, and for the number of a machine instead of a name. */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isLocal) return null;
  return hostname.startsWith('[') || isIP(hostname) !== 0 ? null : { id: hostname, origin };
}
