import type { BillingPorts } from '../../billing/ports.ts';
import { cancelWithPeriod } from '../../billing/plan-periods/end-plan.ts';
import { lockSubscription, type Subscription } from '../../consent/plans/subscription-store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { listNamedPlans } from './named-plan-store.ts';
import { namedPlan } from './named-plan.ts';
import { type Addressed, writeCancellationEmails } from './cancellation-emails.ts';
import { lockWaiting, recordEnd, type WaitingNotice, waitingNotices } from './notice-store.ts';
import { endsBefore, type StoredNotice, type NoticeEnd } from './notice.ts';

type Ports = Pick<
  BillingPorts,
  'db' | 'clock' | 'enqueue' | 'publicUrl' | 'operatorName' | 'operator' | 'alert'
>;

/**
 * Carries a notice out, once: cancels the plan that it names, writes the letters and says what the operator has
 * to decide, all or none.
 */
export async function processCancellation(ports: Ports, id: string): Promise<void> {
  const now = ports.clock();
  const { decides, confirmed } = await inTransaction(ports.db, async (trx) => {
    const notice = await lockWaiting(trx, id);
    if (notice === null) return { decides: false, confirmed: true };
    const { end, meant } = await carryOut(ports, trx, notice, now);
    await recordEnd(trx, id, end, now);
    await failpoint('settle-cancellation');
    const decides = end.outcome === 'open' || end.outcome === 'review';
    return {
      decides,
      confirmed: await writeCancellationEmails(ports, trx, { notice, end, meant, decides, now }),
    };
  });
  if (decides) ports.alert({ notice: id, what: 'cancellation-open' });
  if (!confirmed) ports.alert({ notice: id, what: 'cancellation-unconfirmed' });
}

/**
 * Those that no job looks at any more. Plans are renewed after it, so that none is that was cancelled in time;
 * those of an account that a broken one names are left until it is mended. Answers what broke at one of them, which
 * keeps none of the others waiting.
 */
export async function processWaitingCancellations(ports: Ports): Promise<unknown> {
  let fault: unknown = null;
  for (let last: WaitingNotice | null = null; ;) {
    const found: readonly WaitingNotice[] = await waitingNotices(ports.db, last);
    for (const { id } of found) {
      await processCancellation(ports, id).catch((error: unknown) => {
        fault ??= error;
      });
    }
    last = found.at(-1) ?? null;
    if (last === null) return fault;
  }
}

async function carryOut(
  ports: Ports,
  trx: Transaction,
  notice: StoredNotice,
  now: Date,
): Promise<{ end: NoticeEnd; meant: Addressed | null }> {
  const named = namedPlan(notice.contract, await listNamedPlans(trx, notice.contractEmail));
  const subscription = named === null ? null : await lockSubscription(trx, named.id);
  if (named === null || subscription === null) {
    return { end: { outcome: 'open', subscriptionId: null, endsAt: null }, meant: null };
  }
  const { id: subscriptionId, customerId, periodEndsAt } = subscription;
  const meant = { customerId, domain: named.domain };
  if (subscription.state === 'ended') {
    return { end: { outcome: 'over', subscriptionId, endsAt: subscription.endedAt ?? now }, meant };
  }
  // Also one that is to end later: a day after the paid period would cost another one, which nobody asks for
  // who cancels. Whether it goes on until that day is for a person to clear up.
  await cancelWithPeriod(ports, trx, subscription, now);
  // It ended in the same step: there is no way back that a letter could offer.
  if (now >= periodEndsAt) return { end: { outcome: 'over', subscriptionId, endsAt: now }, meant };
  const decides =
    notice.kind === 'for-cause' || endsBefore(notice, periodEndsAt) || isLongRenewed(subscription, now);
  return { end: { outcome: decides ? 'review' : 'ends', subscriptionId, endsAt: periodEndsAt }, meant };
}

/**
 * After a renewal a consumer of the Union may leave within a month and gets the rest back (§ 309 no. 9 BGB; our own
 * terms say so). Who is one we do not know for sure.
 */
function isLongRenewed({ periodNo, periodEndsAt }: Subscription, now: Date): boolean {
  return periodNo > 1 && periodEndsAt.getTime() - now.getTime() > 31 * 86_400_000;
}
