import type { z } from 'zod';
import { readResponseText } from '../../response-text.ts';
import type { PaymentConfig } from '../../../platform/config/config-payments.ts';

export type FastspringSettings = NonNullable<PaymentConfig['fastspring']>;

export type Outcome<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'unreachable' | 'not-found' }
  /** It understood and will not. */
  | { ok: false; reason: 'refused'; message: string };

export interface FastspringClient {
  /** Calls the API and reads its answer as `shape`; never throws. A path begins with a slash. */
  call<T>(
    shape: z.ZodType<T>,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Outcome<T>>;
}

/** FastSpring's API: JSON over HTTPS with the keys as Basic authentication. It has no SDK for Node. */
export function createFastspringClient(settings: FastspringSettings, timeout: number): FastspringClient {
  const baseUrl = (settings.apiUrl ?? 'https://api.fastspring.com').replace(/\/$/, '');
  const keys = Buffer.from(`${settings.username}:${settings.password}`).toString('base64');
  return {
    async call(shape, method, path, body) {
      try {
        // oxlint-disable-next-line no-restricted-globals -- a provider's client
        const reply = await fetch(`${baseUrl}${path}`, {
          method,
          headers: {
            authorization: `Basic ${keys}`,
            accept: 'application/json',
            // It refuses requests that do not say who asks.
            'user-agent': 'clausewright',
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        });
        const text = await readResponseText(reply);
        if (text === null) return { ok: false, reason: 'unreachable' };
        if (reply.status === 404) return { ok: false, reason: 'not-found' };
        if (reply.status === 400 || reply.status === 422) {
          return { ok: false, reason: 'refused', message: text.slice(0, 300) };
        }
        // Whatever else it is, a refusal of our keys too, says nothing of the payment.
        if (!reply.ok) return { ok: false, reason: 'unreachable' };
        const read = shape.safeParse(JSON.parse(text));
        return read.success ? { ok: true, value: read.data } : { ok: false, reason: 'unreachable' };
      } catch {
        return { ok: false, reason: 'unreachable' };
      }
    },
  };
}
