import type { Clock } from '../../../platform/clock.ts';
import { decimalText } from '../../../platform/money.ts';
import type { Answer, Order, PaymentProvider, Started } from '../../provider-interface/provider.ts';
import { type ChargeDeps, pay, renew } from './charge.ts';
import { getContentSources } from './content-sources.ts';
import { type BraintreeSettings, connectGateway } from './gateway.ts';
import { createAccountFinder } from './merchant-accounts.ts';
import { findPayment, readPayment } from './payment-lookup.ts';
import { refundPayment, voidIfHeld } from './refund-payment.ts';
import { createUnsettledSales } from './unsettled-sales.ts';
import { createVault, generateClientToken } from './vault.ts';
import { readWebhook } from './webhook.ts';

/** Milliseconds: whoever charges is given 18 seconds in all, and a sale is sent before the rest of them is spent. */
const timeouts = { lookup: 4_000, charge: 9_000 };

/** Cards in hosted fields with 3-D Secure, and PayPal where the settings offer it. */
export function createBraintreeProvider(
  settings: BraintreeSettings,
  { clock, patience = timeouts }: { clock: Clock; patience?: typeof timeouts },
): PaymentProvider {
  const gateway = connectGateway(settings, patience.lookup);
  const patient = connectGateway(settings, patience.charge);
  const findAccount = createAccountFinder(gateway);
  const deps: ChargeDeps = { gateway, patient, findAccount, unsettled: createUnsettledSales(clock) };
  const vault = createVault({ gateway, patient });
  return {
    processor: 'braintree',
    kinds: settings.paypal ? ['card', 'paypal'] : ['card'],
    test: settings.environment !== 'production',
    sellerOfRecord: false,
    live: settings.environment === 'production',
    minimum: () => 1,
    start: (order) => start(deps, vault, settings, order),
    pay: (order, proof) => deps.unsettled.alone(order.id, () => pay(deps, order, proof)),
    renew: (order) => deps.unsettled.alone(order.id, () => renew(deps, order)),
    read: (order) => read(deps, order),
    refund: (order, refund) => refundPayment(deps, order, refund),
    cancel: (order) => voidIfHeld(deps, order),
    vault,
    webhook: (request) => readWebhook(gateway, request),
    contentSources: getContentSources(settings),
  };
}

/** Nothing is made at the gateway but the customer: the sale begins with the nonce. */
async function start(
  { gateway, findAccount }: ChargeDeps,
  vault: ReturnType<typeof createVault>,
  settings: BraintreeSettings,
  order: Order,
): Promise<Started> {
  const found = await findAccount(order.currency);
  if (!found.ok) return found;
  if (found.account === null) return { ok: false, reason: 'refused', failure: 'transaction-not-accepted' };
  let customerReference = order.customer?.reference ?? null;
  if (order.customer && order.saveMethod) {
    const customer = await vault.customer({ ...order.customer, email: order.email });
    if (!customer.ok) return customer;
    customerReference = customer.reference;
  }
  if (order.savedMethod !== null) return { ok: true, reference: null, customerReference, client: null };
  const token = await generateClientToken(gateway, {
    merchantAccountId: found.account,
    ...(customerReference === null ? {} : { customerId: customerReference }),
  });
  if (token === null) return { ok: false, reason: 'unreachable' };
  return {
    ok: true,
    reference: null,
    customerReference,
    client: {
      processor: 'braintree',
      client_token: token,
      amount: decimalText(order.amount, order.currency),
      currency: order.currency,
      paypal: settings.paypal,
    },
  };
}

async function read(deps: ChargeDeps, order: Order): Promise<Answer> {
  const found = await findPayment(deps, order);
  return found.ok ? readPayment(deps.gateway, order, found.transaction, found.sales) : found;
}
