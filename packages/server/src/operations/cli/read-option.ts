/** A day or a moment as an operator types it, in UTC; null for anything else. */
export function parseMoment(text: unknown): Date | null {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Hundredths of a percent of `19`, `25.5` or `7.25`; null for anything else. */
export function parseHundredths(text: unknown): number | null {
  if (typeof text !== 'string' || !/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null;
  return Math.round(Number(text) * 100);
}

/** A whole number above nothing; null for anything else. */
export function parseCount(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
