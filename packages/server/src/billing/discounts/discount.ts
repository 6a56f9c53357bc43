/** A code that takes something off a price, as its maker set it. */
export interface Discount {
  id: string;
  /** As its maker wrote it; it is compared by `codeKey`. */
  code: string;
  /** Exactly one of both: hundredths of a percent, or minor units of `currency`. */
  percent: number | null;
  fixed: number | null;
  currency: string | null;
  /** Agreement types and plan codes; null: everything. */
  scope: readonly string[] | null;
  /** Holds also for what an upgrade adds. */
  upgrades: boolean;
  startsAt: Date;
  endsAt: Date | null;
  totalLimit: number | null;
  customerLimit: number | null;
  /** Least net sum it holds for, in minor units. */
  minimum: number;
  /** Of a plan: for how many periods. */
  periods: number;
  disabledAt: Date | null;
  createdAt: Date;
}

export interface DiscountedSale {
  /** Agreement type or plan code. */
  sold: string;
  upgrade: boolean;
  net: number;
  currency: string;
  now: Date;
}

/** What codes are compared by. */
export function codeKey(code: string): string {
  return code.normalize('NFKC').trim().toLowerCase();
}

/** Whether a code holds for a sale, its limits of use apart. */
export function isValidFor(
  discount: Discount,
  { sold, upgrade, net, currency, now }: DiscountedSale,
): boolean {
  return (
    discount.disabledAt === null &&
    discount.startsAt <= now &&
    (discount.endsAt === null || now < discount.endsAt) &&
    (discount.scope === null || discount.scope.includes(sold)) &&
    (discount.upgrades || !upgrade) &&
    (discount.currency === null || discount.currency === currency) &&
    net > 0 &&
    net >= discount.minimum
  );
}

/** What it takes off a net sum in minor units: never more than there is. */
export function discountOn({ percent, fixed }: Pick<Discount, 'percent' | 'fixed'>, net: number): number {
  if (fixed !== null) return Math.min(fixed, net);
  return Number((BigInt(net) * BigInt(percent ?? 0) + 5000n) / 10_000n);
}

/**
 * Splits a discount over amounts in proportion, by largest remainder: the parts are whole, sum to the
 * discount, and none exceeds its amount. `discount` is at most the sum of the amounts.
 */
export function splitOver(amounts: readonly number[], discount: number): number[] {
  const net = BigInt(amounts.reduce((sum, amount) => sum + amount, 0));
  if (net === 0n) return amounts.map(() => 0);
  const shares = amounts.map((amount) => BigInt(amount) * BigInt(discount));
  const parts = shares.map((share) => Number(share / net));
  let left = discount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share % net }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
