/** What the owner of a site decides about its banner; shared by the calls of privacy consents. */
import * as z from 'zod/mini';
import { bannerLanguages } from '../banner-languages.ts';
import {
  bannerColours,
  bannerCorners,
  bannerFonts,
  bannerPositions,
  bannerShadows,
  bannerSpacings,
  bannerThemes,
  consentModes,
  consentPurposes,
  consentTypes,
  protectionLevels,
} from '../consent-types.ts';
import { bannerLanguage, countryCode, id } from '../fields.ts';
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

/** A host name as a policy of contents takes it. */
const neededHost = z
  .string()
  .check(z.maxLength(253), z.regex(/^(?:\*\.)?(?:[a-z\d-]{1,63}\.)+[a-z\d-]{2,63}$/));

export const appearance = z.strictObject({
  colour: z.enum(bannerColours),
  custom: z.nullable(customColours),
  position: z.enum(bannerPositions),
  /** Of bar and corner, at the bottom where nothing is said. */
  edge: z.optional(z.enum(['bottom', 'top'])),
  /** Of corner, at the right where nothing is said. */
  side: z.optional(z.enum(['right', 'left'])),
  /** Light, dark, or as the visitor's device asks; where nothing is said, as `colour` is. */
  theme: z.optional(z.enum(bannerThemes)),
  /** Own colours of the dark theme. */
  custom_dark: z.optional(z.nullable(customColours)),
  corners: z.optional(z.enum(bannerCorners)),
  shadow: z.optional(z.enum(bannerShadows)),
  spacing: z.optional(z.enum(bannerSpacings)),
  font: z.optional(z.enum(bannerFonts)),
  /** Whether it comes in with a short movement, where the visitor's device allows any. */
  motion: z.optional(z.boolean()),
  /** What stands first of Accept and Reject, which look the same; Reject where nothing is said. */
  first_button: z.optional(z.enum(['reject', 'accept'])),
  /** A picture of the site's own domain above the title; empty where there is none. */
  logo_url: z.optional(address),
  /** The first is the one that serves where none of them is asked for. */
  languages: z.array(bannerLanguage).check(z.minLength(1), z.maxLength(bannerLanguages.length)),
  /** How our own words address visitors, where the language has the difference; formally where nothing is said. */
  address: z.optional(z.enum(['formal', 'informal'])),
  /** Everybody is asked, or the visitor's country decides how. */
  regions: z.enum(['everyone', 'by-country']),
  mode: z.enum(consentModes),
  url_passthrough: z.boolean(),
  ads_data_redaction: z.boolean(),
  /** Days that an answer is kept. */
  days: z.int().check(z.minimum(1), z.maximum(180)),
  /** A small button of the banner where the page has no link of its own. */
  button: z.boolean(),
  /** How it looks; with words where nothing is said. */
  button_form: z.optional(z.enum(['text', 'icon'])),
  /** Where it stands; at the left where nothing is said. */
  button_side: z.optional(z.enum(['left', 'right'])),
  /** At the bottom where nothing is said. */
  button_edge: z.optional(z.enum(['bottom', 'top'])),
  /** How what nobody tagged is held back; `tagged` where nothing is said. */
  protection: z.optional(z.enum(protectionLevels)),
  /** Hosts of others that every page needs, under the levels that allow by list. */
  needed_hosts: z.optional(z.array(neededHost).check(z.maxLength(limits.patterns))),
  /** Whether browsers of some visitors say which hosts the banner does not know; not where nothing is said. */
  field_watch: z.optional(z.boolean()),
});
export type Appearance = z.output<typeof appearance>;

const title = z.string().check(z.maxLength(limits.bannerTitle));
const sentences = z.string().check(z.maxLength(limits.bannerText));
const button = z.string().check(z.maxLength(limits.bannerButton));

/** The owner's own words and addresses in one language; an empty one leaves ours. Plain text. */
export const bannerFields = z.strictObject({
  title,
  introduction: sentences,
  accept: button,
  reject: button,
  choose: button,
  privacy_url: address,
  cookies_url: address,
  imprint_url: address,
  contact: z.string().check(z.maxLength(limits.text)),
  /** Title of the second layer, and name of the way back to it. */
  choices: z.optional(title),
  save: z.optional(button),
  /** In place of content that waits; `{vendor}` stands for its name. */
  placeholder: z.optional(sentences),
  allow_once: z.optional(button),
  allow_always: z.optional(button),
  essential_name: z.optional(title),
  essential_about: z.optional(sentences),
  functionality_name: z.optional(title),
  functionality_about: z.optional(sentences),
  analytics_name: z.optional(title),
  analytics_about: z.optional(sentences),
  advertising_name: z.optional(title),
  advertising_about: z.optional(sentences),
  marketing_name: z.optional(title),
  marketing_about: z.optional(sentences),
});
export type BannerFields = z.output<typeof bannerFields>;
export const fieldsByLanguage = z.partialRecord(bannerLanguage, bannerFields);
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
  about: z.partialRecord(bannerLanguage, z.string().check(z.maxLength(limits.vendorAbout))),
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
