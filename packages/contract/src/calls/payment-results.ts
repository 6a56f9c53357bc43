/** Shapes that the calls of payments share. */
import * as z from 'zod/mini';
import { countryCode, id, ordinal, state, vatNumber } from '../fields.ts';
import { email } from '../account-fields.ts';
import * as registered from '../processors/registered-processors.ts';

export const itemTypes = ['agreement', 'consent'] as const;
export type ItemType = (typeof itemTypes)[number];
export type Processor = keyof typeof registered;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the line above
export const processors = Object.keys(registered) as Processor[];

/** Specification 4: payment states as people see them. */
export const transactionStatuses = [
  'processing',
  'approved',
  'rejected',
  'cancelled',
  'pending-verification',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

const text = (max: number) => z.string().check(z.maxLength(max));
export const secret = z.string().check(z.minLength(1), z.maxLength(4096));

const addressFields = {
  company_name: text(300),
  /** Without the country's prefix. */
  vat_number: vatNumber,
  cui_cif: text(30),
  name: text(200),
  address: text(500),
  city: text(100),
  postal_code: text(20),
  phone: text(40),
};

/** Who buys, as typed at the checkout; the country decides the tax. */
export const buyer = z.strictObject({
  ...z.partial(z.object(addressFields)).shape,
  country: countryCode,
  state: z.optional(state),
  business_purchase: z.optional(z.boolean()),
  /** The person confirmed the country although the connection seems to come from another. */
  country_confirmed: z.optional(z.boolean()),
});
export type Buyer = z.output<typeof buyer>;

/** product.md 3: the customer's address for invoices; every text may be empty. */
export const billingAddress = z.strictObject({
  ...addressFields,
  business_purchase: z.boolean(),
  vat_registered: z.boolean(),
  country: z.union([countryCode, z.literal('')]),
  state: z.union([state, z.literal('')]),
});
export type BillingAddress = z.output<typeof billingAddress>;

/** What a payment is for, as the page asks for it. */
export const purchase = {
  item_type: z.enum(itemTypes),
  item_id: id,
  /** Of an agreement: the revision that the person saw; another one is refused as `revision-changed`. */
  revision: z.optional(ordinal),
  /** Of a consent: code of the plan. */
  plan: z.optional(text(40)),
  discount_code: z.optional(text(64)),
  billing: z.optional(buyer),
  /** Where messages go; needed where neither the account nor the agreement has an address. */
  email: z.optional(email),
  /** EU consumers: delivery at once, and the right of withdrawal ends with it. */
  withdrawal_consent: z.optional(z.boolean()),
  /** A saved method that pays. */
  payment_method_id: z.optional(id),
  save_method: z.optional(z.boolean()),
};

/** What the page does next. */
export const next = z.discriminatedUnion('action', [
  /** Show the provider's form, then post to the processing path. */
  z.object({ action: z.literal('process') }),
  /** The bank wants the person: go there and come back. */
  z.object({ action: z.literal('authenticate'), url: z.string() }),
  /** Nothing to send; ask for the status again. */
  z.object({ action: z.literal('wait') }),
  z.object({ action: z.literal('retry') }),
  z.object({ action: z.literal('done'), path: z.string() }),
]);
export type Next = z.output<typeof next>;

type Start = (typeof registered)[Processor];

export const clientStart = z.discriminatedUnion(
  'processor',
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is one at least
  Object.values(registered) as [Start, ...Start[]],
);
export type ClientStart = z.output<typeof clientStart>;

export const paymentMethod = z.object({
  id: z.string(),
  processor: z.enum(processors),
  kind: z.enum(['card', 'paypal', 'other']),
  brand: z.string(),
  last4: z.string(),
  label: z.string(),
  expires_month: z.nullable(z.int()),
  expires_year: z.nullable(z.int()),
  /** Its month is over: no charge will succeed. */
  expired: z.boolean(),
  is_default: z.boolean(),
});
export type PaymentMethod = z.output<typeof paymentMethod>;
