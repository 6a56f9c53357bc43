import type { Database } from '../../platform/database/schema.ts';
import type { ConsentPlan } from '../../platform/prices/consent-plans.ts';

/** What a further period of a subscription costs, as it was agreed: a later price table does not touch it. */
export interface Renewal {
  plan: Pick<ConsentPlan, 'code' | 'interval' | 'count' | 'price'>;
  currency: string;
  /** The code that still holds, with its periods left. */
  discount: { codeId: string; periods: number } | null;
}

export async function findRenewal(db: Database, subscriptionId: string): Promise<Renewal | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select([
      'plan as code',
      'plan_interval as interval',
      'plan_count as count',
      'price',
      'currency',
      'discount_code_id as codeId',
      'discount_periods_left as periods',
    ])
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { code, interval, count, price, currency, codeId, periods } = row;
  const discount = codeId !== null && periods > 0 ? { codeId, periods } : null;
  return { plan: { code, interval, count, price }, currency, discount };
}
