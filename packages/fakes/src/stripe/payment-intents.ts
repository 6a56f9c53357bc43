import type Stripe from 'stripe';
import { objectReply, invalidReply, listReply, missingReply, type StripeAnswer } from './answers.ts';
import type { StripeState, Intent } from './stripe-state.ts';
import { confirmIntent, unexpectedState } from './confirm-intent.ts';
import { isMethod, resolveMethod } from './payment-methods.ts';

/** What a form or a query carried, checked against its shape. */
export type Parameters = Record<string, unknown>;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const isTrue = (value: unknown): boolean => value === true || value === 'true';

export function createIntent(books: StripeState, given: Parameters): StripeAnswer {
  const params = given as unknown as Stripe.PaymentIntentCreateParams;
  if (!Number.isInteger(params.amount) || params.amount < 50) {
    return invalidReply('amount_too_small', 'Amount must be at least 50 minor units.', 'amount');
  }
  const customer = params.customer ?? null;
  if (customer !== null && !books.customers.has(customer)) return missingReply('customer', customer);
  if (isTrue(params.off_session) && !isTrue(params.confirm)) {
    return invalidReply('parameter_missing', 'off_session needs confirm.', 'confirm');
  }
  const id = books.nextId('pi');
  const intent: Intent = { object: emptyIntent(books, id, params), returnUrl: null };
  if (params.payment_method !== undefined && !isTrue(params.confirm)) {
    const method = resolveMethod(books, params.payment_method);
    if (!isMethod(method)) return method;
    intent.object.payment_method = method.object.id;
    intent.object.status = 'requires_confirmation';
  }
  books.intents.set(id, intent);
  books.emit('payment_intent.created', intent.object);
  return isTrue(params.confirm) ? confirm(books, id, given) : objectReply(intent.object);
}

export function confirm(books: StripeState, id: string, given: Parameters): StripeAnswer {
  const intent = books.intents.get(id);
  if (intent === undefined) return missingReply('payment_intent', id);
  const name = textOf(given['payment_method']) ?? textOf(intent.object.payment_method);
  if (name === null)
    return invalidReply('parameter_missing', 'A payment method is needed.', 'payment_method');
  const method = resolveMethod(books, name);
  if (!isMethod(method)) return method;
  const returnUrl = textOf(given['return_url']);
  // With methods chosen in the dashboard some may redirect; Stripe then wants to know where to.
  const redirects = intent.object.automatic_payment_methods;
  if (redirects?.enabled === true && redirects.allow_redirects !== 'never' && returnUrl === null) {
    return invalidReply('parameter_missing', 'You must provide a return_url.', 'return_url');
  }
  return confirmIntent(books, intent, method, { offSession: isTrue(given['off_session']), returnUrl });
}

export function updateIntent(books: StripeState, id: string, given: Parameters): StripeAnswer {
  const intent = books.intents.get(id);
  if (intent === undefined) return missingReply('payment_intent', id);
  if (['succeeded', 'canceled', 'processing'].includes(intent.object.status)) return unexpectedState(intent);
  const { object } = intent;
  const { metadata, expand: _, ...rest } = given;
  const customer = textOf(rest['customer']);
  if (customer !== null && !books.customers.has(customer)) return missingReply('customer', customer);
  if (customer !== null && object.customer !== null && object.customer !== customer) {
    return invalidReply(
      'parameter_invalid',
      'The customer of a PaymentIntent cannot be changed.',
      'customer',
    );
  }
  // An empty text takes a setting back.
  const set = Object.entries(rest).map(([name, value]) => [name, value === '' ? null : value]);
  Object.assign(object, Object.fromEntries(set));
  Object.assign(object.metadata, metadata);
  return objectReply(object);
}

export function cancelIntent(books: StripeState, id: string, given: Parameters): StripeAnswer {
  const intent = books.intents.get(id);
  if (intent === undefined) return missingReply('payment_intent', id);
  const { object } = intent;
  if (['succeeded', 'canceled', 'processing'].includes(object.status)) return unexpectedState(intent);
  object.status = 'canceled';
  object.canceled_at = books.now();
  object.cancellation_reason = (given['cancellation_reason'] as 'abandoned' | undefined) ?? null;
  object.next_action = null;
  books.emit('payment_intent.canceled', object);
  return objectReply(object);
}

export function listIntents(books: StripeState, query: Parameters): StripeAnswer {
  const customer = textOf(query['customer']);
  const all = [...books.intents.values()].map(({ object }) => object).toReversed();
  const own = all.filter((object) => customer === null || object.customer === customer);
  return listReply(own, '/v1/payment_intents');
}

function emptyIntent(
  books: StripeState,
  id: string,
  params: Stripe.PaymentIntentCreateParams,
): Stripe.PaymentIntent {
  const metadata = Object.entries(params.metadata ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: params.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: params.automatic_payment_methods ?? { enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${books.nextId('s')}`,
    confirmation_method: 'automatic',
    created: books.now(),
    currency: params.currency,
    customer: params.customer ?? null,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: Object.fromEntries(metadata) as Record<string, string>,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: params.receipt_email ?? null,
    review: null,
    setup_future_usage: params.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
}
