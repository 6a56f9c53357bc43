import { inTransaction } from '../../database/in-transaction.ts';
import type { Quote } from '../quotes/quote.ts';
import type { BillingPorts } from '../ports.ts';
import { decideCharge, insertCharge } from '../providers/sandbox/sandbox-store.ts';
import { coverWithoutMoney } from '../transactions/cover-without-money.ts';
import { lockItem } from '../transactions/items.ts';
import { openSaleOf } from '../transactions/sale-store.ts';
import { findTransaction, type PaymentTransaction } from '../transactions/transaction-store.ts';

/** A quote of one line without tax. */
export function someQuote(given: { agreementId: string; versionId: string; total?: number }): Quote {
  const { agreementId, versionId, total = 1900 } = given;
  return {
    item: { type: 'agreement', agreementId, versionId, upgrade: false },
    product: 'Privacy Policy – Example Shop',
    lines: [{ key: 'premium:TEST', code: 'base', label: 'Privacy Policy', amount: total, discount: 0 }],
    net: total,
    discount: 0,
    vat: 0,
    total,
    currency: 'EUR',
    tax: { treatment: 'not-registered', country: 'DE', rate: 0, own: null },
    discountCode: null,
    buyer: { country: 'DE', viesConsultation: null, viesName: null },
    evidence: { billing: 'DE', connection: null, confirmed: false },
  };
}

/** The test provider takes the money without telling anybody, as a page does whose browser is gone. */
export async function captureUnseen(
  { db, clock }: Pick<BillingPorts, 'db' | 'clock'>,
  id: string,
): Promise<void> {
  const transaction = await existing(db, id);
  await insertCharge(db, { ...transaction, now: clock() });
  await decideCharge(db, id, { state: 'captured', code: null, decidesAt: null }, clock());
}

/** Covers the sale of a payment as the operator does. */
export async function cover(ports: BillingPorts, id: string): Promise<void> {
  const now = ports.clock();
  await inTransaction(ports.db, async (trx) => {
    const found = await existing(trx, id);
    const item = await lockItem(trx, found);
    if (item === null) throw new Error('nothing to pay for');
    const saleId = found.saleId ?? (await openSaleOf(trx, { ...found, now }));
    const transaction = { ...found, saleId };
    await coverWithoutMoney(ports, trx, { transaction, item, actor: 'operator', now });
  });
}

async function existing(db: BillingPorts['db'], id: string): Promise<PaymentTransaction> {
  const transaction = await findTransaction(db, id);
  if (transaction === null) throw new Error('no such payment');
  return transaction;
}
