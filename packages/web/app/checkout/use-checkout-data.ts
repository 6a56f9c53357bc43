import { useMemo } from 'react';
import { send } from '../api.ts';
import { checkCountries } from '../countries.ts';
import { isCode, type Failure, type Outcome } from '../outcome.ts';
import { readCustomer } from '../stored-session/session-store.ts';
import { useFetched } from '../use-fetched.ts';
import { checkoutCalls } from './checkout-calls.ts';
import type { CheckoutFields } from './checkout-form.ts';
import type { PaymentProfile } from './payment-choices.ts';

type LoadSale<Sale> = (signal: AbortSignal) => Promise<Outcome<Sale>>;

interface CheckoutData<Sale> {
  sale: Sale;
  profile: PaymentProfile;
  /** Why the caller, who may read of it, pays nothing; null for whoever may. */
  unpayable: Failure | null;
  /** Of the account's address for invoices, else where it bought before. */
  first: Partial<CheckoutFields>;
  hasAccount: boolean;
}

async function loadAll<Sale>(
  load: LoadSale<Sale>,
  signal: AbortSignal,
): Promise<Outcome<CheckoutData<Sale>>> {
  const [sale, profile, known] = await Promise.all([
    load(signal),
    send(checkoutCalls.paymentProfile, { signal }),
    knownBuyer(signal),
    checkCountries(),
  ]);
  if (!sale.ok) return sale;
  const hasAccount = readCustomer() !== null;
  if (!profile.ok) {
    if (!isOfMember(profile)) return profile;
    return {
      ok: true,
      data: { sale: sale.data, profile: noProfile, unpayable: profile, first: {}, hasAccount },
    };
  }
  const country = known.country || profile.data.buyer_country || readCustomer()?.country;
  const first = country ? { ...known, country } : known;
  return { ok: true, data: { sale: sale.data, profile: profile.data, unpayable: null, first, hasAccount } };
}

const noProfile: PaymentProfile = {
  processors: [],
  methods: [],
  buyer_country: null,
  currency: 'EUR',
  seller_country: null,
  decline_codes: [],
};

/** In an organisation some read what others pay. */
function isOfMember(failure: Failure): boolean {
  return isCode(failure, 'member-role') || isCode(failure, 'member-website');
}

/** What the page needs before it can ask anything; null while it is loaded. A `load` of null waits. */
export function useCheckoutData<Sale>(
  load: LoadSale<Sale> | null,
): [Outcome<CheckoutData<Sale>> | null, () => void] {
  const ask = useMemo(() => load && ((signal: AbortSignal) => loadAll(load, signal)), [load]);
  const { outcome, asking, again } = useFetched(ask);
  return [asking ? null : outcome, again];
}

/** The address for invoices of who is logged in; nothing of a visitor is known. */
async function knownBuyer(signal: AbortSignal): Promise<Partial<CheckoutFields>> {
  const customer = readCustomer();
  if (customer?.confirmed !== true) return {};
  const known = await send(checkoutCalls.billingAddress, { signal });
  if (!known.ok) return {};
  const { company_name, vat_number, cui_cif, name, address, city, postal_code, country, state } = known.data;
  const { business_purchase: business } = known.data;
  const buyer = { business, company_name, vat_number, cui_cif, name, address, city, postal_code };
  return country === '' ? buyer : { ...buyer, country, state };
}
