/** What the owner of a site decides about its banner; shared by the calls of privacy consents. */
import * as z from 'zod/mini';
import {
  bannerColours,
  bannerPositions,
  consentModes,
  consentPurposes,
  consentTypes,
} from '../consent-types.ts';
import { countryCode, id, language } from '../fields.ts';
import { limits } from '../limits.ts';

/**
 * Specification 5: a domain whose protocol may be missing; its last label is a word, so no IP address is one.
 */
export const siteUrl = z
  .string()
  .check(
    z.maxLength(2048),
    z.regex(
      /^(?:[hH][tT]{2}[pP][sS]?:\/\/)?(?:[^\s/?#:@.]{1,63}\.)+[^\s/?#:@.\d][^\s/?#:@.]{1,62}\.?(?::\d{1,5})?(?:[/?#].*)?$/,
    ),
  );

/** A host name, `*.` before it for every name below. */
export const domainPattern = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(
      /^(?:[hH][tT]{2}[pP][sS]?:\/\/)?(?:\*\.)?(?:[^\s/?#:@.*]{1,63}\.)+[^\s/?#:@.\d*][^\s/?#:@.*]{1,62}\.?\/?$/,
    ),
  );

/** https only: it is opened from strangers' pages. Empty where there is none. */
const address = z.string().check(z.maxLength(limits.url), z.regex(/^$|^https:\/\/[^\s]+$/));
const colour = z.string().check(z.regex(/^#[\da-f]{6}$/));

export const customColours = z.strictObject({
  background: colour,
  text: colour,
  button: colour,
  button_text: colour,
  /** Where Reject all is to look otherwise: only to be told why that cannot be published. */
  reject_button: z.optional(z.nullable(colour)),
  reject_button_text: z.optional(z.nullable(colour)),
});

export const appearance = z.strictObject({
  colour: z.enum(bannerColours),
  custom: z.nullable(customColours),
  position: z.enum(bannerPositions),
  /** The first is the one that serves where none of them is asked for. */
  languages: z.array(language).check(z.minLength(1), z.maxLength(6)),
  /** Everybody is asked, or the visitor's country decides how. */
  regions: z.enum(['everyone', 'by-country']),
  mode: z.enum(consentModes),
  url_passthrough: z.boolean(),
  ads_data_redaction: z.boolean(),
  /** Days that an answer is kept. */
  days: z.int().check(z.minimum(1), z.maximum(180)),
  /** A small button of the banner where the page has no link of its own. */
  button: z.boolean(),
});
export type Appearance = z.output<typeof appearance>;

const title = z.string().check(z.maxLength(limits.bannerTitle));
const button = z.string().check(z.maxLength(limits.bannerButton));

/** The owner's own words and addresses in one language; an empty one leaves ours. Plain text. */
export const bannerFields = z.strictObject({
  title,
  introduction: z.string().check(z.maxLength(limits.bannerText)),
  accept: button,
  reject: button,
  choose: button,
  privacy_url: address,
  cookies_url: address,
  imprint_url: address,
  contact: z.string().check(z.maxLength(limits.text)),
});
export type BannerFields = z.output<typeof bannerFields>;
export const fieldsByLanguage = z.partialRecord(language, bannerFields);
export type FieldsByLanguage = z.output<typeof fieldsByLanguage>;

/** `host/path` beginning, `*.` for every name below. */
const pattern = z
  .string()
  .check(
    z.maxLength(limits.pattern),
    z.regex(/^(?:\*\.)?(?:[a-z\d-]{1,63}\.)+[a-z\d-]{2,63}(?:\/[^\s"'<>\\]*)?$/),
  );
const cookie = z.string().check(z.minLength(1), z.maxLength(limits.cookie), z.regex(/^[^\s;,="<>]+$/));

export const vendorInput = z.strictObject({
  /** Of the catalogue, where it stands there. */
  catalogue_id: z.nullable(z.string().check(z.maxLength(60), z.regex(/^[a-z\d-]+$/))),
  name: z.string().check(z.minLength(1), z.maxLength(limits.name)),
  company: z.string().check(z.maxLength(limits.text)),
  country: z.nullable(countryCode),
  purpose: z.enum(consentPurposes),
  /** ESSENTIAL goes with ENABLE_BASIC_FEATURES alone. */
  type: z.enum(consentTypes),
  /** What it does, by language; where it is missing the words of the catalogue or of the type stand. */
  about: z.partialRecord(language, z.string().check(z.maxLength(limits.vendorAbout))),
  /** Days; 0 for a session, null for not known. */
  kept_for: z.nullable(z.int().check(z.minimum(0), z.maximum(3650))),
  privacy_url: address,
  patterns: z.array(pattern).check(z.maxLength(limits.patterns)),
  cookies: z.array(cookie).check(z.maxLength(limits.cookies)),
});
export type VendorInput = z.output<typeof vendorInput>;

export const consentVendor = z.object({ id, ...vendorInput.shape, active: z.boolean() });
export type ConsentVendor = z.output<typeof consentVendor>;

export const additionalDomain = z.object({ id, domain: z.string() });
