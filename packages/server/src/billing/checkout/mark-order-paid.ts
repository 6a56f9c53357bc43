import { lockAgreement } from '../../documents/records/agreement-store.ts';
import { allOrNothing } from '../../platform/database/in-transaction.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import type { BillingPorts } from '../ports.ts';
import { quotePurchase } from '../quotes/quote-purchase.ts';
import { cancelWithin } from '../transactions/cancel-payment.ts';
import { completeZeroAmountSale } from '../settlement/complete-zero-amount-sale.ts';
import { isHeld } from '../transactions/is-held.ts';
import { findOpenSale } from '../transactions/sale-store.ts';
import {
  findTransaction,
  insertTransaction,
  findOpenTransaction,
} from '../transactions/transaction-store.ts';

export type MarkedPaid =
  | { ok: true; agreementId: string; amount: number; currency: string }
  | { ok: false; reason: 'not-found' | 'already-paid' }
  | Refused;

/** Nobody typed an address: the sale is taken as one of the operator's own country. */
const unknownBuyer = { vatCheck: 'none', viesConsultation: null, viesName: null, faults: [] } as const;

/**
 * The operator says that an agreement was paid by another way: the command `order mark <id> --paid`.
 * It is the way out of a payment that its provider never ends; if that one is approved after all,
 * the money goes back as surplus.
 */
export async function markOrderPaid(ports: BillingPorts, agreementId: string): Promise<MarkedPaid> {
  const now = ports.clock();
  return allOrNothing(ports.db, async (trx): Promise<MarkedPaid> => {
    const agreement = await lockAgreement(trx, agreementId);
    if (agreement === null) return { ok: false, reason: 'not-found' };
    if (agreement.status === 'finalized') return { ok: false, reason: 'already-paid' };
    const item = { type: 'agreement', agreement } as const;
    if (await isHeld(ports, trx, agreement)) return { ok: false, reason: 'wording-not-released' };
    const at = { itemType: 'agreement', itemId: agreementId } as const;
    const open = await findOpenTransaction(trx, 'agreement', agreementId);
    if (open !== null) await cancelWithin(ports, trx, open, { because: 'paid-otherwise', now });
    const country = ports.operator.country;
    const quoted = await quotePurchase(ports, trx, {
      item,
      buyer: { ...unknownBuyer, buyer: country === undefined ? null : { country } },
      discountCode: null,
      provider: null,
      connectionCountry: null,
      language: agreement.interfaceLanguage,
      now,
    });
    if (!quoted.ok) return quoted;
    const { quote } = quoted;
    const id = await insertTransaction(trx, {
      ...at,
      saleId: await findOpenSale(trx, { ...at, now }),
      processor: 'operator',
      quote,
      customerId: agreement.ownerId,
      email: agreement.deliveryEmail,
      language: agreement.interfaceLanguage,
      withdrawalConsentAt: null,
      paymentMethodId: null,
      saveMethod: false,
      now,
    });
    const transaction = await findTransaction(trx, id);
    if (transaction === null) throw new Error('a payment that was marked does not exist');
    await completeZeroAmountSale(ports, trx, { transaction, item, actor: 'operator', now });
    return { ok: true, agreementId, amount: quote.total, currency: quote.currency };
  });
}
