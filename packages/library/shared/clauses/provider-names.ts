/** How clauses name the providers that an owner chose or added. */
import { providerNameWords } from '../words/provider-names.ts';
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  type CountryCode,
  type FreeText,
  given,
  type Prose,
  prose,
  properName,
  type Rows,
  rows,
  type VendorId,
  type Words,
} from '@clausewright/engine/document/authoring';
import { text } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { certifiedCompanies, contractingCompany, vendorsInDoubt } from '../../vendors/facts.ts';
import { findVendor, vendorName } from '../../vendors/list.ts';
import { vendorQuestions } from '../../vendors/used-vendors.ts';
import type { Framework } from '../../vendors/vendor-file.ts';

/** @public Read from the source by the test of clauses.lock. */
export const version = 3;

type OwnRows = Rows<{ name: FreeText; purpose?: FreeText; url?: FreeText; country?: CountryCode }>;

export function productName(id: VendorId): Words {
  return properName(findVendor(id)?.name ?? id);
}

/** A means of payment may be no product, and then has a name in each language. */
export function meansName(id: VendorId, language: Language): Words {
  const vendor = findVendor(id);
  return properName(vendor === undefined ? id : vendorName(vendor, language));
}

type Placed = Pick<Context<object>, 'a' | 'language' | 'country'>;

/**
 * `Google Analytics (Google Ireland Limited, Ireland)`: the company that contracts with the owner, alone where its name
 * begins with that of the product. `Mailchimp (United States)` where the company was not read: the seat of the provider.
 */
export function providerName(c: Placed, id: VendorId): Words | Prose {
  const vendor = findVendor(id);
  if (vendor?.names) return meansName(id, c.language);
  const name = productName(id);
  if (vendor?.selfHosted === true)
    return prose`${name} (${properName(providerNameWords[c.language].onOwnServer)})`;
  const company = contractingCompany(id, ownerCountry(c.a));
  if (company !== undefined) {
    const country = c.country(company.country);
    return beginsWithName(company.name, vendor?.name ?? id)
      ? prose`${properName(company.name)} (${country})`
      : prose`${name} (${properName(company.name)}, ${country})`;
  }
  if (vendor === undefined || vendor.country === 'unknown') return name;
  return prose`${name} (${c.country(vendor.country)})`;
}

/** `Google Analytics (Google Ireland Limited)`, for where the country stands elsewhere. */
export function productAndCompany(answers: object, id: VendorId): Words {
  const name = findVendor(id)?.name ?? id;
  const company = contractingCompany(id, ownerCountry(answers));
  return properName(company === undefined ? name : besideName(name, company.name));
}

/** The seat of the company that contracts with the owner, then that of its group; none where neither is known. */
export function providerCountries(c: Placed, id: VendorId): Words[] {
  const company = contractingCompany(id, ownerCountry(c.a))?.country;
  const seat = findVendor(id)?.country ?? 'unknown';
  const codes = [...(company === undefined ? [] : [company]), ...(seat === 'unknown' ? [] : [seat])];
  return [...new Set(codes)].map((code) => c.country(code));
}

/** Companies that state that they are certified, each with the products of theirs that the owner uses. */
export function certifiedNames(c: Pick<Context<object>, 'a' | 'and'>, framework: Framework): Words[] {
  return certifiedCompanies(c.a as Answers, framework).map(({ company, vendors }) => {
    const others = vendors.filter(({ name }) => !beginsWithName(company, name));
    if (others.length === 0) return properName(company);
    return c.and([prose`${properName(company)} (${c.and(vendors.map(({ name }) => properName(name)))})`]);
  });
}

export function namesCertified(answers: object, framework: Framework): boolean {
  return certifiedCompanies(answers as Answers, framework).length > 0;
}

/** Whether of anybody who gets data the country is not known: a vendor without a seat, or an entry without a country. */
export function namesDoubtful(answers: object): boolean {
  const a = answers as Readonly<Record<string, OwnRows | undefined>>;
  return (
    vendorsInDoubt(answers as Answers).length > 0 ||
    vendorQuestions.some((question) => (a[`${question}.own`] ?? []).some((row) => !given(row.country)))
  );
}

/** Names of the owner's own entries whose row is meant. */
export function ownNames(
  c: Pick<Context<object>, 'a' | 'say'>,
  isMeant: (row: { country?: string }) => boolean,
): Words[] {
  const a = c.a as Readonly<Record<string, OwnRows | undefined>>;
  const say = c.say as Readonly<Record<string, Context<{ own: OwnRows }>['say']['own']>>;
  return vendorQuestions.flatMap((question) => {
    const typed = a[`${question}.own`] ?? [];
    const said = say[`${question}.own`];
    if (typed.length === 0 || said === undefined) return [];
    return rows(said).flatMap((row, i) => (isMeant(typed[i] ?? {}) ? [row.name] : []));
  });
}

/** Their names. */
export function doubtfulNames(c: Pick<Context<object>, 'a' | 'say'>): Words[] {
  const own = ownNames(c, ({ country }) => !given(country));
  return [...vendorsInDoubt(c.a as Answers).map(({ name }) => properName(name)), ...own];
}

function ownerCountry(answers: object): string {
  return text(answers as Answers, 'country');
}

/** `Hetzner Online GmbH` says Hetzner; `Xandr Inc.` does not say X. */
function beginsWithName(company: string, product: string): boolean {
  const rest = company.slice(product.length);
  return company.toLowerCase().startsWith(product.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(rest);
}

function besideName(product: string, company: string): string {
  return beginsWithName(company, product) ? company : `${product} (${company})`;
}

/** What an owner wrote about a provider is in one language: that of the first document. */
export function isWrittenIn({
  a,
  language,
}: Pick<Context<{ document_languages: readonly Language[] }>, 'a' | 'language'>): boolean {
  return (a.document_languages?.[0] ?? language) === language;
}

/** True when somebody outside the business receives data: not where its own server runs the software. */
export function someoneReceives(chosen: readonly VendorId[] | undefined, own: OwnRows | undefined): boolean {
  return given(own) || (chosen ?? []).some((id) => findVendor(id)?.selfHosted !== true);
}

export function runsItself(chosen: readonly VendorId[] | undefined): boolean {
  return (chosen ?? []).some((id) => findVendor(id)?.selfHosted === true);
}
