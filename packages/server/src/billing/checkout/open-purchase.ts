import type { BodyOf, newTransaction } from '@clausewright/contract';
import { type Caller, openAgreement } from '../../documents/records/agreement-access.ts';
import { hasPurchases } from '../../documents/records/purchased-store.ts';
import { findConsent } from '../../consent/consents/consent-store.ts';
import type { ItemType } from '../../platform/database/billing-schema.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import type { BillingPorts } from '../ports.ts';
import type { PurchaseItem } from '../quotes/item-lines.ts';
import { planToBuy } from '../quotes/plan-to-buy.ts';
import type { Item } from '../transactions/items.ts';

/** What a page asks to pay for. */
export type Purchase = Omit<BodyOf<typeof newTransaction>, 'processor' | 'expected_total'>;

/** Whether the caller may pay for it; with the address that the item itself names. */
export async function openPurchase(
  { db }: Pick<BillingPorts, 'db'>,
  { purchase, caller }: { purchase: Pick<Purchase, 'item_type' | 'item_id'>; caller: Caller },
): Promise<{ ok: true; deliveryEmail: string | null } | Refused> {
  return openItem(db, { itemType: purchase.item_type, itemId: purchase.item_id }, caller);
}

/** An agreement is paid by whoever may open it, a consent by its owner. */
export async function openItem(
  db: BillingPorts['db'],
  { itemType, itemId }: { itemType: ItemType; itemId: string },
  caller: Caller,
): Promise<{ ok: true; deliveryEmail: string | null } | Refused> {
  if (itemType === 'agreement') {
    const opened = await openAgreement(db, itemId, caller);
    return opened.ok ? { ok: true, deliveryEmail: opened.agreement.deliveryEmail } : opened;
  }
  const { session = null } = caller;
  if (session === null) return { ok: false, reason: 'not-authenticated' };
  const consent = await findConsent(db, itemId);
  if (consent === null) return { ok: false, reason: 'not-found' };
  if (consent.ownerId !== session.customerId) return { ok: false, reason: 'other-account' };
  if (session.role === 'unconfirmed') return { ok: false, reason: 'email-not-confirmed' };
  return { ok: true, deliveryEmail: null };
}

/** What exactly is bought of a locked item; refused where nothing of it is for sale. */
export async function toPurchaseItem(
  trx: Transaction,
  item: Item,
  { plan: planCode }: Purchase,
  now: Date,
): Promise<{ ok: true; item: PurchaseItem } | Refused> {
  if (item.type === 'agreement') {
    const { agreement } = item;
    if (agreement.status !== 'finalized') return { ok: true, item };
    const bought = await hasPurchases(trx, agreement.id);
    return { ok: false, reason: bought ? 'already-paid' : 'nothing-to-pay' };
  }
  const { consent } = item;
  const toBuy = await planToBuy(trx, consent.id, now);
  if (!toBuy.ok) return toBuy;
  if (toBuy.further !== null) {
    const { subscriptionId: id, periodNo, planCode: code } = toBuy.further;
    return {
      ok: true,
      item: { type: 'consent', consent, planCode: code, subscription: { id, periodNo } },
    };
  }
  if (planCode === undefined) {
    return { ok: false, reason: 'not-found', fields: [{ field: 'plan', code: 'required' }] };
  }
  return { ok: true, item: { type: 'consent', consent, planCode, subscription: null } };
}
