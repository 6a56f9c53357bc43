import { createHmac, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { newId } from './paypal-state.ts';
import { toReply } from './paypal-objects.ts';
import { findSchemaError } from './paypal-schema.ts';

export type Notify = (type: string, resourceType: string, resource: Record<string, unknown>) => void;

export interface PaypalMessage {
  headers: Record<string, string>;
  body: string;
}

export interface PaypalSigner {
  sign(body: string, at: Date): PaypalMessage;
  /** PayPal's own check of a message; the event must stand last in the request, as it came. */
  verify(request: string): 'SUCCESS' | 'FAILURE' | null;
}

/**
 * PayPal signs `id|time|webhook id|CRC of the body` with the key of a certificate; here the key is a
 * secret, for only PayPal's own endpoint checks it.
 */
export function createSigner(webhookId: string): PaypalSigner {
  const key = randomBytes(32);
  const signatureOf = (id: string, time: string, body: string): string =>
    createHmac('sha256', key)
      .update(`${id}|${time}|${webhookId}|${crc32(body)}`)
      .digest('hex');
  return {
    sign(body, at) {
      const id = `${newId(8)}-f4ke-11f0-${newId(12)}`.toLowerCase();
      const time = at.toISOString();
      return {
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270',
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-transmission-sig': signatureOf(id, time, body),
        },
        body,
      };
    },
    verify(request) {
      const asked: unknown = JSON.parse(request);
      if (findSchemaError('verifyRequest', asked) !== null) return null;
      const { transmission_id, transmission_time, transmission_sig, webhook_id } = asked as Record<
        string,
        string
      >;
      const key = '"webhook_event":';
      const body = request.slice(request.indexOf(key) + key.length, request.lastIndexOf('}'));
      const right = signatureOf(transmission_id ?? '', transmission_time ?? '', body);
      return webhook_id === webhookId && transmission_sig === right ? 'SUCCESS' : 'FAILURE';
    },
  };
}

/** Laid out over several lines: whoever parses it and writes it again has another text. */
export function eventText(
  type: string,
  resourceType: string,
  resource: Record<string, unknown>,
  at: Date,
): string {
  const event = toReply('event', {
    id: `WH-${newId()}-${newId()}`,
    create_time: at.toISOString(),
    resource_type: resourceType,
    event_version: '1.0',
    event_type: type,
    summary: `${type} at the fake`,
    resource_version: '2.0',
    resource,
    links: [],
  });
  return JSON.stringify(event, null, 2);
}
