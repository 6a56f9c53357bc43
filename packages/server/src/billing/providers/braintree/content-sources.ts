import type { PaymentProvider } from '../../provider-interface/provider.ts';
import type { BraintreeSettings } from './gateway.ts';

/**
 * What braintree-web needs from the page's policy: hosted fields and fraud data, the bank's question
 * (Cardinal, on two domains since 2026), and PayPal's button where it is offered.
 */
export function getContentSources({ paypal, apiUrl }: BraintreeSettings): PaymentProvider['contentSources'] {
  const cardinal = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'];
  const hosted = 'https://assets.braintreegateway.com';
  return {
    script: [
      'https://js.braintreegateway.com',
      hosted,
      ...cardinal,
      ...(paypal ? ['https://*.paypal.com', 'https://www.paypalobjects.com'] : ['https://c.paypal.com']),
    ],
    // The bank's own page is framed, from a host that only the bank knows.
    frame: ['https:'],
    connect: [
      'https://*.braintreegateway.com',
      'https://*.braintree-api.com',
      ...cardinal,
      // Statistics of braintree-web, which goes on without but complains.
      ...(paypal ? ['https://*.paypal.com'] : ['https://www.paypal.com']),
      ...(apiUrl === undefined ? [] : [new URL(apiUrl).origin]),
    ],
    img: [
      hosted,
      'https://b.stats.paypal.com',
      ...(paypal ? ['https://*.paypal.com', 'https://www.paypalobjects.com'] : []),
    ],
  };
}
