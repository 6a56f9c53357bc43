import type { Clock } from '../../../platform/clock.ts';
import type { Order, PaymentProof, PaymentProvider } from '../../provider-interface/provider.ts';
import { charge, ensureOrderId, readOrder } from './charge.ts';
import { createPaypalClient, type PaypalSettings } from './client.ts';
import { getContentSources } from './content-sources.ts';
import { toFailure } from './failures.ts';
import { refundOrder } from './refund.ts';
import { createPaypalVault } from './vault.ts';
import { checkPaypalWebhook } from './webhook.ts';

export interface PaypalDeps {
  clock: Clock;
  /** Milliseconds after which a call of PayPal counts as unanswered. */
  timeout?: number;
}

/**
 * PayPal itself (Orders v2, intent CAPTURE). The payer approves in PayPal's window, our server captures;
 * plans charge the account that was saved with the first purchase.
 */
export function createPaypalProvider(settings: PaypalSettings, deps: PaypalDeps): PaymentProvider {
  const live = settings.environment === 'production';
  const client = createPaypalClient(settings, deps.timeout ?? 5_000);
  // In PayPal's sandbox a code of its negative testing says how the charge ends.
  const pay = (order: Order, proof: PaymentProof) =>
    charge(client, order, { ...proof, code: live ? undefined : proof.code });

  return {
    processor: 'paypal',
    kinds: ['paypal'],
    publicKey: settings.clientId,
    test: !live,
    sellerOfRecord: false,
    live,
    minimum: () => 1,
    async start(order) {
      const id = await ensureOrderId(client, order);
      if (!id.ok)
        return id.reason === 'refused'
          ? { ok: false, reason: 'refused', failure: toFailure(id.issues) }
          : { ok: false, reason: 'unreachable' };
      return {
        ok: true,
        reference: id.value,
        customerReference: order.customer?.reference ?? null,
        client:
          order.savedMethod === null
            ? {
                processor: 'paypal',
                client_id: settings.clientId,
                order_id: id.value,
                currency: order.currency,
              }
            : null,
      };
    },
    pay,
    renew: (order) => pay(order, {}),
    read(order) {
      // Without a saved account nothing can have been charged before the order's id was known.
      if (order.reference === null && order.savedMethod === null)
        return Promise.resolve({ ok: false, reason: 'not-found' });
      return readOrder(client, order);
    },
    refund: (order, refund) => refundOrder(client, order, refund),
    // An order that nobody captures ends by itself after hours.
    cancel: () => Promise.resolve({ ok: true }),
    vault: createPaypalVault(client),
    webhook: (request) => checkPaypalWebhook(client, settings.webhookId, deps.clock(), request),
    contentSources: getContentSources(live),
  };
}
