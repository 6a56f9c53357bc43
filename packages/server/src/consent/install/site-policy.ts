/** What a program on the site's own server needs to know of its banner: the WordPress plug-in asks for it. Pure. */
import type { BannerLanguage, ProtectionLevel } from '@clausewright/contract';
import type { BannerDraft } from '../../platform/database/consent-schema.ts';
import { toPolicyFacts, type SiteLook } from './describe-protection.ts';
import { mayWait } from './snippets.ts';

/** Who reads an older format goes on with what it has. */
interface Heading {
  format: 1;
  site: string;
  /** Origin of hosted documents, which a site shows whether its banner is on or not. */
  documents: string;
}

export interface PublishedPolicy extends Heading {
  published: true;
  level: ProtectionLevel;
  /** Whether the script may come late. */
  async: boolean;
  languages: readonly BannerLanguage[];
  /** Hosts of the site, `*.` as in patterns. */
  domains: readonly string[];
  /** At the level `server` alone: the part that every answer carries until all is allowed, and what a yes adds. */
  always?: string;
  vendors?: Readonly<Record<string, string>>;
}

export type SitePolicy = PublishedPolicy | (Heading & { published: false });

export function sitePolicy(
  site: string,
  draft: BannerDraft,
  origins: { consentUrl: string; documentsUrl: string },
  look: SiteLook | null,
): PublishedPolicy {
  const { mode, protection: level = 'tagged', languages } = draft.appearance;
  const { always, vendors } = toPolicyFacts(draft, origins.consentUrl, look);
  return {
    format: 1,
    site,
    published: true,
    level,
    async: mayWait({ mode, protection: level }),
    languages,
    domains: [draft.domain, ...draft.domains],
    documents: origins.documentsUrl,
    ...(level === 'server' && {
      always,
      vendors: Object.fromEntries(vendors.map(({ short, sources }) => [short, sources])),
    }),
  };
}
