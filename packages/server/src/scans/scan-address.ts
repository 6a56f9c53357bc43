import { isReachable, type Networks } from '@clausewright/scanner/networks';
import { isIP } from 'node:net';

/**
 * The page of a website that a person means, with or without scheme; null for what is none, for another scheme and for
 * an address that is not public. `allowed`: networks that the operator opens.
 */
export function scanAddress(text: string, allowed: Networks): URL | null {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//iu.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null || !/^https?:$/u.test(url.protocol)) return null;
  if (url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isReachable(host, allowed) ? withoutFragment(url) : null;
  // Paths such as `../customer` begin with what the URL standard takes for a host.
  if (/^\.|\.\./u.test(host)) return null;
  const isPublicName =
    host.includes('.') && !/\.(?:local|localhost|internal|lan|home|test|invalid|onion)$/u.test(host);
  return isPublicName || allowed.length > 0 ? withoutFragment(url) : null;
}

function withoutFragment(url: URL): URL {
  url.hash = '';
  return url;
}
