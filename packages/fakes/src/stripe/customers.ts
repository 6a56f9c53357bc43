import type Stripe from 'stripe';
import { objectReply, missingReply, type StripeAnswer } from './answers.ts';
import type { StripeState } from './stripe-state.ts';

export function createCustomer(books: StripeState, params: Stripe.CustomerCreateParams): StripeAnswer {
  const id = books.nextId('cus');
  const customer: Stripe.Customer = {
    id,
    object: 'customer',
    balance: 0,
    created: books.now(),
    default_source: null,
    description: null,
    email: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    shipping: null,
  };
  books.customers.set(id, customer);
  return updateCustomer(books, id, params);
}

export function updateCustomer(
  books: StripeState,
  id: string,
  params: Stripe.CustomerUpdateParams,
): StripeAnswer {
  const customer = books.customers.get(id);
  if (customer === undefined) return missingReply('customer', id);
  customer.email = params.email ?? customer.email;
  Object.assign(customer.metadata, params.metadata === '' ? {} : params.metadata);
  return objectReply(customer);
}
