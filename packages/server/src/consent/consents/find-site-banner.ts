/** The banner that asks on the website of a document. */
import { isPolicyType, siteBanner, type SiteBanner } from '@clausewright/library/clauses';
import type { Answers } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import type { BannerDraft } from '../../platform/database/consent-schema.ts';
import type { Database } from '../../platform/database/schema.ts';
import { parseDomain } from './parse-domain.ts';
import { covers } from './domain-overlap.ts';
import { type ServedBanner, servedBanners } from './served-banner-store.ts';

interface Document {
  /** Null for a visitor's. */
  ownerId: string | null;
  type: AgreementType;
  answers: Answers;
}

/** Null where its owner has no banner on that site, or its type speaks of none. */
export async function findSiteBanner(
  db: Database,
  { ownerId, type, answers }: Document,
): Promise<ServedBanner | null> {
  const address = answers['website_url'];
  if (ownerId === null || !isPolicyType(type) || typeof address !== 'string') return null;
  const served = await servedBanners(db, ownerId);
  return served.find(({ draft }) => coversAddress(draft, address)) ?? null;
}

/** The same as documents say it. */
export async function readSiteBanner(db: Database, document: Document): Promise<SiteBanner | undefined> {
  const served = await findSiteBanner(db, document);
  return served === null ? undefined : toBannerFacts(served.draft);
}

/** Whether the domains of a banner cover the address of a site. */
export function coversAddress(draft: Pick<BannerDraft, 'domain' | 'domains'>, address: string): boolean {
  const domain = parseDomain(address);
  if (domain === null) return false;
  const all = [
    { domain: draft.domain, main: true },
    ...draft.domains.map((one) => ({ domain: one, main: false })),
  ];
  return all.some((one) => covers(one, { domain, main: false }));
}

export function toBannerFacts({ appearance, vendors }: BannerDraft): SiteBanner {
  const { days, regions, protection, field_watch: watch = false } = appearance;
  return siteBanner({ days, regions, watch, ...(protection && { protection }), vendors });
}
