import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { ProviderContext, ProviderForm } from '../provider-form.ts';

/** What a charge refused on the server says again, with our advice: the browser only reports it. */
const serverKnows = new Set(['card_error', 'api_error', 'api_connection_error', 'invalid_request_error']);

/** The colours of the page for fields in another document, which sees none of our style sheets. */
function appearance() {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: 'flat',
    variables: {
      colorPrimary: token('--accent'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-2'),
      colorBackground: token('--paper'),
      colorDanger: token('--danger'),
      borderRadius: token('--r2'),
    },
    rules: { '.Input': { border: `1px solid ${token('--control')}` } },
  } as const;
}

/**
 * Stripe's Payment Element. The fields stand before the payment is opened (Stripe: "deferred
 * intent"), so that nobody who only looks leaves a payment behind.
 */
export function createStripeForm(context: ProviderContext): ProviderForm {
  const { publicKey, currency, total, language, keeps, buyer } = context;
  let stripe: Stripe | null = null;
  let elements: StripeElements | null = null;

  return {
    async mount(element) {
      stripe = await loadStripe(publicKey, { locale: language }).catch(() => null);
      if (stripe === null) return false;
      elements = stripe.elements({
        mode: 'payment',
        amount: total,
        currency: currency.toLowerCase(),
        locale: language,
        appearance: appearance(),
      });
      const fields = elements.create('payment', { layout: 'tabs' });
      return new Promise((resolve) => {
        fields.on('ready', () => resolve(true));
        fields.on('loaderror', () => resolve(false));
        fields.mount(element);
      });
    },
    update(amount) {
      void elements?.update({ amount });
    },
    async submit(open) {
      if (stripe === null || elements === null) return { ok: false, reason: 'unavailable' };
      await elements.update({ setupFutureUsage: keeps() ? 'off_session' : null });
      const typed = await elements.submit();
      if (typed.error) return { ok: false, reason: 'fields' };
      const opened = await open();
      if (opened === null) return { ok: false, reason: 'not-opened' };
      if (opened.client?.processor !== 'stripe') return { ok: false, reason: 'unavailable' };
      const { client_secret: clientSecret, payment_intent_id: token } = opened.client;
      const { email, name } = buyer();
      const confirmed = await stripe.confirmPayment({
        elements,
        clientSecret,
        redirect: 'if_required',
        confirmParams: {
          return_url: opened.returnUrl,
          payment_method_data: {
            billing_details: { ...(email === '' ? {} : { email }), ...(name === '' ? {} : { name }) },
          },
        },
      });
      const { error } = confirmed;
      if (error === undefined || serverKnows.has(error.type)) return { ok: true, proof: { token } };
      return { ok: false, reason: 'fields' };
    },
    close() {
      elements?.getElement('payment')?.destroy();
    },
  };
}
