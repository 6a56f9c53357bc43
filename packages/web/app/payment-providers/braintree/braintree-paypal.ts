import { create as createPaypalCheckout } from 'braintree-web/paypal-checkout-v6';
import { deviceProof, startBraintree } from './braintree-client.ts';
import { decideAtPaypal } from '../paypal-session.ts';
import type { ProviderContext, ProviderForm, Submitted } from '../provider-form.ts';

/** PayPal, bought through Braintree: one vault and one set of books for both. */
export function createBraintreePaypal(context: ProviderContext): ProviderForm {
  let started: Awaited<ReturnType<typeof startBraintree>> = null;
  let checkout: Awaited<ReturnType<typeof createPaypalCheckout>> | null = null;

  return {
    async mount() {
      started = await startBraintree(context);
      if (started === null) return false;
      const made = await createPaypalCheckout({ client: started.client }).catch(() => null);
      checkout = (await made?.loadPayPalSDK().catch(() => null)) ?? null;
      return checkout !== null;
    },
    async submit(open): Promise<Submitted> {
      const paypal = checkout;
      if (paypal === null || started === null) return { ok: false, reason: 'unavailable' };
      const { deviceData } = started;
      const opened = await open();
      if (opened === null) return { ok: false, reason: 'not-opened' };
      if (opened.client?.processor !== 'braintree') return { ok: false, reason: 'unavailable' };
      const { amount, currency } = opened.client;
      return decideAtPaypal(
        async (approval) => {
          const { nonce } = await paypal.tokenizePayment(approval);
          return { ok: true, proof: { nonce, ...deviceProof(deviceData) } };
        },
        async (events) => {
          const options = { amount, currency, ...events };
          const session = context.keeps()
            ? paypal.createCheckoutWithVaultSession(options)
            : paypal.createOneTimePaymentSession(options);
          await session.start();
        },
      );
    },
    close() {
      const parts = [() => checkout?.teardown(), () => started?.close()];
      void Promise.allSettled(parts.map(async (part) => part()));
    },
  };
}
