import { buildCoreConfig } from '@clausewright/banner/publish';
import type { Language } from '@clausewright/contract';
import type { CoreConfig, CoreVendor, PublishedBanner } from '@clausewright/contract/banner';
import type { Regime } from '@clausewright/contract/consent-types';
import { inlineConfig } from './inlined.ts';
import { memoize } from './memoize.ts';
import { type BannerFiles, fileHash } from './read-banner-files.ts';
import { type ScriptBody, scriptBody } from './script-body.ts';

/** About 1,000 sites with thirty vendors each. */
const keptBytes = 64 * 1024 * 1024;

export interface WantedScript {
  site: string;
  snapshot: string;
  regime: Regime;
}

export interface BannerScripts {
  /** The first layer with its configuration; null for what was never published. */
  core(wanted: WantedScript): Promise<ScriptBody | null>;
  /** The second layer in the state of the code that is served now. */
  preferences(wanted: Omit<WantedScript, 'regime'> & { language: Language }): Promise<ScriptBody | null>;
  /** Part of the second layer's address: which state of the code it is. */
  preferencesCode: string;
}

interface Made {
  files: BannerFiles;
  /** Origin of the consent service. */
  origin: string;
  load: (site: string, snapshot: string) => Promise<PublishedBanner | null>;
  /** What stands in every script about frameworks of the IAB. */
  frameworks: (vendors: readonly CoreVendor[]) => Pick<CoreConfig, 'frameworks'>;
}

/** Scripts of published states: composed and compressed once, kept for as long as somebody asks for them. */
export function bannerScripts({ files, origin, load, frameworks }: Made): BannerScripts {
  const bodies = memoize<ScriptBody>(keptBytes, ({ weight }) => weight);
  const preferencesCode = fileHash(files.preferences, 8);
  const keyOf = ({ site, snapshot, regime }: WantedScript): string => `${site} ${snapshot} ${regime}`;

  return {
    preferencesCode,
    core: (wanted) =>
      bodies(keyOf(wanted), async () => {
        const { site, snapshot } = wanted;
        const published = await load(site, snapshot);
        if (published === null) return null;
        const { language, vendors } = published.core;
        const served = {
          snapshot,
          // A state from before a regime came to be has no words for it: it asks first, as everywhere.
          regime: published.words[wanted.regime] === undefined ? ('opt-in' as const) : wanted.regime,
          origin,
          preferences: `/c/${site}/${language}/preferences.${snapshot}${preferencesCode}.js`,
        };
        const core = { ...buildCoreConfig(published, served), ...frameworks(vendors) };
        const plain = core.microsoft === undefined && core.frameworks === undefined;
        return scriptBody(inlineConfig(files[plain ? 'core' : 'core-extras'], core));
      }),
    preferences: ({ site, snapshot, language }) =>
      bodies(`${site} ${snapshot} ${language} preferences`, async () => {
        const published = await load(site, snapshot);
        if (published?.core.language !== language) return null;
        return scriptBody(inlineConfig(files.preferences, published.preferences));
      }),
  };
}
