import type { Processor } from '@clausewright/contract';
import { findAccount } from '../../customers/customer-store.ts';
import type { Caller } from '../../documents/records/agreement-access.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { findMethod, type SavedMethod } from '../payment-methods/payment-method-store.ts';
import type { BillingPorts } from '../ports.ts';
import type { Quote } from '../quotes/quote.ts';
import type { CheckedBuyer } from '../tax/check-buyer.ts';
import { isMemberState, getVatCountry } from '../../platform/vat-number/eu.ts';
import type { Purchase } from './open-purchase.ts';

/** Who pays, and with what. */
export interface Payer {
  /** Null for a visitor. */
  customerId: string | null;
  email: string | null;
  /** A saved method that pays. */
  method: SavedMethod | null;
  saveMethod: boolean;
}

/** Refused where the saved method is not the caller's, or not of the processor that was chosen. */
export async function resolvePayer(
  { db }: Pick<BillingPorts, 'db'>,
  { purchase, caller, processor }: { purchase: Purchase; caller: Caller; processor: Processor },
  deliveryEmail: string | null,
): Promise<{ ok: true; payer: Payer } | Refused> {
  const customerId = caller.session?.customerId ?? null;
  const account = customerId === null ? null : await findAccount(db, customerId);
  // Limits of discount codes count by it: whoever has an account is known by that.
  const email = account?.email ?? purchase.email ?? deliveryEmail;
  const { payment_method_id: methodId } = purchase;
  const method = methodId === undefined ? null : await findMethod(db, methodId);
  const own = method !== null && method.customerId === customerId && method.processor === processor;
  if (methodId !== undefined && !own) {
    return { ok: false, reason: 'not-found', fields: [{ field: 'payment_method_id', code: 'not-allowed' }] };
  }
  // A plan renews with the method of its first payment.
  const wanted = purchase.save_method === true || purchase.item_type === 'consent';
  return { ok: true, payer: { customerId, email, method, saveMethod: customerId !== null && wanted } };
}

/** What must be known and agreed to before money is taken; null where nothing is missing. */
export function checkPayer(
  { net, total, buyer: { country } }: Quote,
  { purchase, payer, buyer }: { purchase: Purchase; payer: Payer; buyer: CheckedBuyer },
): Refused | null {
  if (net === 0) return null;
  if (payer.email === null) {
    return { ok: false, reason: 'billing-incomplete', fields: [{ field: 'email', code: 'required' }] };
  }
  const business = buyer.buyer?.business_purchase === true || buyer.vatCheck === 'valid';
  // Directive 2011/83 art. 16 (m): what is delivered at once may be bought without a way back only so.
  const consumer = !business && isMemberState(getVatCountry(country));
  const missing = consumer && total > 0 && purchase.withdrawal_consent !== true;
  return missing ? { ok: false, reason: 'withdrawal-consent-missing' } : null;
}
