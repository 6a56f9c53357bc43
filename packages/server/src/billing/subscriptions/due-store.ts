import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { graceDays } from '../../consent/plans/plan-state.ts';

/** As many as one look takes. */
const atOnce = 200;

/** Live subscriptions of which something may be to do, by their ids after the one given. */
export async function dueSubscriptions(db: Database, now: Date, after: string): Promise<string[]> {
  const graceOver = new Date(now.getTime() - graceDays * 86_400_000);
  const rows = await db
    .selectFrom('subscriptions as s')
    .leftJoin('subscription_periods as p', (join) =>
      join.onRef('p.subscription_id', '=', 's.id').on(sql<boolean>`p.period_no = s.period_no + 1`),
    )
    .select('s.id')
    .where('s.state', '!=', 'ended')
    .where('s.period_ends_at', '<=', now)
    .where('s.id', '>', after)
    .where((row) =>
      row.or([
        row('p.transaction_id', 'is not', null),
        row('s.cancel_at_period_end', '=', true),
        row('s.next_try_at', '<=', now),
        row('s.period_ends_at', '<=', graceOver),
        row.and([
          row('s.state', '=', 'active'),
          row('s.next_try_at', 'is', null),
          row('s.provider_reference', 'is', null),
        ]),
      ]),
    )
    .orderBy('s.id')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Subscriptions by the year that we renew before `until` and whose owners were not told yet. */
export async function unannouncedRenewals(
  db: Database,
  { now, until }: { now: Date; until: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('state', '=', 'active')
    .where('plan_interval', '=', 'year')
    .where('cancel_at_period_end', '=', false)
    .where('provider_reference', 'is', null)
    .where('period_ends_at', '>', now)
    .where('period_ends_at', '<=', until)
    .whereRef('notified_period', '<=', 'period_no')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Plans that are renewed with a card which expires between `now` and `until`; each card once. */
export async function withExpiringCards(
  db: Database,
  { now, until }: { now: Date; until: Date },
): Promise<{ subscriptionId: string; methodId: string }[]> {
  const end = sql<Date>`make_timestamptz(m.expires_year, m.expires_month, 1, 0, 0, 0, 'UTC') + interval '1 month'`;
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('payment_methods as m', 'm.id', 's.payment_method_id')
    .select(['s.id as subscriptionId', 'm.id as methodId'])
    .distinctOn('m.id')
    .where('s.state', '!=', 'ended')
    .where('s.cancel_at_period_end', '=', false)
    .where('m.expires_year', 'is not', null)
    .where('m.expires_month', 'is not', null)
    .where(end, '>', now)
    .where(end, '<=', until)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('outbox as o')
            .select('o.id')
            .where(
              sql<boolean>`o.event_key = 'method-expiring:' || m.id || ':' || m.expires_year || '-' || m.expires_month`,
            ),
        ),
      ),
    )
    .orderBy('m.id')
    .limit(atOnce)
    .execute();
}
