import type { ConsentLinks } from './consent/consents/ports.ts';
import { endPlan } from './billing/plan-periods/end-plan.ts';
import { claimPayments } from './billing/invoices/claim-payments-store.ts';
import type { BillingPorts } from './billing/ports.ts';
import type { ProvidersOf } from './billing/providers/configured-providers.ts';
import { createVies } from './billing/vies/vies-client.ts';
import { cancelUnlessCharging, isBeingPaid } from './billing/transactions/cancel-payment.ts';
import { isDisputed } from './billing/transactions/transaction-store.ts';
import { recheckDocuments } from './documents/library-updates/recheck-documents.ts';
import type { DocumentPorts } from './documents/ports.ts';
import type { OwnDocumentsConfig } from './operator/own-documents.ts';
import { soldTerms } from './operator/sold-terms.ts';
import type { InstancePorts } from './platform/ports.ts';
import { isNoticeWaiting } from './statutory-functions/cancellations/account-notice-store.ts';

/** Who answers where a feature asks another one that knows it: imports lead one way only. */
export const featureLinks: ConsentLinks &
  Pick<DocumentPorts, 'sales'> &
  Pick<BillingPorts, 'isCancellationWaiting'> = {
  plans: { cancelPayment: cancelUnlessCharging, end: endPlan },
  bannerChanged: recheckDocuments,
  sales: { cancelPayment: cancelUnlessCharging, isBeingPaid, isDisputed, claimPayments },
  isCancellationWaiting: isNoticeWaiting,
};

/** What the settings add to the ports of the instance so that something can be paid. */
export function productPorts(
  config: OwnDocumentsConfig,
  { db, clock, publicUrl }: Pick<InstancePorts, 'db' | 'clock' | 'publicUrl'>,
  { alert, providersOf }: { alert: BillingPorts['alert']; providersOf: ProvidersOf },
): Omit<BillingPorts, keyof InstancePorts> {
  const { operator, payments, currency } = config;
  const seller = { country: operator.country, vat: operator.vat };
  return {
    providers: providersOf({ db, clock, publicUrl }),
    vies: createVies({ url: payments.viesUrl, db, clock, seller }),
    operator,
    payments,
    currency,
    terms: soldTerms(config),
    alert,
    ...featureLinks,
  };
}
