import type { ProviderContext, ProviderForm } from './provider-form.ts';
import { createBraintreeCard } from './braintree-card.ts';
import { createBraintreePaypal } from './braintree-paypal.ts';

export function createBraintreeForm(context: ProviderContext): ProviderForm {
  return context.kind === 'paypal' ? createBraintreePaypal(context) : createBraintreeCard(context);
}
