import { defaultAppearance } from '@clausewright/banner/publish';
import type { Database } from '../../platform/database/schema.ts';
import { readDraft, findVersion } from '../consents/banner-version-store.ts';
import { readBannerDraft, type Consent } from '../consents/consent-store.ts';
import type { BannerDraft } from '../../platform/database/consent-schema.ts';
import type { InstallFacts } from './snippets.ts';

/** What is on the site, or will be once it is published. */
export async function servedDraft(db: Database, consent: Consent): Promise<BannerDraft> {
  if (consent.published !== null) return (await findVersion(db, consent.siteId, consent.published)).draft;
  const draft = await readDraft(db, consent.id);
  const { appearance } = await readBannerDraft(db, consent.id);
  return { ...draft, appearance: appearance ?? defaultAppearance('en') };
}

export function toInstallFacts(
  consent: Consent,
  { appearance, vendors }: BannerDraft,
  { origin, now }: { origin: string; now: Date },
): InstallFacts {
  return {
    siteId: consent.siteId,
    origin,
    mode: appearance.mode,
    protection: appearance.protection ?? 'tagged',
    regions: appearance.regions,
    languages: appearance.languages,
    vendors: vendors
      .filter(({ type, active }) => active && type !== 'ESSENTIAL')
      .map(({ id, catalogue_id, type, patterns }) => ({ id: catalogue_id ?? id, type, patterns })),
    today: now.toISOString().slice(0, 10),
  };
}
