import type { PaymentProvider } from '../../provider-interface/provider.ts';

/** Where PayPal's script, its window and its pictures come from. */
export function getContentSources(live: boolean): PaymentProvider['contentSources'] {
  const paypal = ['https://www.paypal.com', ...(live ? [] : ['https://www.sandbox.paypal.com'])];
  const objects = 'https://www.paypalobjects.com';
  return {
    script: [...paypal, objects],
    frame: paypal,
    connect: paypal,
    img: [...paypal, objects],
  };
}
