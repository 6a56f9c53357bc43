import { objectReply, listReply, missingReply, type StripeAnswer } from './answers.ts';
import type { StripeState } from './stripe-state.ts';
import { createCustomer, updateCustomer } from './customers.ts';
import { listDisputes } from './disputes.ts';
import {
  cancelIntent,
  confirm,
  createIntent,
  listIntents,
  type Parameters,
  updateIntent,
} from './payment-intents.ts';
import { attach, detach, isMethod, listMethods, resolveMethod } from './payment-methods.ts';
import { createRefund, listRefunds } from './refunds.ts';
import { createSetup } from './setup-intents.ts';

interface Route {
  method: 'GET' | 'POST';
  path: RegExp;
  /** Of the closed parameter schema; null where Stripe takes nothing but `expand`. */
  shape: string | null;
  run(books: StripeState, id: string, parameters: Parameters): StripeAnswer;
}

const retrieve = (
  kind: string,
  find: (books: StripeState, id: string) => object | undefined,
): Route['run'] => {
  return (books, id) => {
    const object = find(books, id);
    return object === undefined ? missingReply(kind, id) : objectReply(object);
  };
};

/** The part of Stripe's API that is answered. */
export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/payment_intents$/,
    shape: 'PaymentIntentCreateParams',
    run: (books, _, parameters) => createIntent(books, parameters),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents$/,
    shape: null,
    run: (books, _, query) => listIntents(books, query),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    shape: null,
    run: retrieve('payment_intent', ({ intents }, id) => intents.get(id)?.object),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    shape: 'PaymentIntentUpdateParams',
    run: updateIntent,
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/confirm$/,
    shape: 'PaymentIntentConfirmParams',
    run: confirm,
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    shape: 'PaymentIntentCancelParams',
    run: cancelIntent,
  },
  {
    method: 'POST',
    path: /^\/v1\/setup_intents$/,
    shape: 'SetupIntentCreateParams',
    run: (books, _, parameters) => createSetup(books, parameters),
  },
  {
    method: 'GET',
    path: /^\/v1\/setup_intents\/(\w+)$/,
    shape: null,
    run: retrieve('setup_intent', ({ setups }, id) => setups.get(id)?.object),
  },
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    shape: 'CustomerCreateParams',
    run: (books, _, parameters) => createCustomer(books, parameters),
  },
  {
    method: 'GET',
    path: /^\/v1\/customers\/(\w+)$/,
    shape: null,
    run: retrieve('customer', ({ customers }, id) => customers.get(id)),
  },
  {
    method: 'POST',
    path: /^\/v1\/customers\/(\w+)$/,
    shape: 'CustomerUpdateParams',
    run: (books, id, parameters) => updateCustomer(books, id, parameters),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_methods$/,
    shape: null,
    run: (books, _, query) => listMethods(books, query['customer'] as string | undefined),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_methods\/(\w+)$/,
    shape: null,
    run: retrieve('PaymentMethod', ({ methods }, id) => methods.get(id)?.object),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods\/(\w+)\/attach$/,
    shape: 'PaymentMethodAttachParams',
    run(books, id, parameters) {
      const method = resolveMethod(books, id);
      return isMethod(method) ? attach(books, method, String(parameters['customer'])) : method;
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods\/(\w+)\/detach$/,
    shape: null,
    run: (books, id) => detach(books, id),
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    shape: 'RefundCreateParams',
    run: (books, _, parameters) => createRefund(books, parameters),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    shape: null,
    run: (books, _, query) => listRefunds(books, query),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds\/(\w+)$/,
    shape: null,
    run: retrieve('refund', ({ refunds }, id) => refunds.get(id)),
  },
  {
    method: 'GET',
    path: /^\/v1\/charges\/(\w+)$/,
    shape: null,
    run: retrieve('charge', ({ charges }, id) => charges.get(id)),
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes$/,
    shape: null,
    run: (books, _, query) => listDisputes(books, query),
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes\/(\w+)$/,
    shape: null,
    run: retrieve('dispute', ({ disputes }, id) => disputes.get(id)),
  },
  {
    method: 'GET',
    path: /^\/v1\/events$/,
    shape: null,
    run: ({ events }) => listReply([...events.values()].toReversed(), '/v1/events'),
  },
  {
    method: 'GET',
    path: /^\/v1\/events\/(\w+)$/,
    shape: null,
    run: retrieve('event', ({ events }, id) => events.get(id)),
  },
];
