/** A cookie or a storage key; `*` at the end of the name stands for what differs from site to site. */
export interface VendorCookie {
  name: string;
  /** Days it is kept, a part of one for minutes and hours; 0 for a session, null where it is not sure. */
  days: number | null;
  /** The period stood in a source that is named; absent where it is from memory. */
  isRead?: true;
}

/** Days of a period as vendor files write it: `2 days`, `30 minutes`, `session`, `unknown`; undefined for anything else. */
export function daysOf(period: string): number | null | undefined {
  if (period === 'session') return 0;
  if (period === 'unknown') return null;
  const [, count, unit] = /^([1-9]\d*) (minute|hour|day)s?$/.exec(period) ?? [];
  const perDay = { minute: 24 * 60, hour: 24, day: 1 };
  return count === undefined ? undefined : Number(count) / perDay[unit as keyof typeof perDay];
}

/** Cookies by name with the period that each is kept; `read`: where a period was read, by name. */
export function cookiesFrom(
  periods: Readonly<Record<string, string>>,
  read: Readonly<Record<string, string>> = {},
): readonly VendorCookie[] {
  return Object.entries(periods).map(([name, period]) => ({
    name,
    days: daysOf(period) ?? null,
    ...(Object.hasOwn(read, name) && { isRead: true }),
  }));
}

/** Days of the longest-lived one, a begun day as a whole; undefined where none is known. */
export function longestLifetime(cookies: readonly VendorCookie[]): number | undefined {
  const known = cookies.flatMap(({ days }) => (days === null ? [] : [days]));
  return known.length === 0 ? undefined : Math.ceil(Math.max(...known));
}
