import type { Networks } from '@clausewright/scanner/networks';
import { reachPublic } from '@clausewright/scanner/reach-public';
import { readBody, requestPublic } from '@clausewright/scanner/request-public';
import type { CustomFetch } from 'openid-client';
import { outsideAddress } from '../../platform/network/outside-address.ts';

/** More than any document, list of keys or answer of a provider takes. */
const mostBytes = 256 * 1024;

/** Why nothing of use came, whatever the library makes of it. */
export type Fault = 'provider-address' | 'provider-unreachable';

export interface GuardedFetch {
  fetch: (this: void, ...asked: Parameters<CustomFetch>) => ReturnType<CustomFetch>;
  fault: () => Fault | null;
}

/** For one conversation: public addresses alone, no redirects, and a bound of bytes for each answer and of time for all. */
export function guardedFetch(allowed: Networks, timeout: number): GuardedFetch {
  const signal = AbortSignal.timeout(timeout);
  // A resolver may take longer than we wait.
  const late = new Promise<null>((resolve) =>
    signal.addEventListener('abort', () => resolve(null), { once: true }),
  );
  let fault: Fault | null = null;
  const fail = (why: Fault): never => {
    fault = why;
    throw new TypeError(why);
  };
  return {
    fault: () => fault,
    fetch: async (address, { method, body, headers }) => {
      const url = outsideAddress(address, allowed);
      if (url === null) return fail('provider-address');
      const asked = requestPublic(url, reachPublic(allowed), {
        signal,
        headers,
        ...(method === 'POST' && textOf(body, headers)),
      });
      const message = await Promise.race([asked, late]);
      if (message === 'refused') return fail('provider-address');
      if (message === null) return fail('provider-unreachable');
      const read = readBody(message, mostBytes).catch(() => null);
      const content = await Promise.race([read, late]);
      message.destroy();
      if (content === null || content.length === mostBytes) return fail('provider-unreachable');
      const { statusCode: status = 0 } = message;
      if (status < 200 || status > 599) return fail('provider-unreachable');
      const isEmpty = [204, 205, 304].includes(status);
      const type = message.headers['content-type'];
      return new Response(isEmpty ? null : new Uint8Array(content), {
        status,
        headers: {
          ...(type !== undefined && { 'content-type': type }),
          ...(message.headers['www-authenticate'] !== undefined && {
            'www-authenticate': message.headers['www-authenticate'],
          }),
        },
      });
    },
  };
}

/** The library sends forms alone. */
function textOf(body: unknown, headers: Record<string, string>) {
  const text = body instanceof URLSearchParams ? body.toString() : '';
  headers['content-length'] = String(Buffer.byteLength(text));
  return { body: text };
}
