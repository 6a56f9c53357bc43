import type { ProviderRegistration } from '../../provider-interface/provider-registration.ts';

export const stripe: ProviderRegistration<'stripe'> = {
  async load(settings) {
    const { createStripeProvider } = await import('./stripe.ts');
    return (ports) => createStripeProvider(settings, ports);
  },
};
