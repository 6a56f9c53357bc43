import { findMethod } from '../payment-methods/payment-method-store.ts';
import { findProviderCustomer } from '../payment-methods/provider-customer-store.ts';
import type { BillingPorts } from '../ports.ts';
import type { Order } from '../provider-interface/provider.ts';
import type { Quote } from '../quotes/quote.ts';
import { chargeLease } from './provider-timing.ts';
import { getPayPath } from './items.ts';
import type { PaymentTransaction } from './transaction-store.ts';

/** A payment as its provider is told of it. */
export async function toProviderOrder(
  { db, publicUrl }: Pick<BillingPorts, 'db' | 'publicUrl'>,
  transaction: PaymentTransaction,
): Promise<Order> {
  const { quote, customerId, processor } = transaction;
  const known = customerId !== null && processor !== 'operator' && processor !== 'none';
  const reference = known ? await findProviderCustomer(db, { customerId, processor }) : null;
  return {
    id: transaction.id,
    amount: transaction.amount,
    currency: transaction.currency,
    quoteHash: transaction.quoteHash,
    description: quote.product,
    reference: transaction.reference,
    customer: customerId === null ? null : { id: customerId, reference },
    email: transaction.email ?? '',
    language: transaction.language,
    buyer: {
      name: quote.buyer.company_name ?? quote.buyer.name ?? '',
      country: quote.buyer.country,
      postalCode: quote.buyer.postal_code ?? '',
    },
    saveMethod: transaction.saveMethod,
    savedMethod: await savedMethodOf(db, transaction),
    plan: planIn(quote),
    chargeStartedAt: unheardCharge(transaction),
    returnUrl: createReturnUrl({ publicUrl }, transaction),
  };
}

/** The end of a charge's lease stands until its answer is heard, by whichever process. */
function unheardCharge({ chargingUntil }: PaymentTransaction): Date | null {
  return chargingUntil === null ? null : new Date(chargingUntil.getTime() - chargeLease);
}

function planIn({ item }: Quote): NonNullable<Order['plan']> | null {
  if (item.type !== 'consent' || item.subscriptionId !== null) return null;
  return { interval: item.plan.interval, count: item.plan.count };
}

/** Where the provider sends the browser back to; the page then asks for the status. */
export function createReturnUrl(
  { publicUrl }: Pick<BillingPorts, 'publicUrl'>,
  transaction: PaymentTransaction,
): string {
  return `${publicUrl}${getPayPath(transaction)}?payment=${transaction.id}`;
}

/** The token of the saved method that pays; of its owner and provider only. */
async function savedMethodOf(
  db: BillingPorts['db'],
  { paymentMethodId, customerId, processor }: PaymentTransaction,
): Promise<string | null> {
  if (paymentMethodId === null) return null;
  const method = await findMethod(db, paymentMethodId);
  const own = method !== null && method.customerId === customerId && method.processor === processor;
  return own ? method.reference : null;
}
