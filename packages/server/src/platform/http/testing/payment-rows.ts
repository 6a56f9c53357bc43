import { randomUUID } from 'node:crypto';
import { processors } from '@clausewright/contract';
import { makeInvoice } from '../../../billing/invoices/testing/make-invoice.ts';
import { storeMethod } from '../../../billing/payment-methods/store-method.ts';
import { makeTransaction } from '../../../testing/factories.ts';
import { makeConsent, makeConsentPlan } from './consent-rows.ts';
import {
  anySession,
  confirmed,
  sameForAll,
  notForOthers,
  forUnpaid,
  ok,
  plain,
  authorizedUse,
  codeForAuthorized,
  type Row,
  type RowDatabase,
  withoutProvider,
} from './route-row.ts';
import type { Owner } from './route-world.ts';

const billingAddress = {
  company_name: '',
  business_purchase: false,
  vat_registered: false,
  vat_number: '',
  cui_cif: '',
  name: 'A',
  address: '',
  city: '',
  postal_code: '',
  country: 'FR',
  state: '',
  phone: '',
};
async function methodOf(
  database: RowDatabase,
  { id: customerId }: Owner,
  processor: 'sandbox' | 'stripe' | 'braintree' = 'sandbox',
) {
  const reference = randomUUID();
  const facts = { kind: 'card', brand: 'Visa', last4: '4242', label: '' } as const;
  const method = { ...facts, reference, expiresMonth: null, expiresYear: null };
  const given = { customerId, processor, method, now: new Date(0) };
  const id = await database.db.transaction().execute((trx) => storeMethod(trx, given));
  return { id, reference };
}
/** A plan whose period lasts. */
async function planOf(database: RowDatabase, owner: Owner): Promise<string> {
  return makeConsentPlan(database, owner, await makeConsent(database, owner));
}
async function invoiceOf(database: RowDatabase, { id }: Owner): Promise<string> {
  const transaction = await makeTransaction(database.db, { customer_id: id, state: 'approved' });
  return (await makeInvoice(database.db, transaction.id)).id;
}

/** Payments, invoices, plans and what a plan is bought for. */
const webhookRows = Object.fromEntries(
  processors
    .filter((name) => name !== 'sandbox')
    .map((name): [string, Row] => [
      `POST /webhooks/${name}`,
      { ask: plain(`/webhooks/${name}`, {}), expected: sameForAll(404) },
    ]),
);

export function paymentRows(database: RowDatabase): Record<string, Row> {
  return {
    'POST /transaction/new': {
      ask: ({ of }) => ({
        url: '/transaction/new',
        body: {
          item_type: 'agreement',
          item_id: of.unpaid['agreement_id'],
          processor: 'sandbox',
          expected_total: of.unpaid['costs'].total,
          email: of.email,
        },
      }),
      token: forUnpaid,
      expected: authorizedUse,
    },
    'POST /transaction/process/:id': {
      ask: ({ of }) => ({ url: `/transaction/process/${of.transaction}`, body: { token: 'approve' } }),
      token: forUnpaid,
      expected: authorizedUse,
      changes: true,
    },

    'GET /transaction/status/:id': {
      ask: ({ of }) => ({ url: `/transaction/status/${of.transaction}` }),
      token: forUnpaid,
      expected: authorizedUse,
    },
    'POST /transaction/cancel/:id': {
      ask: ({ of }) => ({ url: `/transaction/cancel/${of.transaction}` }),
      token: forUnpaid,
      expected: authorizedUse,
      changes: true,
    },
    'GET /transaction/payment-profile': { ask: plain('/transaction/payment-profile'), expected: ok },
    'GET /transaction/user-3d-secure': { ask: plain('/transaction/user-3d-secure'), expected: anySession },
    // Without keys of the provider there is nobody to send anything.
    ...webhookRows,
    'GET /webhooks/braintree': { ask: plain('/webhooks/braintree'), expected: sameForAll(404) },
    'GET /sandbox/challenge/:id': {
      ask: ({ of }) => ({ url: `/sandbox/challenge/${of.transaction}` }),
      expected: sameForAll(303),
    },
    'POST /sandbox/challenge/:id/:answer': {
      ask: ({ of }) => ({ url: `/sandbox/challenge/${of.transaction}/confirm` }),
      expected: sameForAll(303),
    },

    'GET /invoices/list': { ask: plain('/invoices/list'), expected: confirmed },
    // These have no Braintree: whoever may ask is told so.
    'POST /transaction/braintree/new-token': {
      ask: ({ of }) => ({
        url: '/transaction/braintree/new-token',
        body: { item_type: 'agreement', item_id: of.unpaid['agreement_id'] },
      }),
      token: forUnpaid,
      expected: codeForAuthorized('processor-unavailable'),
    },
    'POST /transaction/braintree/agreement-new-token': {
      ask: ({ of }) => ({
        url: '/transaction/braintree/agreement-new-token',
        body: { agreement_id: of.unpaid['agreement_id'] },
      }),
      token: forUnpaid,
      expected: codeForAuthorized('processor-unavailable'),
    },
    'POST /transaction/braintree/privacy-consent-new-token': {
      ask: plain('/transaction/braintree/privacy-consent-new-token', { privacy_consent_id: 'x'.repeat(22) }),
      expected: ['not-authenticated', 'not-authenticated', 'email-not-confirmed', 'not-found', 'not-found'],
    },
    'POST /transaction/braintree/new-payment-method-new-token': {
      ask: plain('/transaction/braintree/new-payment-method-new-token', {}),
      expected: withoutProvider,
    },
    'POST /transaction/braintree/create-new-payment-method': {
      ask: plain('/transaction/braintree/create-new-payment-method', { payment_method_nonce: 'nonce' }),
      expected: withoutProvider,
    },

    // Nor have they Stripe.
    'POST /transaction/stripe/create-payment-intent': {
      ask: ({ of }) => ({
        url: '/transaction/stripe/create-payment-intent',
        body: { item_type: 'agreement', item_id: of.unpaid['agreement_id'], user_data: {} },
      }),
      token: forUnpaid,
      expected: codeForAuthorized('processor-unavailable'),
    },
    'POST /transaction/stripe/confirm-payment': {
      ask: ({ of }) => ({
        url: '/transaction/stripe/confirm-payment',
        body: { item_type: 'agreement', item_id: of.unpaid['agreement_id'], payment_intent_id: 'pi_1' },
      }),
      token: forUnpaid,
      expected: codeForAuthorized('payment-token-refused'),
    },
    'POST /transaction/stripe/get-token-for-new-payment-method': {
      ask: plain('/transaction/stripe/get-token-for-new-payment-method', {}),
      expected: withoutProvider,
    },
    'POST /transaction/stripe/confirm-setup-intent': {
      ask: plain('/transaction/stripe/confirm-setup-intent', {
        setup_intent_id: 'seti_1',
        payment_method_id: 'pm_1',
      }),
      expected: withoutProvider,
    },
    'POST /transaction/stripe/attach-payment-method': {
      ask: plain('/transaction/stripe/attach-payment-method', { payment_method_id: 'pm_1' }),
      expected: withoutProvider,
    },

    'GET /customer/payment-methods': { ask: plain('/customer/payment-methods'), expected: confirmed },
    'GET /customer/braintree-payment-methods': {
      ask: plain('/customer/braintree-payment-methods'),
      expected: confirmed,
    },
    'GET /customer/stripe-payment-methods': {
      ask: plain('/customer/stripe-payment-methods'),
      expected: confirmed,
    },
    'PUT /customer/set-default-payment-method': {
      ask: async ({ of }) => ({
        url: '/customer/set-default-payment-method',
        body: { id: (await methodOf(database, of)).id },
      }),
      expected: notForOthers,
    },
    'PUT /customer/braintree-set-default-payment-method': {
      ask: async ({ of }) => ({
        url: '/customer/braintree-set-default-payment-method',
        body: { token: (await methodOf(database, of, 'braintree')).reference },
      }),
      expected: notForOthers,
    },
    'PUT /customer/stripe-set-default-payment-method': {
      ask: async ({ of }) => ({
        url: '/customer/stripe-set-default-payment-method',
        body: { payment_method_id: (await methodOf(database, of, 'stripe')).reference },
      }),
      expected: notForOthers,
    },
    'DELETE /customer/payment-method/:id': {
      ask: async ({ of }) => ({ url: `/customer/payment-method/${(await methodOf(database, of)).id}` }),
      expected: notForOthers,
    },
    'POST /transaction/sandbox/create-new-payment-method': {
      ask: plain('/transaction/sandbox/create-new-payment-method', { token: 'approve' }),
      expected: confirmed,
    },
    'GET /customer/subscription/all': { ask: plain('/customer/subscription/all'), expected: confirmed },
    'PUT /customer/subscription/cancel': {
      ask: async ({ of }) => ({
        url: '/customer/subscription/cancel',
        body: { subscription_id: await planOf(database, of) },
      }),
      expected: notForOthers,
    },
    'PUT /customer/subscription/resume': {
      ask: async ({ of }) => ({
        url: '/customer/subscription/resume',
        body: { subscription_id: await planOf(database, of) },
      }),
      expected: notForOthers,
    },

    'GET /privacy-consent/subscription-plans': {
      ask: plain('/privacy-consent/subscription-plans'),
      expected: ok,
    },
    'POST /privacy-consent/costs/:id': {
      ask: async ({ of }) => ({
        url: `/privacy-consent/costs/${await makeConsent(database, of)}`,
        body: { plan: 'monthly' },
      }),
      expected: ['not-authenticated', 'not-authenticated', 'email-not-confirmed', 'ok', 'other-account'],
    },
    'GET /customer/billing-address': { ask: plain('/customer/billing-address'), expected: confirmed },
    'PUT /customer/billing-address': {
      ask: plain('/customer/billing-address', billingAddress),
      expected: confirmed,
    },
    'POST /customer/check-vies': {
      ask: plain('/customer/check-vies', { country: 'FR', vat_number: '123' }),
      expected: ok,
    },
    'GET /invoices/:id/:kind': {
      ask: async ({ of }) => ({ url: `/invoices/${await invoiceOf(database, of)}/ubl` }),
      expected: sameForAll(200),
    },
  };
}
