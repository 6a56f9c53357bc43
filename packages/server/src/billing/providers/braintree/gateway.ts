import braintree from 'braintree';
import type { PaymentConfig } from '../../../platform/config/config-payments.ts';

export type BraintreeSettings = NonNullable<PaymentConfig['braintree']>;

/** The SDK, and no answer of it that is believed before it was parsed. */
export interface Gateway {
  /** Milliseconds for one answer. */
  config: { timeout: number };
  clientToken: { generate(request: object): Promise<unknown> };
  customer: {
    create(request: object): Promise<unknown>;
    update(id: string, request: object): Promise<unknown>;
  };
  merchantAccount: { all(done: (error: unknown, accounts?: unknown) => void): void };
  paymentMethod: { create(request: object): Promise<unknown>; delete(token: string): Promise<unknown> };
  paymentMethodNonce: { find(nonce: string): Promise<unknown> };
  transaction: {
    sale(request: object): Promise<unknown>;
    find(id: string): Promise<unknown>;
    refund(id: string, request: object): Promise<unknown>;
    void(id: string): Promise<unknown>;
    search(
      criteria: (search: { orderId(): { is(value: string): void } }) => void,
      done: (error: unknown, found?: unknown) => void,
    ): void;
  };
  webhookNotification: {
    parse(signature: string, payload: string): Promise<unknown>;
    verify(challenge: string): unknown;
  };
}

/** `timeoutMs`: after which an answer is not waited for any more. */
export function connectGateway(settings: BraintreeSettings, timeoutMs: number): Gateway {
  const gateway = new braintree.BraintreeGateway({
    environment: environmentOf(settings),
    merchantId: settings.merchantId,
    publicKey: settings.publicKey,
    privateKey: settings.privateKey,
  });
  const config: { timeout: number } = gateway.config;
  config.timeout = timeoutMs;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the SDK's types lack what is used here
  return gateway as unknown as Gateway;
}

function environmentOf({ environment, apiUrl }: BraintreeSettings): braintree.Environment {
  const { Environment } = braintree;
  if (apiUrl === undefined)
    return environment === 'production' ? Environment.Production : Environment.Sandbox;
  const url = new URL(apiUrl);
  const ssl = url.protocol === 'https:';
  const port = url.port === '' ? (ssl ? '443' : '80') : url.port;
  return new Environment(url.hostname, port, url.origin, ssl, url.hostname, port);
}

/**
 * not-found: the gateway knows of no such thing. not-done: it turned the request away unread, nothing
 * happened. unknown: nobody knows whether it happened.
 */
export type Called =
  | { ok: true; value: unknown }
  | { ok: false; reason: 'not-found' | 'not-done' | 'unknown' };

/** Errors of the SDK by their `type`; whatever is not named may have happened after the work was done. */
const turnedAway = ['authenticationError', 'authorizationError', 'upgradeRequired', 'tooManyRequestsError'];

export async function call(work: () => Promise<unknown>): Promise<Called> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : null;
    if (type === 'notFoundError') return { ok: false, reason: 'not-found' };
    return {
      ok: false,
      reason: typeof type === 'string' && turnedAway.includes(type) ? 'not-done' : 'unknown',
    };
  }
}

/**
 * The same for what the SDK only offers with a callback. Where an answer is none of the gateway's, the SDK
 * breaks before it calls back: whoever has waited for two answers has waited long enough.
 */
export function callBack(
  { config }: Pick<Gateway, 'config'>,
  work: (done: (error: unknown, value?: unknown) => void) => void,
): Promise<Called> {
  return call(
    () =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('the gateway is silent')), 2 * config.timeout);
        work((error, value) => {
          clearTimeout(late);
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- an error of the SDK's own
          if (error === null || error === undefined) resolve(value);
          else reject(error);
        });
      }),
  );
}
