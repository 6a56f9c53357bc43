import { type ClientRequest, type IncomingMessage, request, type RequestOptions } from 'node:http';
import { ApiError, type ApiResponse, Client, Environment } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { readResponseText, maxResponseBytes } from '../../response-text.ts';
import type { PaymentConfig } from '../../../platform/config/config-payments.ts';

export type PaypalSettings = NonNullable<PaymentConfig['paypal']>;

export type Outcome<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'unreachable' | 'not-found' }
  | { ok: false; reason: 'refused'; issues: readonly string[] };

export interface PaypalClient {
  /** Calls PayPal through the SDK and reads the answer's text as `shape`; never throws. */
  call<T>(shape: z.ZodType<T>, work: (sdk: Client) => Promise<ApiResponse<unknown>>): Promise<Outcome<T>>;
  /** Calls what the SDK has no words for; `body` goes as it is. Null where nobody answered; never throws. */
  plain(path: string, body?: string): Promise<{ status: number; json: unknown } | null>;
}

const errorBody = z.object({ details: z.array(z.object({ issue: z.string() })).optional() });

export function createPaypalClient(settings: PaypalSettings, timeout: number): PaypalClient {
  const production = settings.environment === 'production';
  const build = (): Client =>
    new Client({
      environment: production ? Environment.Production : Environment.Sandbox,
      timeout,
      clientCredentialsAuthCredentials: {
        oAuthClientId: settings.clientId,
        oAuthClientSecret: settings.clientSecret,
      },
      unstable_httpClientOptions: {
        // It would follow with the keys; Node's own client, which the transport is, never does.
        maxRedirects: 0,
        maxContentLength: maxResponseBytes,
        ...(settings.apiUrl !== undefined && { transport: transportTo(new URL(settings.apiUrl)) }),
      },
    });
  let sdk = build();
  let held: Parameters<Client['clientCredentialsAuthManager']['updateToken']>[0];

  const baseUrl =
    settings.apiUrl?.replace(/\/$/, '') ??
    (production ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com');
  const ask = async (path: string, body: string | undefined): Promise<Response> => {
    held = await sdk.clientCredentialsAuthManager.updateToken(held);
    // oxlint-disable-next-line no-restricted-globals -- a provider's client
    return fetch(`${baseUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${held?.accessToken}` },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
  };

  /** The SDK also keeps, for ever, that it once got no token. */
  const orAnew = <T>(outcome: Outcome<T>): Outcome<T> => {
    if (!outcome.ok && outcome.reason === 'unreachable') sdk = build();
    return outcome;
  };

  return {
    async call(shape, work) {
      const first = await attempt(shape, () => work(sdk));
      if (first !== 'token-refused') return orAnew(first);
      // The SDK keeps a token until its hour, also one that PayPal has revoked.
      sdk = build();
      const second = await attempt(shape, () => work(sdk));
      return orAnew(second === 'token-refused' ? { ok: false, reason: 'unreachable' } : second);
    },
    async plain(path, body) {
      try {
        let reply = await ask(path, body);
        if (reply.status === 401) {
          held = undefined;
          reply = await ask(path, body);
        }
        const text = await readResponseText(reply);
        return text === null ? null : { status: reply.status, json: JSON.parse(text) };
      } catch {
        return null;
      }
    },
  };
}

async function attempt<T>(
  shape: z.ZodType<T>,
  work: () => Promise<ApiResponse<unknown>>,
): Promise<Outcome<T> | 'token-refused'> {
  try {
    const { body } = await work();
    const read = shape.safeParse(typeof body === 'string' && body !== '' ? JSON.parse(body) : undefined);
    return read.success ? { ok: true, value: read.data } : { ok: false, reason: 'unreachable' };
  } catch (error) {
    // A refusal of our keys says nothing of the payment.
    if (!(error instanceof ApiError) || error.request.url.endsWith('/v1/oauth2/token'))
      return { ok: false, reason: 'unreachable' };
    if (error.statusCode === 401) return 'token-refused';
    if (error.statusCode === 404) return { ok: false, reason: 'not-found' };
    if (error.statusCode !== 400 && error.statusCode !== 422) return { ok: false, reason: 'unreachable' };
    return { ok: false, reason: 'refused', issues: issuesOf(error.body) };
  }
}

function issuesOf(body: unknown): readonly string[] {
  try {
    return errorBody.parse(JSON.parse(String(body))).details?.map(({ issue }) => issue) ?? [];
  } catch {
    return [];
  }
}

/** The SDK's addresses are fixed in it: its HTTP client is given another way out, as plain HTTP. */
function transportTo(target: URL) {
  return {
    request(options: RequestOptions, done: (reply: IncomingMessage) => void): ClientRequest {
      const { agent: _https, ...rest } = options;
      return request(
        { ...rest, protocol: 'http:', host: target.hostname, hostname: target.hostname, port: target.port },
        done,
      );
    },
  };
}
