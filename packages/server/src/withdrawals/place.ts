/** What tells that documents are for the same site: its domain, or the name of an app that has none. */
import { domainOf } from '../consents/domain-of.ts';

const app = 'app:';

/** Null where neither is known. Answers of a document name them. */
export function placeOf({
  address,
  appName,
}: {
  address: string | null;
  appName: string | null;
}): string | null {
  const domain = address === null ? null : domainOf(address);
  if (domain !== null) return domain;
  const name = appName?.normalize('NFKC').trim() ?? '';
  return name === '' ? null : `${app}${name}`.slice(0, 600);
}

/** As people call it. */
export function placeName(place: string): string {
  return place.startsWith(app) ? place.slice(app.length) : place;
}
