import type Stripe from 'stripe';
import {
  cardDeclined,
  declineFault,
  objectReply,
  invalidReply,
  listReply,
  missingReply,
  type StripeAnswer,
} from './answers.ts';
import type { StripeState, Method } from './stripe-state.ts';
import { cardByName, cardByNumber, type TestCard } from './test-cards.ts';

const emptyAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

/** A card as the form in the browser makes it a payment method. */
export function createMethod(books: StripeState, card: TestCard, country = 'DE'): Method {
  const object: Stripe.PaymentMethod = {
    id: books.nextId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: emptyAddress, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country,
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date(books.now() * 1000).getUTCFullYear() + 3,
      fingerprint: `fp${card.number}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: books.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  const method: Method = { object, effect: { ...card.effect }, setUp: false, spent: false };
  books.methods.set(object.id, method);
  return method;
}

export type GivenCard = string | { number: string };

/** What was given as payment method: one that exists, a test card's name, or a number. */
export function resolveMethod(books: StripeState, given: GivenCard): Method | StripeAnswer {
  const card = typeof given === 'string' ? cardByName(given) : cardByNumber(given.number);
  if (card !== null) return createMethod(books, card);
  if (typeof given !== 'string') {
    return cardDeclined({ ...declineFault('incorrect_number'), param: 'number' }, {});
  }
  return books.methods.get(given) ?? missingReply('PaymentMethod', given);
}

export function isMethod(value: Method | StripeAnswer): value is Method {
  return 'object' in value;
}

/** Ties a method to a customer; a method of somebody else stays his. */
export function attach(books: StripeState, method: Method, customer: string): StripeAnswer {
  const { object, effect } = method;
  if (!books.customers.has(customer)) return missingReply('customer', customer);
  if (object.customer !== null && object.customer !== customer) {
    return invalidReply('resource_already_attached', 'The payment method is attached to another customer.');
  }
  if (method.spent && object.customer === null) {
    return invalidReply(
      'payment_method_unexpected_state',
      'It was used without being attached to a customer.',
    );
  }
  if (effect.decline !== undefined && effect.declinesLate !== true) {
    return cardDeclined(declineFault(effect.decline), { payment_method: object });
  }
  if (object.customer === null) {
    object.customer = customer;
    books.emit('payment_method.attached', object);
  }
  return objectReply(object);
}

export function detach(books: StripeState, id: string): StripeAnswer {
  const method = books.methods.get(id);
  if (method === undefined) return missingReply('PaymentMethod', id);
  if (method.object.customer === null) {
    return invalidReply(
      'payment_method_unexpected_state',
      'The payment method is not attached to a customer.',
    );
  }
  method.object.customer = null;
  method.spent = true;
  books.emit('payment_method.detached', method.object);
  return objectReply(method.object);
}

export function listMethods(books: StripeState, customer: string | undefined): StripeAnswer {
  if (customer === undefined) return invalidReply('parameter_missing', 'customer is needed', 'customer');
  const own = [...books.methods.values()].map(({ object }) => object);
  return listReply(
    own.filter((object) => object.customer === customer),
    '/v1/payment_methods',
  );
}
