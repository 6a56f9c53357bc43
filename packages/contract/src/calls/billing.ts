/** Specification 7, Customer and Invoices: the billing tabs. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, countryCode, currency, id, idParams, moment, vatNumber } from '../fields.ts';
import { billingAddress, paymentMethod, secret } from './payment-results.ts';

const methodList = z.object({ methods: z.array(paymentMethod) });
/** A provider's own name of a method. */
const methodToken = z.string().check(z.regex(/^[\w-]{1,255}$/));
const customerCall = { limit: 'account', access: 'customer' } as const;

export const getBillingAddress = defineCall({
  ...customerCall,
  id: 'getBillingAddress',
  method: 'GET',
  path: '/customer/billing-address',
  summary: 'The address for invoices; empty texts where nothing was given yet.',
  members: { right: 'pay', of: 'account' },
  result: billingAddress,
});

export const putBillingAddress = defineCall({
  ...customerCall,
  id: 'putBillingAddress',
  method: 'PUT',
  path: '/customer/billing-address',
  summary: 'Replaces the address for invoices. Invoices that were issued keep theirs.',
  members: { right: 'pay', of: 'account' },
  // product.md 3 fixes a body without a name.
  activity: 'billing-address-changed',
  body: z.strictObject({ ...billingAddress.shape, name: z.optional(billingAddress.shape.name) }),
  result: billingAddress,
});

export const checkVies = defineCall({
  id: 'checkVies',
  method: 'POST',
  path: '/customer/check-vies',
  summary: 'Asks the EU register for a VAT number. Only `valid` changes the tax.',
  limit: 'costs',
  members: { right: null, of: 'nothing' },
  activity: { none: 'reads only' },
  body: z.strictObject({ country: countryCode, vat_number: vatNumber }),
  result: z.object({
    valid: z.union([z.boolean(), z.literal('unknown')]),
    name: z.optional(z.string()),
    address: z.optional(z.string()),
  }),
});

export const listPaymentMethods = defineCall({
  ...customerCall,
  id: 'listPaymentMethods',
  method: 'GET',
  path: '/customer/payment-methods',
  summary: 'Saved payment methods of all providers.',
  members: { right: 'pay', of: 'account' },
  result: methodList,
});

export const braintreePaymentMethods = defineCall({
  ...customerCall,
  id: 'braintreePaymentMethods',
  method: 'GET',
  path: '/customer/braintree-payment-methods',
  summary: 'Saved payment methods of Braintree; `id` is the token.',
  members: { right: 'pay', of: 'account' },
  result: methodList,
});

export const stripePaymentMethods = defineCall({
  ...customerCall,
  id: 'stripePaymentMethods',
  method: 'GET',
  path: '/customer/stripe-payment-methods',
  summary: 'Saved payment methods of Stripe; `id` is the payment_method_id.',
  members: { right: 'pay', of: 'account' },
  result: methodList,
});

export const setDefaultMethod = defineCall({
  ...customerCall,
  id: 'setDefaultMethod',
  method: 'PUT',
  path: '/customer/set-default-payment-method',
  summary: 'The method that is offered first and pays renewals.',
  members: { right: 'pay', of: 'account' },
  activity: 'method-chosen',
  body: z.strictObject({ id }),
  result: methodList,
});

export const braintreeSetDefaultMethod = defineCall({
  ...customerCall,
  id: 'braintreeSetDefaultMethod',
  method: 'PUT',
  path: '/customer/braintree-set-default-payment-method',
  summary: 'The same for a method of Braintree.',
  members: { right: 'pay', of: 'account' },
  activity: 'method-chosen',
  body: z.strictObject({ token: methodToken }),
  result: methodList,
});

export const stripeSetDefaultMethod = defineCall({
  ...customerCall,
  id: 'stripeSetDefaultMethod',
  method: 'PUT',
  path: '/customer/stripe-set-default-payment-method',
  summary: 'The same for a method of Stripe.',
  members: { right: 'pay', of: 'account' },
  activity: 'method-chosen',
  body: z.strictObject({ payment_method_id: methodToken }),
  result: methodList,
});

export const deletePaymentMethod = defineCall({
  ...customerCall,
  id: 'deletePaymentMethod',
  method: 'DELETE',
  path: '/customer/payment-method/:id',
  summary: 'Forgets a saved method, here and at its provider; refused while a plan is renewed with it.',
  members: { right: 'pay', of: 'account' },
  activity: 'method-deleted',
  params: idParams,
  result: methodList,
});

export const sandboxCreateMethod = defineCall({
  id: 'sandboxCreateMethod',
  method: 'POST',
  path: '/transaction/sandbox/create-new-payment-method',
  summary: 'Saves a test card; `token` says how its charges end.',
  limit: 'transaction',
  members: { right: 'pay', of: 'account' },
  activity: 'method-added',
  access: 'customer',
  body: z.strictObject({ token: secret }),
  result: z.object({ method: paymentMethod }),
});

export const subscription = z.object({
  subscription_id: z.string(),
  privacy_consent_id: z.string(),
  domain: z.string(),
  plan: z.string(),
  state: z.enum(['active', 'past-due', 'ended']),
  /** Net minor units per period. */
  price: amount,
  currency,
  started_at: moment,
  period_ends_at: moment,
  cancel_at_period_end: z.boolean(),
  /** Null where no charge follows. */
  next_charge_at: z.nullable(moment),
  ended_at: z.nullable(moment),
  method: z.nullable(paymentMethod),
});
export type Subscription = z.output<typeof subscription>;
const subscriptionList = z.object({ subscriptions: z.array(subscription) });

export const allSubscriptions = defineCall({
  ...customerCall,
  id: 'allSubscriptions',
  method: 'GET',
  path: '/customer/subscription/all',
  summary: 'Own subscriptions, the live ones first.',
  members: { right: 'pay', of: 'account' },
  result: subscriptionList,
});

export const cancelSubscription = defineCall({
  ...customerCall,
  id: 'cancelSubscription',
  method: 'PUT',
  path: '/customer/subscription/cancel',
  summary: 'Ends a subscription with its paid period.',
  members: { right: 'pay', of: 'account' },
  activity: 'plan-cancelled',
  body: z.strictObject({ subscription_id: id }),
  result: subscriptionList,
});

export const resumeSubscription = defineCall({
  ...customerCall,
  id: 'resumeSubscription',
  method: 'PUT',
  path: '/customer/subscription/resume',
  summary: 'Takes a cancellation back while the paid period lasts.',
  members: { right: 'pay', of: 'account' },
  activity: 'plan-resumed',
  body: z.strictObject({ subscription_id: id }),
  result: subscriptionList,
});

/** A day of the calendar; PostgreSQL knows no year 0. */
const day = z.iso.date().check(z.refine((text) => !text.startsWith('0000'), 'wrong-format'));
export const invoiceStatuses = [
  'paid',
  'partially-refunded',
  'refunded',
  'refund',
  'seller-of-record',
] as const;

export const listedInvoice = z.object({
  id: z.string(),
  number: z.string(),
  date: moment,
  /** Name of what was bought, in the language of the account. */
  product: z.string(),
  /** Minor units; negative in refund rows. */
  total: amount,
  currency,
  status: z.enum(invoiceStatuses),
  /** A credit note. */
  refund: z.boolean(),
  /** Number of the invoice that a credit note corrects. */
  corrects: z.nullable(z.string()),
  /** Null where the seller of record keeps the invoice: `view_url` is his then. */
  pdf_url: z.nullable(z.string()),
  ubl_url: z.nullable(z.string()),
  view_url: z.nullable(z.string()),
});
export type ListedInvoice = z.output<typeof listedInvoice>;

export const listInvoices = defineCall({
  ...customerCall,
  id: 'listInvoices',
  method: 'GET',
  path: '/invoices/list',
  summary: 'Own invoices and credit notes, newest first.',
  members: { right: 'pay', of: 'account' },
  query: z.strictObject({
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
    /** At most 100. */
    per_page: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
    from: z.optional(day),
    to: z.optional(day),
    status: z.optional(z.enum(invoiceStatuses)),
  }),
  result: z.object({ invoices: z.array(listedInvoice), total: z.int() }),
});
