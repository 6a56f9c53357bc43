/**
 * The same day so many months later, or the last of a month that has no such day. Counted in UTC, as the server
 * counts it and as all dates are shown: by the clock of the reader it could be a day off.
 */
export function nextCharge(from: Date, months: number): Date {
  const date = new Date(from);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(from.getUTCDate(), last));
  return date;
}
