import type { AgreementPorts } from '../platform/ports.ts';
import type { OwnDocumentsConfig } from '../operator/own-documents.ts';
import { soldTerms } from '../operator/sold-terms.ts';
import type { BillingPorts } from './ports.ts';
import type { ProvidersOf } from './providers/configured-providers.ts';
import { createVies } from './tax/vies-client.ts';

/** What the settings add to the ports of agreements so that something can be paid. */
export function billingParts(
  config: OwnDocumentsConfig,
  { db, clock, publicUrl }: Pick<AgreementPorts, 'db' | 'clock' | 'publicUrl'>,
  { alert, providersOf }: { alert: BillingPorts['alert']; providersOf: ProvidersOf },
): Omit<BillingPorts, keyof AgreementPorts> {
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
  };
}
