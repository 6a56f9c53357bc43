import { countryCodes } from '@clausewright/contract';
import type { FastifyRequest } from 'fastify';

/** Specification 5: who cannot be placed counts as here. */
const elsewhere = 'US';

/**
 * Where the caller seems to be, as a trusted proxy says in `header`. A missing country, XX (unknown),
 * T1 (an anonymizing network) and anything else that is no country count as US.
 */
export function trackedCountry(request: FastifyRequest, header: string | undefined): string {
  if (header === undefined || !cameThroughTrustedProxy(request)) return elsewhere;
  const given = String(request.headers[header] ?? '').toUpperCase();
  return countryCodes.includes(given) ? given : elsewhere;
}

/** The list begins with who connected; it has a second address only where that one is trusted. */
function cameThroughTrustedProxy({ ips = [] }: FastifyRequest): boolean {
  return ips.length > 1;
}
