/** Days as ISO dates, without hours and zones: what counts periods. */

const dayMs = 86_400_000;

function toTime(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function plusDays(day: string, count: number): string {
  return toDay(toTime(day) + count * dayMs);
}

/** The same date of a later month, or its last day where it has no such date. */
export function plusMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

export function plusBusinessDays(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0;) {
    at = plusDays(at, 1);
    if (!isWeekend(at)) left -= 1;
  }
  return at;
}

/** The first day from this one on that is no weekend and no holiday. */
export function workingDay(day: string): string {
  let at = day;
  while (isWeekend(at) || isHolidayEverywhere(at)) at = plusDays(at, 1);
  return at;
}

/** Whole days from one to the other, below zero where the other lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toTime(to) - toTime(from)) / dayMs);
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(toTime(day)).getUTCDay());
}

/**
 * New Year and Christmas, which every country of the EEA and the United Kingdom keep. Other holidays move no deadline of
 * ours: a day that is shown is never later than the last one that the law allows.
 */
function isHolidayEverywhere(day: string): boolean {
  return day.endsWith('-01-01') || day.endsWith('-12-25');
}

/**
 * The day on which something comes to an owner in this country. Where a country has several time zones it is the earliest of
 * their days, so that no period ends later than where the owner is.
 */
export function dayOfReceipt(at: Date, country: string | null): string {
  return zonesOf(country)
    .map((timeZone) => at.toLocaleDateString('sv-SE', { timeZone }))
    .reduce((one, other) => (other < one ? other : one));
}

/** Not yet among the types of the language. */
type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

function zonesOf(country: string | null): readonly string[] {
  if (country === null || !/^[A-Z]{2}$/.test(country)) return ['UTC'];
  const zones = (new Intl.Locale(`und-${country}`) as WithZones).getTimeZones?.();
  return zones === undefined || zones.length === 0 ? ['UTC'] : zones;
}
