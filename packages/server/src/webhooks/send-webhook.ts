import type { DeliveryFault } from '@clausewright/contract';
import type { Networks } from '@clausewright/scanner/networks';
import { type Lookup, reachPublic } from '@clausewright/scanner/reach-public';
import { readBody, requestPublic } from '@clausewright/scanner/request-public';

export interface Sending {
  /** Networks that may be reached although they are not public, and on any port. */
  allowed: Networks;
  /** How names become addresses, where it is not the system that knows. */
  lookup?: Lookup;
  /** Milliseconds for everything. */
  timeout?: number;
}

/** What a receiver answered. */
export type Answered = { status: number } | { fault: DeliveryFault };

/** Of an answer; it tells nothing and is dropped. */
const answerBytes = 16 * 1024;

/** Sends one message: to public addresses alone, to where it was told and no further, within a bound of time. */
export async function sendWebhook(
  url: URL,
  { body, headers }: { body: string; headers: Readonly<Record<string, string>> },
  { allowed, lookup, timeout = 10_000 }: Sending,
): Promise<Answered> {
  const signal = AbortSignal.timeout(timeout);
  // A resolver may take longer than we wait.
  const late = new Promise<'late'>((resolve) =>
    signal.addEventListener('abort', () => resolve('late'), { once: true }),
  );
  const asked = requestPublic(url, reachPublic(allowed, lookup), {
    signal,
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Clausewright-Webhooks/1',
      ...headers,
      'accept-encoding': 'identity',
    },
  });
  const message = await Promise.race([asked, late]);
  if (message === 'late') return { fault: 'timeout' };
  if (message === 'refused') return { fault: 'refused' };
  if (message === null) return { fault: signal.aborted ? 'timeout' : 'unreachable' };
  const status = message.statusCode ?? 0;
  await Promise.race([readBody(message, answerBytes).catch(() => {}), late]);
  message.destroy();
  return { status };
}

export function isTaken(answered: Answered): boolean {
  return 'status' in answered && answered.status >= 200 && answered.status < 300;
}
