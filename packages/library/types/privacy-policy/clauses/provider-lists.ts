/** The providers that one question names, and what such providers do. */
import {
  type Context,
  type CountryCode,
  type FreeText,
  given,
  link,
  type Prose,
  prose,
  type Rows,
  rows,
  type VendorId,
  type Words,
} from '@clausewright/engine/document/authoring';
import { isWrittenIn, providerName } from '../../../shared/clauses/provider-names.ts';
import { findVendor } from '../../../vendors/list.ts';
import type { PrivacyQuestions } from '../clause.ts';

type VendorQuestion = {
  [Q in keyof PrivacyQuestions]: PrivacyQuestions[Q] extends readonly VendorId[] ? Q : never;
}[keyof PrivacyQuestions];
type OwnRows = Rows<{ name: FreeText; purpose?: FreeText; url?: FreeText; country?: CountryCode }>;

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
