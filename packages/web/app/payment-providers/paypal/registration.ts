import type { ProviderRegistration } from '../provider-registration.ts';

export const paypal: ProviderRegistration = {
  name: 'PayPal',
  loadForm: async () => (await import('./paypal.ts')).createPaypalForm,
};
