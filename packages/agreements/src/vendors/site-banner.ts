/** What documents take from the banner that is published on their site: facts beside the answers. */
import { type ConsentType, consentTypes } from '@clausewright/contract/consent-types';
import type { FreeText, Rows } from '../document/answer-kinds.ts';
import type { Answers } from '../questionnaire/definition.ts';

/** All of it is printed or decides what is: anything else would make texts differ that read the same. */
export interface SiteBanner {
  /** Days that an answer is kept. */
  days: number;
  /** Whether everybody is asked, or the law of the visitor's country decides. */
  regions: 'everyone' | 'by-country';
  /** Names of the vendors that are active, in order; a type without any is left out. */
  vendors: Readonly<Partial<Record<ConsentType, readonly string[]>>>;
}

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
}

/** The relevant answers with the facts beside them. */
export function withBanner(relevant: Answers, banner: SiteBanner | undefined): Answers {
  if (banner === undefined) return relevant;
  const { days, regions, vendors } = banner;
  const facts: Record<string, Answers[string]> = {
    [`${bannerPrefix}days`]: String(days),
    [`${bannerPrefix}regions`]: regions,
  };
  for (const type of consentTypes) {
    const names = vendors[type] ?? [];
    if (names.length === 0) continue;
    facts[`${bannerPrefix}${type.toLowerCase()}`] = names.map((name, row) => ({ _id: `v${row}`, name }));
  }
  return { ...relevant, ...facts };
}

/** The facts of a banner, whatever order its owner gave the vendors: that is no other text. */
export function siteBanner({
  days,
  regions,
  vendors,
}: {
  days: number;
  regions: SiteBanner['regions'];
  vendors: readonly { name: string; type: ConsentType; active: boolean }[];
}): SiteBanner {
  const named = consentTypes.map((type) => {
    const names = vendors.filter((vendor) => vendor.active && vendor.type === type).map(({ name }) => name);
    return [type, [...new Set(names)].sort()] as const;
  });
  return { days, regions, vendors: Object.fromEntries(named.filter(([, names]) => names.length > 0)) };
}
