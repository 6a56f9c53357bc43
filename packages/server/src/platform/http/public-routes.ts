import {
  clientLog,
  listCountries,
  listCountriesCall,
  listLanguages,
  listLanguagesCall,
  payloadKeyCall,
  type Country,
  type Language,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import type { PayloadKeys } from './payload-keys.ts';
import { serveCall } from './route.ts';

/** Calls that need no agreement and no session. */
export function servePublicCalls(app: FastifyInstance, payloadKeys: PayloadKeys): void {
  const countries = new Map<Language, Country[]>();
  serveCall(app, listCountriesCall, async ({ language, country }) => {
    const listed = countries.get(language) ?? listCountries(language);
    countries.set(language, listed);
    return { ok: true, value: { countries: listed, tracked_country: country } };
  });
  serveCall(app, listLanguagesCall, async () => ({ ok: true, value: { languages: listLanguages() } }));
  serveCall(app, clientLog, async ({ body: { event, where, code }, log }) => {
    log.warn({ event, where, code }, 'a browser reports');
    return { ok: true, value: {} };
  });
  serveCall(app, payloadKeyCall, async () => ({ ok: true, value: await payloadKeys.current() }));
}
