import { randomUUID } from 'node:crypto';
import { type GatewayState, type Instrument, type Nonce, type ThreeDSecure } from './gateway-state.ts';

/** What the payer typed, or chose at PayPal. */
export interface TokenizeRequest {
  card?: {
    number?: string;
    expiration_month?: string;
    expiration_year?: string;
    /** ISO 3166 alpha-3 of the bank. */
    country?: string;
    /** How a charge ends: see `Instrument.decline`. */
    decline?: string;
  };
  paypal?: { email?: string; decline?: string };
  /** How the confirmation at the bank ended; left out: nobody asked the bank. */
  three_d_secure?: 'shifted' | 'not-shifted' | 'failed' | 'not-enrolled';
}

const outcomes: Record<NonNullable<TokenizeRequest['three_d_secure']>, ThreeDSecure> = {
  shifted: outcome('Y', true, true, 'authenticate_successful'),
  'not-shifted': outcome('Y', false, true, 'authenticate_unable_to_authenticate'),
  failed: outcome('Y', false, true, 'authenticate_failed'),
  'not-enrolled': outcome('N', false, false, 'lookup_not_enrolled'),
};

/** Keeps what was typed and answers the nonce that stands for it. */
export function tokenize(state: GatewayState, request: TokenizeRequest): Nonce {
  const { paypal } = request;
  const instrument: Instrument = paypal
    ? { card: null, paypal: { email: paypal.email ?? 'payer@example.com' }, decline: paypal.decline }
    : cardOf(request.card ?? {});
  return keep(state, {
    ...instrument,
    nonce: randomUUID(),
    threeDSecure: paypal || !request.three_d_secure ? null : outcomes[request.three_d_secure],
    consumed: false,
    reusable: false,
  });
}

/** Of a saved method: a new nonce, for which the bank has not been asked. */
export function nonceOfMethod(state: GatewayState, method: Instrument): Nonce {
  const { card, paypal, decline } = method;
  const rest = { threeDSecure: null, consumed: false, reusable: false };
  return keep(state, { card, paypal, decline, nonce: randomUUID(), ...rest });
}

/** The nonces that the SDK ships for tests (`braintree.Test.Nonces`). */
export function addTestNonces(state: GatewayState): void {
  const add = (nonce: string, request: TokenizeRequest, consumed = false): void => {
    const made = tokenize(state, request);
    state.nonces.delete(made.nonce);
    keep(state, { ...made, nonce, consumed, reusable: true });
  };
  const threeDSecure = 'fake-three-d-secure';
  add('fake-valid-nonce', { card: {} });
  add('fake-consumed-nonce', { card: {} }, true);
  add('fake-paypal-one-time-nonce', { paypal: {} });
  add('fake-paypal-billing-agreement-nonce', { paypal: {} });
  add('fake-processor-declined-visa-nonce', { card: { decline: '2000' }, three_d_secure: 'shifted' });
  add('fake-processor-failure-jcb-nonce', { card: { decline: '3000' }, three_d_secure: 'shifted' });
  add('fake-luhn-invalid-nonce', { card: { decline: 'invalid' }, three_d_secure: 'shifted' });
  add('fake-gateway-rejected-fraud-nonce', { card: { decline: 'gateway:fraud' }, three_d_secure: 'shifted' });
  add('fake-gateway-rejected-risk-thresholds-nonce', {
    card: { decline: 'gateway:risk_threshold' },
    three_d_secure: 'shifted',
  });
  for (const way of ['frictionless', 'step-up']) {
    add(`${threeDSecure}-two-visa-successful-${way}-authentication-nonce`, { three_d_secure: 'shifted' });
  }
  add(`${threeDSecure}-two-visa-error-on-lookup-nonce`, { three_d_secure: 'not-shifted' });
  add(`${threeDSecure}-two-visa-timeout-on-lookup-nonce`, { three_d_secure: 'not-shifted' });
  add(`${threeDSecure}-visa-failed-authentication-nonce`, { three_d_secure: 'failed' });
  add(`${threeDSecure}-visa-not-enrolled-nonce`, { three_d_secure: 'not-enrolled' });
}

function cardOf(typed: NonNullable<TokenizeRequest['card']>): Instrument {
  const number = typed.number ?? '4111111111111111';
  return {
    paypal: null,
    // The sandbox's number that every bank refuses.
    decline: typed.decline ?? (number === '4000111111111115' ? '2000' : undefined),
    card: {
      bin: number.slice(0, 6),
      last4: number.slice(-4),
      brand: number.startsWith('5') ? 'MasterCard' : 'Visa',
      expirationMonth: typed.expiration_month ?? '12',
      expirationYear: typed.expiration_year ?? '2030',
      country: typed.country ?? 'DEU',
    },
  };
}

function outcome(
  enrolled: string,
  liabilityShifted: boolean,
  liabilityShiftPossible: boolean,
  status: string,
): ThreeDSecure {
  return { enrolled, liabilityShifted, liabilityShiftPossible, status };
}

function keep(state: GatewayState, nonce: Nonce): Nonce {
  state.nonces.set(nonce.nonce, nonce);
  return nonce;
}
