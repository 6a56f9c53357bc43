import type { FastifyRequest } from 'fastify';
import { type FaultCode, keyPrefix } from '@clausewright/contract';
import type { DocumentClass } from './security-headers.ts';

/**
 * An answer of the API never renders as a page, and no other site may cause a change: browsers say
 * by `Sec-Fetch-*` where a request comes from; where they do not (plain http), `Origin` decides.
 */
export function fetchFault(
  request: FastifyRequest,
  documentClass: DocumentClass,
  publicOrigin: string,
): FaultCode | null {
  if (documentClass !== 'api') return null;
  // Addresses stand in logs and histories: whoever sends a key there is told before it does any work.
  if (request.url.includes(keyPrefix)) return 'key-in-address';
  const { 'sec-fetch-dest': destination, 'sec-fetch-site': site, origin } = request.headers;
  if (destination !== undefined && destination !== 'empty') return 'not-a-page';
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  if (site !== undefined && site !== 'same-origin') return 'foreign-origin';
  if (origin !== undefined && origin !== publicOrigin && !isOwn(origin, request.host))
    return 'foreign-origin';
  return null;
}

function isOwn(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
