import { loadStripe } from '@stripe/stripe-js/pure';
import { send } from '../../api.ts';
import { stripeCalls } from './stripe-calls.ts';
import type { CardContext, CardFields } from '../saved-card.ts';

/** Stripe's Payment Element for a card that is saved and not charged; the bank may ask for a confirmation. */
export async function showStripeCard(
  element: HTMLElement,
  { language, returnPath }: CardContext,
): Promise<CardFields | null> {
  const begun = await send(stripeCalls.stripeNewMethodToken, {});
  if (!begun.ok) return null;
  const { publishable_key, client_secret: clientSecret, setup_intent_id } = begun.data;
  const stripe = await loadStripe(publishable_key, { locale: language });
  if (stripe === null) return null;
  // In a document of Stripe's, which sees none of our style sheets.
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe';
  const elements = stripe.elements({ clientSecret, locale: language, appearance: { theme } });
  const fields = elements.create('payment', { layout: 'tabs' });
  const ready = await new Promise<boolean>((resolve) => {
    fields.on('ready', () => resolve(true));
    fields.on('loaderror', () => resolve(false));
    fields.mount(element);
  });
  if (!ready) return null;
  return {
    async save() {
      const typed = await elements.submit();
      if (typed.error) return { ok: false, reason: 'fields' };
      const { error, setupIntent } = await stripe.confirmSetup({
        elements,
        clientSecret,
        redirect: 'if_required',
        confirmParams: { return_url: new URL(returnPath, location.href).href },
      });
      if (error) return { ok: false, reason: 'provider', text: error.message ?? '' };
      const method = setupIntent.payment_method;
      const payment_method_id = typeof method === 'string' ? method : (method?.id ?? '');
      const saved = await send(stripeCalls.stripeConfirmSetupIntent, {
        body: { setup_intent_id, payment_method_id },
      });
      return saved.ok ? { ok: true } : { ok: false, reason: 'server', failure: saved };
    },
    close: () => fields.destroy(),
  };
}
