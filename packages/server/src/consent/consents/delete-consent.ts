import type { deleteConsent as call, ResultOf } from '@clausewright/contract';
import { lockSubscription } from '../plans/subscription-store.ts';
import { insertAudit } from '../../platform/database/audit-store.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { changeConsent } from './change-consent.ts';
import { markDeleted } from './consent-store.ts';
import type { ConsentPorts } from './ports.ts';

/**
 * Deletes a consent whose plan does not renew any more; what is left of a paid period ends with it. An open
 * payment that waits for the person is cancelled; one that may be moving money, or that a bank
 * disputes, keeps its consent.
 */
export async function deleteConsent(
  ports: ConsentPorts,
  { session, id }: { session: Session; id: string },
): Promise<Outcome<ResultOf<typeof call>>> {
  return changeConsent(
    ports,
    { session, id, anyPlan: true, keepsDraft: true },
    async ({ trx, consent, subscription, now }) => {
      const live = subscription === null ? null : await lockSubscription(trx, subscription.id);
      const lives = live !== null && live.state !== 'ended';
      if (lives && !live.cancelAtPeriodEnd) return { ok: false, reason: 'plan-runs' };
      const item = { itemType: 'consent', itemId: id } as const;
      if (!(await ports.plans.cancelPayment(ports, trx, item, { because: 'consent-deleted', now }))) {
        return { ok: false, reason: 'payment-in-progress' };
      }
      if (lives) await ports.plans.end(ports, trx, { subscription: live, because: 'cancelled', now });
      await markDeleted(trx, consent, now);
      if (consent.published !== null) await ports.bannerChanged(ports, trx, consent.ownerId);
      const audited = { objectType: 'consent', objectId: id, at: now };
      await insertAudit(trx, { actor: session.customerId, action: 'consent.delete', ...audited });
      return { ok: true, value: {} };
    },
  );
}
