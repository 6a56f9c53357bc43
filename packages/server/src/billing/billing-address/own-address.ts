import type { BillingAddress, Buyer } from '@clausewright/contract';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import type { BillingPorts } from '../ports.ts';
import { findBillingAddress, saveBillingAddress } from './billing-address-store.ts';
import { readAddress } from './read-address.ts';

const empty: BillingAddress = {
  company_name: '',
  business_purchase: false,
  vat_registered: false,
  vat_number: '',
  cui_cif: '',
  name: '',
  address: '',
  city: '',
  postal_code: '',
  country: '',
  state: '',
  phone: '',
};

type Ports = Pick<BillingPorts, 'db' | 'clock'>;

export async function readOwnAddress({ db }: Ports, session: Session): Promise<Outcome<BillingAddress>> {
  return { ok: true, value: (await findBillingAddress(db, session.customerId)) ?? empty };
}

export async function changeOwnAddress(
  { db, clock }: Ports,
  session: Session,
  typed: BillingAddress,
): Promise<Outcome<BillingAddress>> {
  const { address, faults } = readAddress(typed);
  if (faults.length > 0) return { ok: false, reason: 'billing-incomplete', fields: faults };
  const kept = await inTransaction(db, (trx) =>
    saveBillingAddress(trx, session.customerId, address, clock()),
  );
  return kept ? { ok: true, value: address } : { ok: false, reason: 'not-authenticated' };
}

/** Who buys where a page did not say: the account's address for invoices; null where nobody knows. */
export async function getAccountBuyer(db: Database, accountId: string | null): Promise<Buyer | null> {
  const address = accountId === null ? null : await findBillingAddress(db, accountId);
  if (address === null || address.country === '') return null;
  const { state, vat_registered: registered, vat_number: vatNumber, ...rest } = address;
  return { ...rest, vat_number: registered ? vatNumber : '', ...(state !== '' && { state }) };
}
