import type { ProviderRegistration } from '../provider-registration.ts';

export const braintree: ProviderRegistration = {
  name: 'Braintree',
  loadForm: async (kind) =>
    kind === 'paypal'
      ? (await import('./braintree-paypal.ts')).createBraintreePaypal
      : (await import('./braintree-card.ts')).createBraintreeCard,
  loadCardFields: async () => (await import('./braintree-saved-card.ts')).showBraintreeCard,
};
