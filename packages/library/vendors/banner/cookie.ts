/** A cookie or a storage key; `*` at the end of the name stands for what differs from site to site. */
export interface VendorCookie {
  name: string;
  /** Days it is kept, a part of one for minutes and hours; 0 for a session, null where it is not sure. */
  days: number | null;
}

export function lasting(days: Readonly<Record<string, number | null>>): readonly VendorCookie[] {
  return Object.entries(days).map(([name, kept]) => ({ name, days: kept }));
}

export function minutes(count: number): number {
  return count / (24 * 60);
}

/** Days of the longest-lived one, a begun day as a whole; undefined where none is known. */
export function longestOf(cookies: readonly VendorCookie[]): number | undefined {
  const known = cookies.flatMap(({ days }) => (days === null ? [] : [days]));
  return known.length === 0 ? undefined : Math.ceil(Math.max(...known));
}
