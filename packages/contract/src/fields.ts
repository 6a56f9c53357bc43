/** Fields that several calls share. Text is already clean here: `cleanJson` runs before the schema. */
import * as z from 'zod/mini';
import { agreementTypes } from './agreement-types.ts';
import { bannerLanguages } from './banner-languages.ts';
import { formats, languages } from './languages.ts';

export const language = z.enum(languages);
export const bannerLanguage = z.enum(bannerLanguages);
export const format = z.enum(formats);
export const agreementType = z.enum(agreementTypes);
/** Random ids of at least 128 bits; what does not look like one names nothing. */
export const id = z.string().check(z.regex(/^[\w-]{22,64}$/));
export const idParams = z.strictObject({ id });
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
export const discountCode = z.string().check(z.minLength(1), z.maxLength(64));
export const vatNumber = z.string().check(z.maxLength(20));
/** Number of a version or a revision, from 1; PostgreSQL's columns of them count no further. */
export const ordinal = z.int32().check(z.minimum(1));
/** Minor units of the currency. */
export const amount = z.int();
export const moment = z.iso.datetime();

export const state = z.string().check(z.regex(/^[A-Z]{2}_[A-Z]{2,3}$/));
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/**
 * How VAT is treated. not-registered: the operator charges none. destination: the buyer's country's rate
 * (OSS). outside-scope: no EU VAT. seller-of-record: the provider adds its own tax.
 */
export const vatTreatments = [
  'not-registered',
  'domestic',
  'destination',
  'reverse-charge',
  'outside-scope',
  'seller-of-record',
] as const;
export type VatTreatment = (typeof vatTreatments)[number];

/** `rate` in hundredths of a percent. */
export const tax = z.object({ treatment: z.enum(vatTreatments), country: z.string(), rate: z.int() });

export const costs = z
  .object({
    lines: z.array(z.object({ code: z.string(), label: z.string(), amount })),
    /** Sum of the lines. */
    net: amount,
    discount: amount,
    /** Null where the seller of record adds the tax. */
    vat: z.nullable(amount),
    /** net - discount + vat. */
    total: amount,
    currency,
    /** The total is what an upgrade adds to the lines already owned. */
    total_price_is_extra_difference: z.boolean(),
    /** Null before anybody said where the buyer is. */
    tax: z.nullable(tax),
    /** What the EU's register said of the VAT number that was sent. */
    vat_check: z.enum(['none', 'valid', 'invalid', 'unknown']),
    /** The code that is counted in `discount`, as its maker wrote it. */
    discount_code: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Costs', description: 'Price lines in minor units, tax excluded.' });
export type Costs = z.output<typeof costs>;

/** Which part of a list is asked for. */
export const pageQuery = z.strictObject({
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
  /** At most 100. */
  per_page: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
});
