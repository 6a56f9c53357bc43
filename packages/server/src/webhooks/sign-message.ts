/** Standard Webhooks 1.0: how a receiver knows that a message is ours, and which one it is. */
import { createHmac, hkdfSync } from 'node:crypto';

const prefix = 'whsec_';

/** It follows from the secret of the instance and never lies in the database. */
function keyOf(secret: Uint8Array, webhookId: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, webhookId, 'clausewright webhooks', 32));
}

/** As its owner is told it. */
export function webhookSecret(secret: Uint8Array, webhookId: string): string {
  return prefix + keyOf(secret, webhookId).toString('base64');
}

/** What a message is called, however often it is sent. */
export function messageId(deliveryId: string): string {
  return `msg_${deliveryId}`;
}

interface Signed {
  webhookId: string;
  deliveryId: string;
  body: string;
  now: Date;
}

/** The headers that say which message it is, when it was sent, and that we sent it. */
export function signedHeaders(
  secret: Uint8Array,
  { webhookId, deliveryId, body, now }: Signed,
): Record<`webhook-${'id' | 'timestamp' | 'signature'}`, string> {
  const id = messageId(deliveryId);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', keyOf(secret, webhookId)).update(`${id}.${timestamp}.${body}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature.digest('base64')}`,
  };
}
