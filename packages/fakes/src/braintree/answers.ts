/** What the gateway says of what it keeps, and how it refuses. */
import type { FakeReply } from '../fake-server.ts';
import type {
  Card,
  GatewayState,
  Instrument,
  Method,
  Nonce,
  ThreeDSecure,
  Transaction,
} from './gateway-state.ts';
import { toXml, type Xml } from './xml.ts';

export function xmlReply(name: string, value: Xml, status = 200): FakeReply {
  return document(toXml(name, value), status);
}

export function document(xml: string, status = 200): FakeReply {
  return {
    status,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`,
  };
}

export function notFound(): FakeReply {
  return { status: 404, body: ' ' };
}

/** A request that the gateway checked and refuses; `more` carries what it made of it all the same. */
export function invalid(
  scope: string,
  errors: readonly { attribute: string; code: string; message: string }[],
  more: { [name: string]: Xml } = {},
): FakeReply {
  const message = errors.map((error) => error.message).join('\n');
  return xmlReply(
    'api-error-response',
    { errors: { errors: [], [scope]: { errors: [...errors] } }, message, ...more },
    422,
  );
}

export function nonceView(one: Nonce): Xml {
  return {
    type: one.card ? 'CreditCard' : 'PayPalAccount',
    nonce: one.nonce,
    description: '',
    consumed: one.consumed,
    three_d_secure_info: threeDSecureView(one.threeDSecure),
    details: one.card
      ? {
          bin: one.card.bin,
          last_two: one.card.last4.slice(2),
          last_four: one.card.last4,
          card_type: one.card.brand,
        }
      : { email: one.paypal?.email ?? '' },
    ...(one.card ? { bin_data: { country_of_issuance: one.card.country } } : {}),
  };
}

export function methodView(method: Method): { name: string; value: Xml } {
  const shared = {
    token: method.token,
    customer_id: method.customerId,
    default: method.isDefault,
    created_at: method.createdAt,
  };
  return method.card
    ? { name: 'credit_card', value: { ...cardView(method.card), ...shared } }
    : { name: 'paypal_account', value: { email: method.paypal?.email ?? '', ...shared } };
}

export function transactionView(state: GatewayState, one: Transaction): { [name: string]: Xml } {
  return {
    id: one.id,
    status: one.status,
    type: one.type,
    currency_iso_code: one.currency,
    amount: one.amount,
    merchant_account_id: one.merchantAccountId,
    order_id: one.orderId,
    created_at: one.createdAt,
    recurring: one.recurring,
    payment_instrument_type: one.card ? 'credit_card' : 'paypal_account',
    processor_response_code: one.responseCode,
    processor_response_text: one.responseText,
    gateway_rejection_reason: one.rejection,
    customer: { id: one.customerId },
    ...instrumentView(one, one.token !== null && state.methods.has(one.token) ? one.token : null),
    three_d_secure_info: threeDSecureView(one.threeDSecure),
    status_history: one.history.map(({ status, at }) => ({ status, timestamp: at, amount: one.amount })),
    refunded_transaction_id: one.refundedTransactionId,
    refund_ids: one.refundIds,
    disputes: one.disputes.map((dispute) => ({
      id: dispute.id,
      kind: dispute.kind,
      status: dispute.status,
      amount: dispute.amount,
      currency_iso_code: one.currency,
      transaction: { id: one.id, amount: one.amount },
    })),
  };
}

function instrumentView(one: Instrument, token: string | null): { [name: string]: Xml } {
  if (one.card) return { credit_card: { token, ...cardView(one.card) } };
  return { paypal: { token, payer_email: one.paypal?.email ?? '' }, credit_card: { token: null } };
}

function cardView(card: Card): { [name: string]: Xml } {
  return {
    bin: card.bin,
    last_4: card.last4,
    card_type: card.brand,
    expiration_month: card.expirationMonth,
    expiration_year: card.expirationYear,
    country_of_issuance: card.country,
  };
}

function threeDSecureView(info: ThreeDSecure | null): Xml {
  return (
    info && {
      enrolled: info.enrolled,
      liability_shifted: info.liabilityShifted,
      liability_shift_possible: info.liabilityShiftPossible,
      status: info.status,
    }
  );
}
