import { isIP } from 'node:net';
import { isReachable, type Networks } from '@clausewright/scanner/networks';

/**
 * Where others may have us send something: a message, or a question to a provider of log-ins. Null for what is no public
 * address. Each time that something is sent, all addresses of the name are looked at anew. `allowed`: networks that the
 * operator opens, where plain HTTP will do.
 */
export function outsideAddress(text: string, allowed: Networks): URL | null {
  const url = URL.parse(text.trim());
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol !== 'https:' && (url.protocol !== 'http:' || allowed.length === 0)) return null;
  // Others belong to services that nobody has business with from outside.
  if (url.port !== '' && allowed.length === 0) return null;
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  if (isIP(host) !== 0) {
    if (!isReachable(host, allowed)) return null;
  } else if (allowed.length === 0) {
    const isLocal = /(?:^|\.)(?:local|localhost|internal|lan|home|test|invalid|onion)\.?$/u.test(host);
    if (isLocal || !host.includes('.')) return null;
  }
  url.hash = '';
  return url;
}
