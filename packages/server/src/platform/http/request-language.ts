import { chooseLanguage, languages, type Language } from '@clausewright/contract';
import type { FastifyRequest } from 'fastify';

/** The language in which to speak to the caller. */
export function requestLanguage(
  request: Pick<FastifyRequest, 'headers'>,
  available: readonly Language[] = languages,
): Language {
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  return chooseLanguage({ cookie, acceptLanguage }, available);
}
