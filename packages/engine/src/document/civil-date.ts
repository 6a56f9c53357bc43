/** Milliseconds since 1970 of `YYYY-MM-DD` at noon UTC, or null; pure code has no Date. */
export function dayInMs(iso: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  // Days from civil (H. Hinnant): years begin in March, so that the leap day is the last.
  const y = month <= 2 ? year - 1 : year;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return (era * 146_097 + dayOfEra - 719_468) * 86_400_000 + 43_200_000;
}
