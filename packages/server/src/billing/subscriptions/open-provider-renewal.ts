import { findAccount } from '../../customers/customer-store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Processor } from '../../platform/database/billing-schema.ts';
import type { BillingPorts } from '../ports.ts';
import { quotePurchase } from '../quotes/quote-purchase.ts';
import { lockItem } from '../transactions/items.ts';
import { findOpenSale } from '../transactions/sale-store.ts';
import {
  findByReference,
  insertTransaction,
  findOpenTransaction,
  setReference,
} from '../transactions/transaction-store.ts';
import { setPeriod } from '../plan-periods/period-store.ts';
import { calculatePeriod } from '../../consent/plans/periods.ts';
import { renewalBuyer } from './renewal-buyer.ts';
import { findByProviderReference, lockSubscription } from '../../consent/plans/subscription-store.ts';

/** What a message of a seller of record says: its order `reference` renews its plan `planReference`. */
export interface ProviderRenewal {
  processor: Processor;
  planReference: string;
  reference: string;
}

export type OpenedProviderRenewal =
  | { ok: true; transactionId: string }
  | { ok: false; reason: 'unknown' | 'later' };

const later = { ok: false, reason: 'later' } as const;

/**
 * Opens our payment for a renewal that a seller of record made by itself, so that it is read and covers its
 * period as every other; once per order. `unknown`: the plan is none of ours; `later`: it cannot be opened
 * now, though its money was taken.
 */
export async function openProviderRenewal(
  ports: BillingPorts,
  { processor, planReference, reference }: ProviderRenewal,
): Promise<OpenedProviderRenewal> {
  const { db, clock } = ports;
  const found = await findByProviderReference(db, { processor, reference: planReference });
  if (found === null) return { ok: false, reason: 'unknown' };
  const buyer = await renewalBuyer(ports, found);
  const now = clock();
  return inTransaction(db, async (trx): Promise<OpenedProviderRenewal> => {
    const at = { itemType: 'consent', itemId: found.consentId } as const;
    const item = await lockItem(trx, at);
    const subscription = await lockSubscription(trx, found.id);
    const known = await findByReference(trx, processor, reference);
    if (known !== null) return { ok: true, transactionId: known.id };
    if (item?.type !== 'consent' || subscription === null) return later;
    if ((await findOpenTransaction(trx, at.itemType, at.itemId)) !== null) return later;
    const account = await findAccount(trx, subscription.customerId);
    if (account === null) return later;
    const periodNo = subscription.periodNo + 1;
    const { id, plan, anchorAt } = subscription;
    const quoted = await quotePurchase(ports, trx, {
      item: {
        type: 'consent',
        consent: item.consent,
        planCode: plan.code,
        subscription: { id, periodNo },
      },
      buyer,
      discountCode: null,
      provider: ports.providers.find(processor),
      connectionCountry: null,
      language: account.language,
      now,
    });
    if (!quoted.ok) return later;
    const transactionId = await insertTransaction(trx, {
      ...at,
      saleId: await findOpenSale(trx, { ...at, now }),
      kind: 'renewal',
      processor,
      quote: quoted.quote,
      customerId: account.id,
      email: account.email,
      language: account.language,
      withdrawalConsentAt: null,
      paymentMethodId: null,
      saveMethod: false,
      now,
    });
    await setReference(trx, transactionId, reference, now);
    await setPeriod(trx, {
      subscriptionId: id,
      periodNo,
      transactionId,
      ...calculatePeriod(anchorAt, plan, periodNo),
    });
    return { ok: true, transactionId };
  });
}
