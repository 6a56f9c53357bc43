import type { Transaction } from '../../platform/database/schema.ts';
import type { Enqueue } from '../../platform/jobs/start-jobs.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import { findConsent } from '../../consent/consents/consent-store.ts';
import { findSubscription } from '../../consent/plans/subscription-store.ts';

/** Tells programs of the owner how a plan stands, after it was changed. */
export async function tellPlanChanged(
  ports: { enqueue: Enqueue },
  trx: Transaction,
  id: string,
  now: Date,
): Promise<void> {
  const plan = await findSubscription(trx, id);
  if (plan === null) return;
  const { consentId, customerId, state, cancelAtPeriodEnd } = plan;
  const consent = await findConsent(trx, consentId);
  await tellWebhooks(ports, trx, {
    ownerId: customerId,
    kind: 'plan.changed',
    data: {
      ids: { plan: id, banner: consentId },
      names: { plan: plan.plan.code, ...(consent !== null && { banner: consent.domain }) },
      links: { api: `/api/v1/privacy-consent/details/${consentId}` },
      state: state !== 'ended' && cancelAtPeriodEnd ? 'ending' : state,
    },
    now,
  });
}
