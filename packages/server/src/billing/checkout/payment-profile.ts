import type { paymentProfile, ResultOf, user3dSecure } from '@clausewright/contract';
import { findAccount } from '../../customers/customer-store.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { findBillingAddress } from '../billing-address/billing-address-store.ts';
import { describeMethod } from '../payment-methods/describe-method.ts';
import { listSavedMethods } from '../payment-methods/payment-method-store.ts';
import type { BillingPorts } from '../ports.ts';
import { currentPrices } from '../../platform/prices/price-store.ts';
import { declineCodes } from '../providers/sandbox/test-cards.ts';
import { findLastCountry } from '../transactions/transaction-store.ts';

/** How one can pay here, and with which saved methods. */
export async function readPaymentProfile(
  { db, clock, providers, operator }: BillingPorts,
  session: Session | null,
): Promise<Outcome<ResultOf<typeof paymentProfile>>> {
  const { offered } = providers;
  const now = clock();
  const saved = session === null ? [] : await listSavedMethods(db, session.customerId);
  const usable = saved.filter((method) => offered.some(({ processor }) => processor === method.processor));
  return {
    ok: true,
    value: {
      processors: offered.map(({ processor, kinds, test, publicKey: key }) => ({
        processor,
        kinds: [...kinds],
        test,
        ...(key === undefined ? {} : { public_key: key }),
      })),
      methods: usable.map((method) => describeMethod(method, now)),
      buyer_country: session === null ? null : await findLastCountry(db, session.customerId),
      currency: (await currentPrices(db, now)).currency,
      seller_country: operator.country ?? null,
      decline_codes: offered.some(({ processor }) => processor === 'sandbox') ? [...declineCodes] : [],
    },
  };
}

/** What the payer's bank wants to know for 3-D Secure: the address for invoices, else the profile. */
export async function readUser3dSecure(
  { db }: Pick<BillingPorts, 'db'>,
  { customerId }: Session,
): Promise<Outcome<ResultOf<typeof user3dSecure>>> {
  const account = await findAccount(db, customerId);
  if (account === null) return { ok: false, reason: 'not-authenticated' };
  const { email, profile } = account;
  const billing = await findBillingAddress(db, customerId);
  return {
    ok: true,
    value: {
      email,
      phone: billing?.phone || profile.phone,
      given_name: profile.first_name,
      surname: profile.last_name,
      address: billing?.address ?? '',
      city: billing?.city ?? '',
      postal_code: billing?.postal_code ?? '',
      country: billing?.country || profile.country,
      state: billing?.state ?? '',
    },
  };
}
