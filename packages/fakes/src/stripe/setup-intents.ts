import type Stripe from 'stripe';
import { cardDeclined, objectReply, invalidReply, missingReply, type StripeAnswer } from './answers.ts';
import { type StripeState, getId, type Method, type Setup } from './stripe-state.ts';
import { attach } from './payment-methods.ts';

export function createSetup(books: StripeState, params: Stripe.SetupIntentCreateParams): StripeAnswer {
  const customer = params.customer ?? null;
  if (customer !== null && !books.customers.has(customer)) return missingReply('customer', customer);
  const id = books.nextId('seti');
  const object: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: params.automatic_payment_methods ?? { enabled: true },
    cancellation_reason: null,
    client_secret: `${id}_secret_${books.nextId('s')}`,
    created: books.now(),
    customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: params.usage ?? 'off_session',
  };
  books.setups.set(id, { object, returnUrl: null });
  return objectReply(object);
}

/** Checks the card for later charges, as `stripe.confirmSetup` does from the browser. */
export function confirmSetup(
  books: StripeState,
  setup: Setup,
  method: Method,
  returnUrl: string | null,
): StripeAnswer {
  const { object } = setup;
  if (['succeeded', 'canceled', 'processing'].includes(object.status)) {
    return invalidReply('setup_intent_unexpected_state', `This SetupIntent has the status ${object.status}.`);
  }
  setup.returnUrl = returnUrl;
  object.payment_method = method.object.id;
  object.last_setup_error = null;
  if (method.effect.authenticate === undefined) return finish(books, setup, method);
  object.status = 'requires_action';
  object.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url: `${books.url}/fake/authenticate/${object.id}`, return_url: returnUrl },
  };
  return objectReply(object);
}

export function authenticateSetup(books: StripeState, setup: Setup, passed: boolean): StripeAnswer {
  const { object } = setup;
  const method = books.methods.get(getId(object.payment_method));
  if (object.status !== 'requires_action' || method === undefined) {
    return invalidReply('setup_intent_unexpected_state', `This SetupIntent has the status ${object.status}.`);
  }
  object.next_action = null;
  if (passed) return finish(books, setup, method);
  object.status = 'requires_payment_method';
  object.payment_method = null;
  object.last_setup_error = {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message: 'The payment method was not authenticated.',
  };
  books.emit('setup_intent.setup_failed', object);
  return objectReply(object);
}

function finish(books: StripeState, setup: Setup, method: Method): StripeAnswer {
  const { object } = setup;
  if (typeof object.customer === 'string') {
    const attached = attach(books, method, object.customer);
    if (attached.status !== 200) {
      object.status = 'requires_payment_method';
      object.payment_method = null;
      const fault = (attached.body as { error: Stripe.SetupIntent.LastSetupError }).error;
      if (attached.status === 402) object.last_setup_error = fault;
      return attached.status === 402 ? cardDeclined(fault, { setup_intent: object }) : attached;
    }
  }
  method.setUp = true;
  object.status = 'succeeded';
  books.emit('setup_intent.succeeded', object);
  return objectReply(object);
}
