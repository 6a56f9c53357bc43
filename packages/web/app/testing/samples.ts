/** Values as the server gives them, of which a test changes what it is about. */
import type { ConsentCard, ConsentVendor, Costs, Customer, ListedAgreement } from '@clausewright/contract';
import type { ConsentDetails, OpenConsent } from '../consent/consent-context.ts';
import { emptyFields, type CheckoutFields } from '../checkout/checkout-form.ts';
import type { PaymentProfile } from '../checkout/payment-choices.ts';
import { saveSession } from '../stored-session/session-store.ts';

export const sampleId = 'agreement-of-22-letters';

export const customer: Customer = {
  id: 'c1',
  customer_id: '6f9b3c1e-0000-4000-8000-000000000001',
  email: 'owner@shop.example',
  confirmed: true,
  language: 'en',
  first_name: 'Ada',
  last_name: '',
  personal_id: '',
  country: '',
  phone: '',
  created_at: '2026-01-01T00:00:00Z',
};

/** Somebody is logged in from here on. */
export function logInAs(change: Partial<Customer> = {}): Customer {
  const one = { ...customer, ...change };
  saveSession(one, { token: 't1', refresh_token: 'r1' });
  return one;
}

export const costs: Costs = {
  lines: [{ code: 'base', label: 'Privacy Policy', amount: 1900 }],
  net: 1900,
  discount: 0,
  vat: 361,
  total: 2261,
  currency: 'EUR',
  total_price_is_extra_difference: false,
  tax: { treatment: 'destination', country: 'DE', rate: 1900 },
  vat_check: 'none',
  discount_code: null,
};

export const profile: PaymentProfile = {
  processors: [{ processor: 'sandbox', kinds: ['card'], test: true }],
  methods: [],
  buyer_country: null,
  currency: 'EUR',
  seller_country: 'DE',
  decline_codes: [],
};

export function checkoutFields(change: Partial<CheckoutFields> = {}): CheckoutFields {
  return { ...emptyFields, ...change };
}

export function listedAgreement(change: Partial<ListedAgreement> = {}): ListedAgreement {
  return {
    agreement_id: sampleId,
    type: 'PRIVACY_POLICY',
    site_url: 'https://shop.example/',
    site_name: 'Shop',
    premium: true,
    edited: false,
    ...change,
  } as ListedAgreement;
}

export const siteId = 'consent-site-of-22-chars';

export function consentCard(change: Partial<ConsentCard> = {}): ConsentCard {
  return { id: siteId, site_url: 'shop.example', active: true, ...change } as ConsentCard;
}

export function consentVendor(change: Partial<ConsentVendor> = {}): ConsentVendor {
  return { id: 'v1', name: 'Matomo', catalogue_id: 'matomo', active: true, ...change } as ConsentVendor;
}

export function openConsent(change: Partial<OpenConsent> = {}): OpenConsent {
  const details = { appearance: { colour: 'light', languages: ['en'] }, fields: {}, paid: true };
  return {
    id: siteId,
    details: details as unknown as ConsentDetails,
    reload: () => undefined,
    workRef: { current: null },
    ...change,
  };
}
