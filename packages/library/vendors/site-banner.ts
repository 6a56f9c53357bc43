/** What documents take from the banner that is published on their site: facts beside the answers. */
import type { VendorInput } from '@clausewright/contract';
import { type ConsentType, consentTypes, type ProtectionLevel } from '@clausewright/contract/consent-types';
import type { CountryCode, FreeText, Rows } from '@clausewright/engine/document/answer-kinds';
import type { Answers, Question } from '@clausewright/engine/questionnaire/definition';

/** All of it is printed or decides what is: anything else would make texts differ that read the same. */
export interface SiteBanner {
  /** Days that an answer is kept. */
  days: number;
  /** Whether everybody is asked, or the law of the visitor's country decides. */
  regions: 'everyone' | 'by-country';
  /** Names of the vendors that are active, in order; a type without any is left out. */
  vendors: Readonly<Partial<Record<ConsentType, readonly string[]>>>;
  /** The same with all that a table says of them; only for a document that prints one. */
  listed?: readonly ListedVendor[];
  /** Only where browsers of some visitors report which hosts a page reached. */
  watch?: true;
  /** Only where the site's own server decides by a cookie that the banner writes for it (`cw_allowed`). */
  server?: true;
}

/** Of a vendor of the banner what the tables of both policies say. */
export type ListedVendor = Pick<
  VendorInput,
  'catalogue_id' | 'name' | 'company' | 'type' | 'country' | 'kept_for' | 'privacy_url' | 'cookies'
>;

/** How clauses read it. The ids are reserved: no questionnaire may use one that begins so. */
export const bannerPrefix = 'site_banner_';
type Named = Rows<{ name: FreeText }>;
export interface BannerQuestions {
  site_banner_days: `${number}`;
  site_banner_regions: SiteBanner['regions'];
  site_banner_essential: Named;
  site_banner_functionality: Named;
  site_banner_analytics: Named;
  site_banner_advertising: Named;
  site_banner_marketing: Named;
  site_banner_listed: Rows<ListedRow>;
  site_banner_watch: 'on';
  site_banner_server: 'on';
}
/** Those that texts print by themselves, as if they were answers. */
export const bannerFacts: ReadonlyMap<string, Question['kind']> = new Map([
  [`${bannerPrefix}days`, 'period'],
]);

/** What is not known is left out; raw beside it what only the clause puts into words. */
interface ListedRow {
  name: FreeText;
  company: FreeText;
  country: CountryCode;
  privacy_url: FreeText;
  type: ConsentType;
  catalogue_id: string;
  cookies: readonly string[];
  kept_for: number;
}

/** The relevant answers with the facts beside them. */
export function withBanner(relevant: Answers, banner: SiteBanner | undefined): Answers {
  if (banner === undefined) return relevant;
  const { days, regions, vendors } = banner;
  const facts: Record<string, Answers[string]> = {
    [`${bannerPrefix}days`]: String(days),
    [`${bannerPrefix}regions`]: regions,
  };
  if (banner.watch === true) facts[`${bannerPrefix}watch`] = 'on';
  if (banner.server === true) facts[`${bannerPrefix}server`] = 'on';
  for (const type of consentTypes) {
    const names = vendors[type] ?? [];
    if (names.length === 0) continue;
    facts[`${bannerPrefix}${type.toLowerCase()}`] = names.map((name, row) => ({ _id: `v${row}`, name }));
  }
  if (banner.listed !== undefined && banner.listed.length > 0) {
    facts[`${bannerPrefix}listed`] = banner.listed.map((vendor, row) => ({
      _id: `v${row}`,
      ...known(vendor),
    }));
  }
  return { ...relevant, ...facts };
}

function known(vendor: ListedVendor): Record<string, string | number | string[]> {
  const { cookies, ...single } = vendor;
  const stated = Object.entries(single).filter(
    (entry): entry is [string, string | number] => entry[1] !== null && entry[1] !== '',
  );
  return { ...Object.fromEntries(stated), cookies: [...cookies] };
}

/** What a document takes of it: nothing where there is no website, and of what tables print only what it prints. */
export function bannerFor(relevant: Answers, banner: SiteBanner | undefined): SiteBanner | undefined {
  if (banner === undefined || relevant['website_url'] === undefined) return undefined;
  if (relevant['consent_source'] === 'banner') return banner;
  const { listed, server: _, ...others } = banner;
  return relevant['cookie_section'] === 'full' && listed !== undefined ? { ...others, listed } : others;
}

/** The facts of a banner, whatever order its owner gave the vendors: that is no other text. */
export function siteBanner({
  days,
  regions,
  watch = false,
  protection = 'tagged',
  vendors,
}: {
  days: number;
  regions: SiteBanner['regions'];
  watch?: boolean;
  protection?: ProtectionLevel;
  vendors: readonly (ListedVendor & { active: boolean })[];
}): SiteBanner {
  const named = consentTypes.map((type) => {
    const names = vendors.filter((vendor) => vendor.active && vendor.type === type).map(({ name }) => name);
    return [type, [...new Set(names)].sort()] as const;
  });
  return {
    days,
    regions,
    vendors: Object.fromEntries(named.filter(([, names]) => names.length > 0)),
    ...(watch && { watch: true as const }),
    ...(protection === 'server' && { server: true as const }),
    listed: consentTypes.flatMap((type) =>
      vendors
        .filter((vendor) => vendor.active && vendor.type === type)
        .map(listedVendor)
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    ),
  };
}

function listedVendor(vendor: ListedVendor): ListedVendor {
  const { catalogue_id, name, company, type, country, kept_for, privacy_url, cookies } = vendor;
  return { catalogue_id, name, company, type, country, kept_for, privacy_url, cookies };
}
