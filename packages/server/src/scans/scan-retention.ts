/** Days that a scan is kept: of a visitor, and in the list of an account. */
const keptDays = { visitor: 7, account: 90 } as const;

/** When a scan that begins now is removed. */
export function scanExpiry(by: keyof typeof keptDays, now: Date): Date {
  return new Date(now.getTime() + keptDays[by] * 86_400_000);
}
