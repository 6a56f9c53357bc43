import { compose, buildCoreConfig } from '@clausewright/banner/publish';
import type { ConsentVendor } from '@clausewright/contract';
import type { PreviewMessage } from '@clausewright/contract/banner';
import type { Regime } from '@clausewright/contract/consent-types';
import type { Language } from '@clausewright/contract/languages';
import type { BannerDraft } from './banner-draft.ts';
import type { ConsentDetails } from '../consent-context.ts';

/** The banner of a draft, by the very functions that the server publishes with. */
export function composed(
  { id, site_url, domains }: ConsentDetails,
  draft: BannerDraft,
  vendors: readonly ConsentVendor[],
  language: Language,
  regime: Regime,
  catalogue: Parameters<typeof compose>[2],
): Omit<PreviewMessage, 'layer'> {
  const site = { site: id, revision: 1, domain: site_url, domains: domains.map(({ domain }) => domain) };
  const published = compose({ ...site, ...draft, vendors }, language, catalogue);
  const core = buildCoreConfig(published, { snapshot: '0'.repeat(32), regime, origin: '', preferences: '' });
  return { core, preferences: published.preferences };
}
