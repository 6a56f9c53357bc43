/** What was read of the vendors: who contracts, in which role, certified or not. Node only: no page loads it. */
import { isEeaCountry } from '../places/regions.ts';
import { cookiesFrom, type VendorCookie } from './banner/cookie.ts';
import { field, isYes, rows } from '@clausewright/engine/law/answer-reading';
import { findVendor } from './list.ts';
import { usedVendors } from './used-vendors.ts';
import type { Certification, Checked, Contract, ContractRegion, Framework } from './vendor-file.ts';
import { vendorFiles } from './vendor-files.ts';
import type { Vendor } from './vendor.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

/** The value if it was read, for whatever is printed. */
export function whatWasRead<Value extends Checked>(value: Value | undefined): Value | undefined {
  return value?.certainty === 'read' ? value : undefined;
}

const regionOf: Readonly<Record<string, ContractRegion>> = { GB: 'uk', CH: 'ch', US: 'us' };

/** The company that contracts with owners of a country, recalled or read; undefined before the country is known. */
export function findContract(id: string, country: string | undefined): Contract | undefined {
  if (country === undefined || country === '') return undefined;
  const contracts = vendorFiles.get(id)?.contracts ?? [];
  const region = isEeaCountry(country) ? 'eea' : (regionOf[country] ?? 'other');
  return (
    contracts.find(({ in: places }) => places.includes(country)) ??
    contracts.find(({ in: places }) => places.includes(region))
  );
}

/** The same for documents: only what was read. */
export function contractingCompany(id: string, country: string | undefined): Contract | undefined {
  return whatWasRead(findContract(id, country));
}

/** Countries in which the companies that contract with the owner sit, each once. */
export function contractCountries(answers: Answers): readonly string[] {
  const owner = typeof answers['country'] === 'string' ? answers['country'] : undefined;
  const found = receivers(answers).flatMap(({ id }) => contractingCompany(id, owner)?.country ?? []);
  return [...new Set(found)];
}

/** Vendors that say of themselves that they and the owner are joint controllers. */
export function jointControllers(answers: Answers): readonly Vendor[] {
  return receivers(answers).filter(({ id }) => whatWasRead(vendorFiles.get(id)?.role)?.is === 'joint');
}

/** Companies that state that they are certified, each with the vendors that it stands for. */
export function certifiedCompanies(
  answers: Answers,
  framework: Framework,
): readonly { company: string; vendors: readonly Vendor[] }[] {
  const found = new Map<string, Vendor[]>();
  for (const vendor of namedReceivers(answers)) {
    const stated: Certification | undefined = whatWasRead(vendorFiles.get(vendor.id)?.dpf);
    if (stated?.company === undefined || stated[framework] !== 'yes') continue;
    found.set(stated.company, [...(found.get(stated.company) ?? []), vendor]);
  }
  return [...found].map(([company, vendors]) => ({ company, vendors }));
}

/** Vendors whose seat nobody knows. */
export function vendorsInDoubt(answers: Answers): readonly Vendor[] {
  return receivers(answers).filter(({ country }) => country === 'unknown');
}

/** Cookies of a vendor as documents print them: a period that was only recalled is not known. */
export function cookiesThatWereRead(id: string): readonly VendorCookie[] {
  const { tags } = vendorFiles.get(id) ?? {};
  const all = [...cookiesFrom(tags?.cookies ?? {}), ...cookiesFrom(tags?.ownCookies ?? {})];
  const current = all.filter(({ name }) => !hasEnded(id, name));
  return current.map(({ name, days }) => ({
    name,
    days: Object.hasOwn(tags?.read ?? {}, name) ? days : null,
  }));
}

/** A cookie of a service that was discontinued, such as those of Universal Analytics. */
export function hasEnded(id: string, cookie: string): boolean {
  return vendorFiles.get(id)?.tags?.ended?.includes(cookie) === true;
}

/** Pages at networks, each as the product that its network is in the catalogue. */
const networkOfPage: Readonly<Record<string, string>> = {
  facebook: 'facebook-plugins',
  instagram: 'instagram-embeds',
  linkedin: 'linkedin-plugins',
};

/** The same with the networks at which the owner has a page. */
export function namedReceivers(answers: Answers): readonly Vendor[] {
  const pages = isYes(answers, 'fan_page') ? rows(answers, 'fan_page_details') : [];
  const networks = pages.flatMap(
    (page) => findVendor(networkOfPage[field(page, 'fan_page_network')] ?? '') ?? [],
  );
  return [...new Set([...receivers(answers), ...networks])];
}

/** Vendors of the catalogue that get data. */
export function receivers(answers: Answers): readonly Vendor[] {
  return usedVendors(answers).filter(({ selfHosted }) => selfHosted !== true);
}
