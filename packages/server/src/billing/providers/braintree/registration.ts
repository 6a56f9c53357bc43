import type { ProviderRegistration } from '../../provider-interface/provider-registration.ts';

export const braintree: ProviderRegistration<'braintree'> = {
  async load(settings, { paypal }) {
    const { createBraintreeProvider } = await import('./braintree.ts');
    // One vault and one kind of message for PayPal: through Braintree, unless PayPal itself is asked for.
    const own = paypal?.direct === true ? { ...settings, paypal: false } : settings;
    return (ports) => createBraintreeProvider(own, ports);
  },
};
