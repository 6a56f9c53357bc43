/** How clauses name the providers that an owner chose or added. */
import { providerNameWords } from '../words/provider-names.ts';
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  type CountryCode,
  type FreeText,
  given,
  link,
  type Prose,
  prose,
  properName,
  type Rows,
  rows,
  type VendorId,
  type Words,
} from '@clausewright/engine/document/authoring';
import { findVendor, vendorName } from '../../vendors/list.ts';
import type { PrivacyQuestions } from '../../types/privacy-policy/clause.ts';

/** @public Read from the source by the test of clauses.lock. */
export const version = 2;

type VendorQuestion = {
  [Q in keyof PrivacyQuestions]: PrivacyQuestions[Q] extends readonly VendorId[] ? Q : never;
}[keyof PrivacyQuestions];
type OwnRows = Rows<{ name: FreeText; purpose?: FreeText; url?: FreeText; country?: CountryCode }>;

export function productName(id: VendorId): Words {
  return properName(findVendor(id)?.name ?? id);
}

/** A means of payment may be no product, and then has a name in each language. */
export function meansName(id: VendorId, language: Language): Words {
  const vendor = findVendor(id);
  return properName(vendor === undefined ? id : vendorName(vendor, language));
}

/** `Stripe (United States)`: the country is that of the provider's seat. */
export function providerName(c: Pick<Context<object>, 'language' | 'country'>, id: VendorId): Words | Prose {
  const vendor = findVendor(id);
  if (vendor?.names) return meansName(id, c.language);
  const name = productName(id);
  if (vendor?.selfHosted === true)
    return prose`${name} (${properName(providerNameWords[c.language].onOwnServer)})`;
  if (vendor === undefined || vendor.country === 'unknown') return name;
  return prose`${name} (${c.country(vendor.country)})`;
}

/** One entry per provider, those that the owner added with what is known of them. */
export function providers(c: Context<PrivacyQuestions>, question: VendorQuestion): (Words | Prose)[] {
  return [...listedProviders(c, question), ...addedProviders(c, question)];
}

export function listedProviders(c: Context<PrivacyQuestions>, question: VendorQuestion): Words[] {
  const known = (id: VendorId) => providerName(c, id);
  return c.a[question] === undefined && given(c.a[`${question}.own`]) ? [] : c.names(c.say[question], known);
}

export function addedProviders(c: Context<PrivacyQuestions>, question: VendorQuestion): (Words | Prose)[] {
  const own: OwnRows = c.a[`${question}.own`] ?? [];
  return rows<OwnRows[number]>(c.say[`${question}.own`]).map((row, i) => {
    const placed = given(own[i]?.country) ? prose`${row.name} (${c.country(row.country)})` : row.name;
    const described = given(own[i]?.purpose) && isWrittenIn(c) ? prose`${placed} – ${row.purpose}` : placed;
    return given(own[i]?.url) ? prose`${described} – ${link(row.url)}` : described;
  });
}

/** What an owner wrote about a provider is in one language: that of the first document. */
export function isWrittenIn({ a, language }: Context<Pick<PrivacyQuestions, 'document_languages'>>): boolean {
  return (a.document_languages?.[0] ?? language) === language;
}

/** True when somebody outside the business receives data: not where its own server runs the software. */
export function someoneReceives(chosen: readonly VendorId[] | undefined, own: OwnRows | undefined): boolean {
  return given(own) || (chosen ?? []).some((id) => findVendor(id)?.selfHosted !== true);
}

export function runsItself(chosen: readonly VendorId[] | undefined): boolean {
  return (chosen ?? []).some((id) => findVendor(id)?.selfHosted === true);
}

/** The sentences that follow the list of `providers`: of one where one stands alone. */
export function whatProvidersDo(
  { a }: Context<PrivacyQuestions>,
  question: VendorQuestion,
  { one, other }: { one: Words; other: Words },
): Words {
  const own: OwnRows = a[`${question}.own`] ?? [];
  const listed = (a[question] ?? []).filter((id) => findVendor(id)?.names === undefined);
  return listed.length + own.length === 1 ? one : other;
}
