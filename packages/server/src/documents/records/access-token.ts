import { createHmac } from 'node:crypto';

/**
 * The access token follows from the request id and a secret of the instance, so that a repeat gets
 * the same one, and a message can carry it, although only its hash is stored.
 */
export function deriveAccessToken(secret: Uint8Array, requestId: string): string {
  return createHmac('sha256', secret).update(`agreement-access:${requestId}`).digest('base64url');
}
