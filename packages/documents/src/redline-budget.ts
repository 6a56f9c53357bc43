/**
 * Comparing grows with the square of what changed. One call may take so many steps and no more; when they are used up,
 * larger units are shown as taken out and put in, which is coarse but never wrong.
 */
export interface Budget {
  left: number;
}

/** Steps of one call: some tenths of a second. */
export const maxSteps = 4_000_000;
/** Changed words of one paragraph, or changed blocks of one clause, beyond which no finer comparison is tried. */
const longest = 1200;

/** How many differences may be looked for now. */
export function affordable(budget: Budget): number {
  return Math.min(longest, Math.floor(Math.sqrt(Math.max(budget.left, 0))));
}
