import {
  cardDeclined,
  declineFault,
  objectReply,
  invalidReply,
  type CardFault,
  type StripeAnswer,
} from './answers.ts';
import { type StripeState, getId, type Intent, type Method } from './stripe-state.ts';
import { createCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import { attach } from './payment-methods.ts';

const authenticationFault: CardFault = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'The payment method was not authenticated.',
};

/** Takes the money, asks for 3-D Secure, or refuses, as the card is made. */
export function confirmIntent(
  books: StripeState,
  intent: Intent,
  method: Method,
  { offSession, returnUrl }: { offSession: boolean; returnUrl: string | null },
): StripeAnswer {
  const { object } = intent;
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(object.status)) {
    return unexpectedState(intent);
  }
  const owner = method.object.customer;
  if (owner !== null && owner !== object.customer) {
    return invalidReply(
      'payment_method_customer_mismatch',
      'The payment method belongs to another customer.',
    );
  }
  if (owner === null && method.spent) {
    return invalidReply('payment_method_unexpected_state', 'It was used before without being attached.');
  }
  intent.returnUrl = returnUrl;
  object.payment_method = method.object.id;
  object.last_payment_error = null;
  object.next_action = null;
  const { authenticate } = method.effect;
  if (authenticate === 'always' || (authenticate === 'unless-set-up' && !method.setUp)) {
    if (offSession) return refuse(books, intent, method, declineFault('authentication_required'));
    return requireAction(books, intent);
  }
  return charge(books, intent, method);
}

/** The person came back from the bank's page. */
export function authenticateIntent(books: StripeState, intent: Intent, passed: boolean): StripeAnswer {
  const { object } = intent;
  const method = books.methods.get(getId(object.payment_method));
  if (object.status !== 'requires_action' || method === undefined) return unexpectedState(intent);
  object.next_action = null;
  if (passed) return charge(books, intent, method);
  refuse(books, intent, method, authenticationFault, false);
  return objectReply(object);
}

export function unexpectedState({ object }: Intent): StripeAnswer {
  const { body, ...rest } = invalidReply(
    'payment_intent_unexpected_state',
    `This PaymentIntent has the status ${object.status}.`,
  );
  return { ...rest, body: { error: { ...(body as { error: object }).error, payment_intent: object } } };
}

function requireAction(books: StripeState, intent: Intent): StripeAnswer {
  const { object, returnUrl } = intent;
  object.status = 'requires_action';
  object.next_action =
    returnUrl === null
      ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
      : {
          type: 'redirect_to_url',
          redirect_to_url: { url: `${books.url}/fake/authenticate/${object.id}`, return_url: returnUrl },
        };
  books.emit('payment_intent.requires_action', object);
  return objectReply(object);
}

function charge(books: StripeState, intent: Intent, method: Method): StripeAnswer {
  const { object } = intent;
  const { decline, forbidsRetry } = method.effect;
  if (decline !== undefined) return refuse(books, intent, method, declineFault(decline, forbidsRetry));
  const made = createCharge(books, intent, method, null);
  object.status = 'succeeded';
  object.amount_received = object.amount;
  if (object.setup_future_usage !== null && typeof object.customer === 'string') {
    attach(books, method, object.customer);
    method.setUp = true;
  }
  method.spent = true;
  books.emit('payment_intent.succeeded', object);
  if (method.effect.disputed === true) openDispute(books, made);
  books.captured();
  return objectReply(object);
}

function refuse(
  books: StripeState,
  intent: Intent,
  method: Method,
  fault: CardFault,
  reachedBank = true,
): StripeAnswer {
  const { object } = intent;
  const made = reachedBank ? createCharge(books, intent, method, fault) : null;
  object.status = 'requires_payment_method';
  object.payment_method = null;
  object.last_payment_error = {
    ...fault,
    ...(made === null ? {} : { charge: made.id }),
    payment_method: method.object,
  };
  books.emit('payment_intent.payment_failed', object);
  return cardDeclined(fault, { payment_intent: object, payment_method: method.object });
}
