import type { PriceTable } from '@clausewright/library/clauses';

/** A plan of the price table. */
export interface ConsentPlan {
  code: string;
  interval: 'month' | 'year';
  count: number;
  /** Net minor units per period. */
  price: number;
  /** How much less than by the month, as the operator writes it: `10%`. */
  label: string | null;
  /** False: shown but not sold. */
  active: boolean;
}

/** In the order of the table. */
export function listPlans(table: PriceTable): ConsentPlan[] {
  return table.consent_plans.map(({ code, interval, count, price, label, active = true }) => ({
    code,
    interval: interval === 'month' ? 'month' : 'year',
    count,
    price,
    label,
    active,
  }));
}

export function findPlan(table: PriceTable, code: string): ConsentPlan | null {
  return listPlans(table).find((plan) => plan.code === code) ?? null;
}

/** Faults in the labels: a promise that the prices do not keep, as `path: what is wrong`. */
export function checkPlanLabels(table: PriceTable): string[] {
  const plans = listPlans(table);
  const monthly = plans.find(({ interval, count }) => interval === 'month' && count === 1);
  return plans.flatMap((plan) => {
    if (plan.label === null) return [];
    const path = `consent_plans.${plan.code}.label`;
    const [, whole, tenth = '0'] = /^(\d{1,2})(?:\.(\d))?\s?%$/.exec(plan.label) ?? [];
    if (whole === undefined) return [`${path}: not a percentage`];
    if (monthly === undefined) return [`${path}: there is no plan by the month to compare with`];
    const full = monthly.price * monthsOf(plan);
    const promised = full * (1000 - Number(whole) * 10 - Number(tenth));
    return plan.price * 1000 === promised ? [] : [`${path}: ${plan.label} less is another price`];
  });
}

function monthsOf({ interval, count }: ConsentPlan): number {
  return interval === 'year' ? 12 * count : count;
}
