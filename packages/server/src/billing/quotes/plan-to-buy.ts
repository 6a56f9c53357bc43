import type { Database } from '../../platform/database/schema.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { liveSubscription } from '../../consent/plans/subscription-store.ts';

/** `further`: the period of the live plan that is due; null where a plan is bought anew. */
export type PlanToBuy = {
  ok: true;
  further: { subscriptionId: string; periodNo: number; planCode: string } | null;
};

/**
 * What a purchase for a consent pays now: a plan where none lives, the due period where its renewal was not
 * paid. The consent is locked, or the answer may be late.
 */
export async function planToBuy(db: Database, consentId: string, now: Date): Promise<PlanToBuy | Refused> {
  const live = await liveSubscription(db, consentId);
  if (live === null) return { ok: true, further: null };
  // A seller of record collects what is due by itself.
  const isDue = live.state === 'past-due' || (now >= live.periodEndsAt && !live.cancelAtPeriodEnd);
  if (!isDue || live.providerReference !== null) return { ok: false, reason: 'already-paid' };
  const further = { subscriptionId: live.id, periodNo: live.periodNo + 1, planCode: live.plan.code };
  return { ok: true, further };
}
