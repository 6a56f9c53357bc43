interface Plan {
  interval: 'month' | 'year';
  count: number;
  price: number;
}

/** What a plan comes to by the month, which need not be a whole amount. */
export function monthlyPrice({ interval, count, price }: Plan): number {
  return price / (interval === 'year' ? 12 * count : count);
}

export function cheapestPlan<P extends Plan>(plans: readonly P[]): P | undefined {
  return plans.toSorted((a, b) => monthlyPrice(a) - monthlyPrice(b))[0];
}

/** The plan that binds nobody for longer than a month. */
export function planByMonth<P extends Plan>(plans: readonly P[]): P | undefined {
  return plans.find(({ interval, count }) => interval === 'month' && count === 1);
}
