/** Whether two shares differ by more than chance. Pure. */
import type { DecisionCounts } from '@clausewright/contract';
import type { Way } from './figures.ts';

interface Difference {
  /** Of the second share to the first, from -1 to 1. */
  points: number;
  /** Between which the true difference lies, in 95 of 100 such comparisons. */
  low: number;
  high: number;
}

/** 97.5th percentile of the normal distribution. */
const z = 1.959_964;

/** Wilson's interval of a share. */
function interval(part: number, sum: number): { share: number; low: number; high: number } {
  const share = part / sum;
  const middle = share + z ** 2 / (2 * sum);
  const half = z * Math.sqrt((share * (1 - share)) / sum + z ** 2 / (4 * sum ** 2));
  const scale = 1 + z ** 2 / sum;
  return { share, low: (middle - half) / scale, high: (middle + half) / scale };
}

/** Newcombe, Statistics in Medicine 17 (1998), 873–890, method 10. Null where nobody decided. */
export function findDifference(one: DecisionCounts, other: DecisionCounts, way: Way): Difference | null {
  if (one.decisions === 0 || other.decisions === 0) return null;
  const from = interval(one[way], one.decisions);
  const to = interval(other[way], other.decisions);
  const points = to.share - from.share;
  return {
    points,
    low: points - Math.hypot(to.share - to.low, from.high - from.share),
    high: points + Math.hypot(to.high - to.share, from.share - from.low),
  };
}

/** Whether chance alone explains it. */
export function isByChance({ low, high }: Difference): boolean {
  return low <= 0 && high >= 0;
}
