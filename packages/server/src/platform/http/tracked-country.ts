import { countryCodes } from '@clausewright/contract';
import type { FastifyRequest } from 'fastify';

/** Specification 5: who cannot be placed counts as here. */
export const elsewhere = 'US';

/** Where the caller counts as being; see `connectionCountry`. */
export function trackedCountry(request: FastifyRequest, header: string | undefined): string {
  return connectionCountry(request, header) ?? elsewhere;
}

/**
 * Where the connection comes from, as a trusted proxy says in `header`. A missing country, XX (unknown),
 * T1 (an anonymizing network) and anything else that is no country say nothing: null.
 */
export function connectionCountry(request: FastifyRequest, header: string | undefined): string | null {
  if (header === undefined || !cameThroughTrustedProxy(request)) return null;
  const given = String(request.headers[header] ?? '').toUpperCase();
  return countryCodes.includes(given) ? given : null;
}

/** The list begins with who connected; it has a second address only where that one is trusted. */
function cameThroughTrustedProxy({ ips = [] }: FastifyRequest): boolean {
  return ips.length > 1;
}
