import { chooseCardProvider } from '../../../platform/config/config-payments.ts';
import type { ProviderRegistration } from '../../provider-interface/provider-registration.ts';

export const paypal: ProviderRegistration<'paypal'> = {
  async load(settings) {
    const { createPaypalProvider } = await import('./paypal.ts');
    return (ports) => createPaypalProvider(settings, ports);
  },
  isOffered(payments) {
    const throughBraintree =
      payments.braintree?.paypal === true && chooseCardProvider(payments) === 'braintree';
    return payments.paypal?.direct === true || !throughBraintree;
  },
};
