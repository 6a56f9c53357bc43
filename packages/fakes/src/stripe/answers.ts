import type Stripe from 'stripe';

export interface StripeAnswer {
  status: number;
  body: object;
  headers?: Readonly<Record<string, string>>;
}

export function objectReply(object: object): StripeAnswer {
  return { status: 200, body: object };
}

export function listReply(data: readonly object[], url: string): StripeAnswer {
  return objectReply({ object: 'list', data, has_more: false, url });
}

/** The request cannot be done as it is. */
export function invalidReply(code: string, message: string, param?: string): StripeAnswer {
  const error = { type: 'invalid_request_error', code, message, ...(param === undefined ? {} : { param }) };
  return { status: 400, body: { error } };
}

export function missingReply(kind: string, id: string): StripeAnswer {
  const message = `No such ${kind}: '${id}'`;
  return {
    status: 404,
    body: { error: { type: 'invalid_request_error', code: 'resource_missing', message, param: kind } },
  };
}

export type CardFault = Stripe.PaymentIntent.LastPaymentError;

/** The bank refused: HTTP 402 with the object it is about. */
export function cardDeclined(
  fault: CardFault,
  about: { payment_intent: Stripe.PaymentIntent } | { setup_intent: Stripe.SetupIntent } | object,
): StripeAnswer {
  return { status: 402, body: { error: { ...fault, ...about } } };
}

// These are error codes of their own; every other refusal is `card_declined` with a decline code.
const ownCodes = new Set([
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'incorrect_zip',
  'invalid_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_number',
  'processing_error',
]);

/** `forbidden`: the issuer advises never to charge this card again, whatever it refused it for. */
export function declineFault(decline: string, forbidden = false): CardFault {
  if (ownCodes.has(decline)) {
    return {
      type: 'card_error',
      code: decline,
      message: `Your card: ${decline}.`,
    };
  }
  const code = decline === 'authentication_required' ? decline : 'card_declined';
  return {
    type: 'card_error',
    code,
    decline_code: decline,
    message: 'Your card was declined.',
    ...(forbidden ? { advice_code: 'do_not_try_again' } : {}),
  };
}
