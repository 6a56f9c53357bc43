import { loadCoreSdkScript } from '@paypal/paypal-js/sdk-v6';
import { decideAtPaypal } from '../paypal-session.ts';
import type { ProviderContext, ProviderForm } from '../provider-form.ts';

/** PayPal's own window; nothing of it stands on our page. */
export function createPaypalForm({ publicKey, test, language, keeps }: ProviderContext): ProviderForm {
  const components = ['paypal-payments'] as const;
  const prepare = async () => {
    const paypal = await loadCoreSdkScript({ environment: test ? 'sandbox' : 'production' });
    return paypal?.createInstance({
      clientId: publicKey,
      components,
      locale: language,
      pageType: 'checkout',
    });
  };
  let sdk: Awaited<ReturnType<typeof prepare>>;

  return {
    async mount() {
      sdk = await prepare().catch(() => undefined);
      return sdk !== undefined;
    },
    async submit(open) {
      const instance = sdk;
      if (instance === undefined) return { ok: false, reason: 'unavailable' };
      // The window opens on the press; the order follows while it is empty.
      let order = '';
      let refused = false;
      const decided = await decideAtPaypal(
        () => Promise.resolve({ ok: true, proof: { token: order } }),
        async (events) => {
          const session = instance.createPayPalOneTimePaymentSession({ ...events, savePayment: keeps() });
          await session.start(
            { presentationMode: 'auto' },
            open().then((opened) => {
              if (opened?.client?.processor !== 'paypal') {
                refused = true;
                throw new Error('no order');
              }
              order = opened.client.order_id;
              return { orderId: order };
            }),
          );
        },
      );
      return refused ? { ok: false, reason: 'not-opened' } : decided;
    },
    close: () => {},
  };
}
