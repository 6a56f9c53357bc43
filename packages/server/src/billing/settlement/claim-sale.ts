import { tellPlanChanged } from '../plan-periods/tell-plan-changed.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { BillingPorts } from '../ports.ts';
import { redeemDiscount } from '../discounts/redeem-discount.ts';
import { storeMethod } from '../payment-methods/store-method.ts';
import type { VaultedMethod } from '../provider-interface/provider.ts';
import { coverPeriod } from '../plan-periods/cover-period.ts';
import type { Mismatch } from './compare-status.ts';
import { matchesQuote, type Item } from '../transactions/items.ts';
import { coverSale, isCoverable } from '../transactions/sale-store.ts';
import { type PaymentTransaction, setMethod } from '../transactions/transaction-store.ts';

export type Claim =
  | { kind: 'covered'; transaction: PaymentTransaction }
  /** Another payment covers the sale, or the item is gone: the money goes back. */
  | { kind: 'surplus' }
  | { kind: 'held'; because: Mismatch };

/** Lets money that came in full cover the sale it came for. The item is locked; null where it is gone. */
export async function claimSale(
  ports: Pick<BillingPorts, 'enqueue'>,
  trx: Transaction,
  paid: PaymentTransaction,
  given: {
    item: Item | null;
    method: VaultedMethod | null;
    planReference: string | null;
    now: Date;
  },
): Promise<Claim> {
  const { item, method, planReference, now } = given;
  const { saleId, quote, id } = paid;
  if (item === null || saleId === null || !(await isCoverable(trx, saleId))) return { kind: 'surplus' };
  if (!(await matchesQuote(trx, item, quote))) return { kind: 'held', because: 'item' };
  if (!(await redeemDiscount(trx, id, now)).ok) return { kind: 'held', because: 'discount' };
  const transaction = await withMethod(trx, paid, method, now);
  if (quote.item.type === 'consent') {
    const period = await coverPeriod(trx, { transaction, planReference, now });
    if (!period.ok) return { kind: 'surplus' };
    if (!period.repeated) await tellPlanChanged(ports, trx, period.subscriptionId, now);
  }
  await coverSale(trx, saleId, id);
  return { kind: 'covered', transaction };
}

async function withMethod(
  trx: Transaction,
  transaction: PaymentTransaction,
  method: VaultedMethod | null,
  now: Date,
): Promise<PaymentTransaction> {
  const { customerId, processor, saveMethod } = transaction;
  if (method === null || customerId === null || !saveMethod) return transaction;
  if (processor === 'operator' || processor === 'none') return transaction;
  const id = await storeMethod(trx, { customerId, processor, method, now });
  if (id === null) return transaction;
  await setMethod(trx, transaction.id, id);
  return { ...transaction, paymentMethodId: id };
}
