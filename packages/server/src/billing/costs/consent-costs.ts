import type { Costs } from '@clausewright/contract';
import { findConsent } from '../../consent/consents/consent-store.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { getAccountBuyer } from '../billing-address/own-address.ts';
import type { BillingPorts } from '../ports.ts';
import { planToBuy } from '../quotes/plan-to-buy.ts';
import { previewCosts, type PreviewInput } from '../quotes/preview-costs.ts';

export interface ConsentCostsInput extends Omit<PreviewInput, 'item'> {
  consentId: string;
  planCode: string;
  session: Session;
}

/** What a plan costs for a consent of the caller's; of a plan that lives, what its due period costs. */
export async function readConsentCosts(
  ports: BillingPorts,
  { consentId, planCode, session, ...input }: ConsentCostsInput,
): Promise<Outcome<Costs>> {
  const consent = await findConsent(ports.db, consentId);
  if (consent === null) return { ok: false, reason: 'not-found' };
  if (consent.ownerId !== session.customerId) return { ok: false, reason: 'other-account' };
  const due = await planToBuy(ports.db, consent.id, ports.clock());
  if (!due.ok) return due;
  const { further } = due;
  return previewCosts(ports, {
    ...input,
    buyer: input.buyer ?? (await getAccountBuyer(ports.db, session.customerId)),
    item: {
      type: 'consent',
      consent,
      planCode: further?.planCode ?? planCode,
      subscription: further && { id: further.subscriptionId, periodNo: further.periodNo },
    },
  });
}
