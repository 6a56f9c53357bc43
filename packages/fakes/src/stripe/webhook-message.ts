import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import type { SendWebhook } from '../fault-switches.ts';

/** Stripe-Signature: the time, and an HMAC over the time and the body. */
export function createStripeSignature(body: string, secret: string, at: number): string {
  const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${digest}`;
}

export function createMessage(
  event: Stripe.Event,
  to: { url: string; secret: string; now(): number },
): SendWebhook {
  const body = JSON.stringify(event);
  return async () => {
    // oxlint-disable-next-line no-restricted-globals -- the sender is the service itself
    await fetch(to.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        // Signed anew with each delivery, as Stripe does.
        'stripe-signature': createStripeSignature(body, to.secret, to.now()),
      },
      body,
    });
  };
}
