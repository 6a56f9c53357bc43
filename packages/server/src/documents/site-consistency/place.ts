/** What tells that documents are for the same site: its domain, or the name of its app. */
import { parseDomain, toDisplayDomain } from '../../consent/consents/parse-domain.ts';

export interface Place {
  domain: string | null;
  /** As it was written. */
  app: string | null;
}

/** Answers of a document name both. */
export function toPlace(address: string | null, appName: string | null): Place {
  const app = appName?.normalize('NFKC').trim() ?? '';
  return { domain: address === null ? null : parseDomain(address), app: app === '' ? null : app };
}

export function isSamePlace(one: Place, other: Place): boolean {
  return (
    (one.domain !== null && one.domain === other.domain) ||
    (one.app !== null && one.app.toLowerCase() === other.app?.toLowerCase())
  );
}

const app = 'app:';

/** Under which something is kept for a place: its domain, else its app. Null where neither is known. */
export function placeKey(place: Place): string | null {
  if (place.domain !== null) return place.domain;
  return place.app === null ? null : `${app}${place.app}`.slice(0, 600);
}

/** A key as people call the place. */
export function placeName(key: string): string {
  return key.startsWith(app) ? key.slice(app.length) : toDisplayDomain(key);
}
