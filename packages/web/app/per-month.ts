interface Plan {
  interval: 'month' | 'year';
  count: number;
  price: number;
}

/** What a plan comes to by the month; null where that is no whole amount, or the plan is one. */
export function perMonth({ interval, count, price }: Plan): number | null {
  const months = interval === 'year' ? 12 * count : count;
  return months > 1 && price % months === 0 ? price / months : null;
}
