/** The inventory of a site by service: what was seen of each, in which pass, on which page, and what caused it. */
import type { ConsentType } from '@clausewright/contract/consent-types';
import { getDomain } from 'tldts';
import type { Initiator, Observation, ObservedPass, PassName } from '../observation.ts';
import { isOfSite } from '../pages/choose-pages.ts';
import type { Identifier, Identity, KnownVendor } from './identify.ts';

export interface Sighting {
  pass: PassName;
  /** Address of the page. */
  page: string;
  kind: 'request' | 'cookie' | 'storage';
  /** The address that was asked for, or the name of what was stored. */
  what: string;
  host: string;
  /** Milliseconds since the page was opened; of what is stored it is not known. */
  after: number | null;
  /** Of a cookie: days that it is kept, null until the browser is closed. */
  days?: number | null;
  initiator: Initiator;
  /** Whether it came after the banner was answered in this pass. */
  isAfterAnswer: boolean;
}

export interface Service {
  /** Of the catalogue, else the domain. */
  id: string;
  vendor: KnownVendor | null;
  name: string;
  type: ConsentType | null;
  source: Identity['source'];
  sightings: Sighting[];
}

export interface Inventory {
  /** Those of others, the most often seen first. */
  services: Service[];
  /** Stored by the site itself, as far as anybody can tell. */
  own: Sighting[];
}

export function groupServices(observation: Observation, identifier: Identifier): Inventory {
  const services = new Map<string, Service>();
  const own: Sighting[] = [];
  const site = new URL(observation.address);
  const add = (identity: Identity, host: string, sighting: Sighting): void => {
    const id = identity.vendor?.id ?? getDomain(host) ?? identity.name;
    const there = services.get(id);
    if (there !== undefined) there.sightings.push(sighting);
    else services.set(id, { id, ...identity, sightings: [sighting] });
  };
  for (const pass of observation.passes) {
    for (const request of pass.requests) {
      const url = URL.parse(request.url);
      if (url === null) continue;
      const sighting = sightingOf(pass, 'request', request.url, request.host, request.page, request);
      if (!isOfSite(url, site)) add(identifier.ofUrl(url), request.host, sighting);
    }
    for (const cookie of pass.cookies) {
      const host = cookie.domain.replace(/^\./u, '');
      const sighting = {
        ...sightingOf(pass, 'cookie', cookie.name, host, cookie.page, cookie),
        days: cookie.days,
      };
      const identity = ownerOf(cookie.name, host, cookie.setBy, site, identifier);
      if (identity === null) own.push(sighting);
      else add(identity, identity.vendor === null ? hostOf(cookie.setBy, host, site) : host, sighting);
    }
    for (const entry of pass.storage) {
      const host = URL.parse(entry.origin)?.hostname ?? '';
      const sighting = sightingOf(pass, 'storage', entry.name, host, entry.page, entry);
      const identity = ownerOf(entry.name, host, entry.setBy, site, identifier);
      if (identity === null) own.push(sighting);
      else add(identity, identity.vendor === null ? hostOf(entry.setBy, host, site) : host, sighting);
    }
  }
  const sorted = [...services.values()].toSorted((a, b) => b.sightings.length - a.sightings.length);
  return { services: sorted, own };
}

/**
 * Of what is stored: the domain that it lies with, or the script of others that wrote it, or its name. Null: the
 * site's own.
 */
function ownerOf(
  name: string,
  host: string,
  setBy: Initiator,
  site: URL,
  identifier: Identifier,
): Identity | null {
  const at = URL.parse(`https://${host}/`);
  if (at !== null && !isOfSite(at, site)) return identifier.ofUrl(at);
  const named = identifier.ofStoredName(name);
  if (named !== null && named.vendor !== null) return named;
  const script = setBy.url === null ? null : URL.parse(setBy.url);
  if (script !== null && !isOfSite(script, site)) return identifier.ofUrl(script);
  return named;
}

/** Where a service of others that nobody knows is at home, for telling it from others. */
function hostOf(setBy: Initiator, host: string, site: URL): string {
  const script = setBy.url === null ? null : URL.parse(setBy.url);
  return script !== null && !isOfSite(script, site) ? script.hostname : host;
}

function sightingOf(
  pass: ObservedPass,
  kind: Sighting['kind'],
  what: string,
  host: string,
  page: number,
  cause: { initiator: Initiator; after: number } | { setBy: Initiator },
): Sighting {
  const after = 'after' in cause ? cause.after : null;
  const { answeredAfter } = pass;
  const isAfterAnswer = answeredAfter !== null && (page > 0 || (after !== null && after > answeredAfter));
  return {
    pass: pass.name,
    page: pass.pages[page]?.url ?? '',
    kind,
    what,
    host,
    after,
    initiator: 'setBy' in cause ? cause.setBy : cause.initiator,
    isAfterAnswer,
  };
}
