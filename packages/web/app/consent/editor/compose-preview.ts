import { compose, buildCoreConfig } from '@clausewright/banner/publish';
import type { ConsentVendor } from '@clausewright/contract';
import type { CoreConfig, PublishedPreferences } from '@clausewright/contract/banner';
import type { Regime } from '@clausewright/contract/consent-types';
import type { BannerLanguage } from '@clausewright/contract/banner-languages';
import type { BannerDraft } from './banner-draft.ts';
import type { ConsentDetails } from '../consent-context.ts';

/** What the preview is given, and what stands in place of frames. */
export interface Composed {
  core: CoreConfig;
  preferences: PublishedPreferences;
}

/** The banner of a draft, by the very functions that the server publishes with. */
export function composed(
  { id, site_url, domains }: ConsentDetails,
  draft: BannerDraft,
  vendors: readonly ConsentVendor[],
  language: BannerLanguage,
  regime: Regime,
  catalogue: Parameters<typeof compose>[2],
): Composed {
  const site = { site: id, revision: 1, domain: site_url, domains: domains.map(({ domain }) => domain) };
  const published = compose({ ...site, ...draft, vendors }, language, catalogue);
  const core = buildCoreConfig(published, { snapshot: '0'.repeat(32), regime, origin: '', preferences: '' });
  return { core, preferences: published.preferences };
}
