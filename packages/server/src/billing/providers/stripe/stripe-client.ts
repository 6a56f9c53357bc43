import { Stripe } from 'stripe';
import type { PaymentConfig } from '../../../platform/config/config-payments.ts';

export type StripeSettings = NonNullable<PaymentConfig['stripe']>;

/** How long to wait for Stripe, and how often it is asked again with the same key. */
export interface Patience {
  /** Milliseconds for one answer. */
  timeout: number;
  retries: number;
}

export function createStripeClient(
  { secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>,
  { timeout, retries }: Patience,
): Stripe {
  return new Stripe(secretKey, {
    ...(apiUrl === undefined ? {} : addressOf(new URL(apiUrl))),
    maxNetworkRetries: retries,
    telemetry: false,
    timeout,
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  const secure = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
    protocol: secure ? ('https' as const) : ('http' as const),
  };
}
