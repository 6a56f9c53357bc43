/** The inventory of a site by service: what was seen of each, in which pass, on which page, and what caused it. */
import type { ConsentType } from '@clausewright/contract/consent-types';
import { getDomain } from 'tldts';
import type { Initiator, Moment, Observation, ObservedPass, PassName } from '../observation.ts';
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
  const aliasOf = (host: string): Identity | null => {
    const alias = observation.aliases?.[host];
    const found = alias === undefined ? null : identifier.ofUrl(new URL(`https://${alias}/`));
    // A website may be at home with its host; whoever counts or advertises is another.
    return found?.type === undefined || found.type === null || found.type === 'ESSENTIAL' ? null : found;
  };
  const seen = seenServices(observation, site, identifier);
  const owner = { site, identifier, aliasOf, seen };
  const add = (identity: Identity, host: string, sighting: Sighting): void => {
    const id = identity.vendor?.id ?? getDomain(host) ?? identity.name;
    const there = services.get(id);
    if (there !== undefined) there.sightings.push(sighting);
    else services.set(id, { id, ...identity, sightings: [sighting] });
  };
  for (const pass of observation.passes) {
    for (const request of pass.requests) {
      const url = URL.parse(request.url);
      // What was typed is the website's, also where it sends visitors to another domain.
      if (url === null || request.initiator.kind === 'address') continue;
      const alias = isOfSite(url, site) ? aliasOf(request.host) : null;
      const host = alias === null ? request.host : (observation.aliases?.[request.host] ?? request.host);
      const sighting = sightingOf(pass, 'request', request.url, host, request.page, request);
      if (!isOfSite(url, site)) add(identifier.ofUrl(url), request.host, sighting);
      else if (alias !== null) add(alias, host, sighting);
    }
    for (const cookie of pass.cookies) {
      const host = cookie.domain.replace(/^\./u, '');
      const sighting = {
        ...sightingOf(pass, 'cookie', cookie.name, host, cookie.page, cookie),
        days: cookie.days,
      };
      const identity = ownerOf(cookie.name, host, cookie.setBy, owner);
      if (identity === null) own.push(sighting);
      else add(identity, identity.vendor === null ? hostOf(cookie.setBy, host, site) : host, sighting);
    }
    for (const entry of pass.storage) {
      const host = URL.parse(entry.origin)?.hostname ?? '';
      const sighting = sightingOf(pass, 'storage', entry.name, host, entry.page, entry);
      const identity = ownerOf(entry.name, host, entry.setBy, owner);
      if (identity === null) own.push(sighting);
      else add(identity, identity.vendor === null ? hostOf(entry.setBy, host, site) : host, sighting);
    }
  }
  const sorted = [...services.values()].toSorted((a, b) => b.sightings.length - a.sightings.length);
  return { services: sorted, own };
}

interface OwnerOf {
  site: URL;
  identifier: Identifier;
  /** Who answers under a name of the website's own. */
  aliasOf: (host: string) => Identity | null;
  /** Ids and names of services that were asked for. */
  seen: ReadonlySet<string>;
}

/**
 * Of what is stored: the domain that it lies with, or the script of others that wrote it, or its name. Null: the
 * site's own. A name of the Open Cookie Database says something only beside the service itself: `sessionid` and `lang`
 * are anybody's.
 */
function ownerOf(name: string, host: string, setBy: Initiator, owner: OwnerOf): Identity | null {
  const { site, identifier, aliasOf, seen } = owner;
  const at = URL.parse(`https://${host}/`);
  if (at !== null && !isOfSite(at, site)) return identifier.ofUrl(at);
  const named = identifier.ofStoredName(name);
  if (named?.source === 'catalogue') return named;
  const script = setBy.url === null ? null : URL.parse(setBy.url);
  if (script !== null && !isOfSite(script, site)) return identifier.ofUrl(script);
  const alias = script === null ? null : aliasOf(script.hostname);
  if (alias !== null) return alias;
  return named !== null && (seen.has(named.vendor?.id ?? '') || seen.has(named.name)) ? named : null;
}

function seenServices({ passes }: Observation, site: URL, identifier: Identifier): ReadonlySet<string> {
  const hosts = new Set(passes.flatMap(({ requests }) => requests.map(({ host }) => host)));
  const found = [...hosts].flatMap((host) => {
    const at = URL.parse(`https://${host}/`);
    return at === null || isOfSite(at, site) ? [] : [identifier.ofUrl(at)];
  });
  return new Set(found.flatMap(({ vendor, name }) => (vendor === null ? [name] : [vendor.id, name])));
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
  cause: { initiator: Initiator; after: number } | { setBy: Initiator; lastSet: Moment | null },
): Sighting {
  const after = 'after' in cause ? cause.after : null;
  const last = 'after' in cause ? { page, after: cause.after } : (cause.lastSet ?? { page, after: 0 });
  const { answeredAfter } = pass;
  const isLater = page > 0 || last.page > 0 || last.after > (answeredAfter ?? 0);
  const isAfterAnswer = answeredAfter !== null && isLater;
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
