import type { BillingAddress, Buyer } from '@clausewright/contract';
import { findBillingAddress } from '../billing-address/billing-address-store.ts';
import type { BillingPorts } from '../ports.ts';
import { checkBuyer, type CheckedBuyer } from '../tax/check-buyer.ts';
import { findTransaction } from '../transactions/transaction-store.ts';
import { findPeriod } from '../plan-periods/period-store.ts';
import type { Subscription } from '../../consent/plans/subscription-store.ts';

/**
 * Who pays for a renewal, checked anew: the address for invoices as it is now, else the buyer of the period
 * before. A number that stopped being right is left away, so that the plan goes on with the tax of a consumer.
 */
export async function renewalBuyer(
  ports: Pick<BillingPorts, 'db' | 'vies'>,
  subscription: Subscription,
): Promise<CheckedBuyer> {
  const address = await findBillingAddress(ports.db, subscription.customerId);
  const buyer = buyerOf(address) ?? (await lastBuyer(ports, subscription));
  const checked = await checkBuyer(ports, buyer);
  if (buyer === null || checked.faults.length === 0) return checked;
  const { country, name, company_name, address: street, city, postal_code } = buyer;
  return checkBuyer(ports, { country, name, company_name, address: street, city, postal_code });
}

function buyerOf(address: BillingAddress | null): Buyer | null {
  if (address === null || address.country === '') return null;
  const { state, country, vat_registered: registered, vat_number, ...rest } = address;
  return { ...rest, country, vat_number: registered ? vat_number : '', ...(state !== '' && { state }) };
}

async function lastBuyer(
  { db }: Pick<BillingPorts, 'db'>,
  { id, periodNo }: Subscription,
): Promise<Buyer | null> {
  const paidBy = (await findPeriod(db, id, periodNo))?.transactionId ?? null;
  const paid = paidBy === null ? null : await findTransaction(db, paidBy);
  if (paid === null) return null;
  const { viesConsultation: _consultation, viesName: _name, ...buyer } = paid.quote.buyer;
  return buyer;
}
