import {
  buildCoreConfig,
  buildFrameWords,
  buildPreferencesConfig,
  coreFile,
  inlineConfig,
  packConfig,
  requestLinkWords,
  stubsOf,
} from '@clausewright/banner/publish';
import { type BannerLanguage, isLanguage } from '@clausewright/contract';
import type { CoreConfig, PublishedBanner, ServedVendor } from '@clausewright/contract/banner';
import type { Regime } from '@clausewright/contract/consent-types';
import { knownHosts } from '../field-watch/known-hosts.ts';
import { memoize } from './memoize.ts';
import { type BannerFiles, fileHash } from './read-banner-files.ts';
import { type ScriptBody, scriptBody } from './script-body.ts';

/** About 1,000 sites with thirty vendors each. */
const keptBytes = 64 * 1024 * 1024;

/** Visits of a hundred that report, where the owner switched the field watch on. */
const reportingShare = 20;

export interface WantedScript {
  site: string;
  snapshot: string;
  regime: Regime;
  /** Token of the desk that its second layer links; null: none. */
  desk: string | null;
}

type WantedFile = Omit<WantedScript, 'regime' | 'desk'> & { language: BannerLanguage };

export interface BannerScripts {
  /** The first layer with its configuration; null for what was never published. */
  core(wanted: WantedScript): Promise<ScriptBody | null>;
  /** The second layer in the state of the code that is served now. */
  preferences(wanted: WantedFile & Pick<WantedScript, 'desk'>): Promise<ScriptBody | null>;
  /** What stands in place of frames that wait. */
  frame(wanted: WantedFile): Promise<ScriptBody | null>;
  /** What looks which hosts a page reaches; null where the owner did not switch it on. */
  field(wanted: WantedFile): Promise<ScriptBody | null>;
  /** Parts of the addresses of the second layer with its frames, and of what looks: which state of the code it is. */
  preferencesCode(desk: string | null): string;
  fieldCode: string;
}

interface Made {
  files: BannerFiles;
  /** Origin of the consent service. */
  origin: string;
  /** Address of a desk by its token. */
  deskUrl: (token: string) => string;
  load: (site: string, snapshot: string) => Promise<PublishedBanner | null>;
  /** What stands in every script about frameworks of the IAB. */
  frameworks: (vendors: readonly ServedVendor[], regime: Regime) => Pick<CoreConfig, 'frameworks'>;
}

/** Scripts of published states: composed and compressed once, kept for as long as somebody asks for them. */
export function bannerScripts({ files, origin, deskUrl, load, frameworks }: Made): BannerScripts {
  const bodies = memoize<ScriptBody>(keptBytes, ({ weight }) => weight);
  const plainCode = fileHash(files.preferences + files.frame, 8);
  // An address names what is in the file for good, so that of the desk is in it too, and so are the words of its link.
  const linkCode = files['preferences-requests'] + files.frame + JSON.stringify(requestLinkWords);
  const preferencesCode = (desk: string | null): string =>
    desk === null ? plainCode : fileHash(linkCode + deskUrl(desk), 8);
  const fieldCode = fileHash(files.field, 8);
  const keyOf = ({ site, snapshot, regime, desk }: WantedScript): string =>
    `${site} ${snapshot} ${regime} ${desk ?? ''}`;

  return {
    preferencesCode,
    fieldCode,
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
          preferences: `/c/${site}/${language}/preferences.${snapshot}${preferencesCode(wanted.desk)}.js`,
        };
        const core = { ...buildCoreConfig(published, served), ...frameworks(vendors, served.regime) };
        const own = inlineConfig(files[coreFile(core)], packConfig(core));
        // Before anything else: what asks for a framework at once finds it.
        const script = [...stubsOf(core).map((stub) => files[stub]), own].join('\n');
        if (published.watch === undefined) return scriptBody(script);
        const module = `${origin}/c/${site}/${language}/field.${snapshot}${fieldCode}.js`;
        const watch = inlineConfig(files.watch, { module, share: reportingShare });
        return scriptBody(`${script}\n${watch}`);
      }),
    field: ({ site, snapshot, language }) =>
      bodies(`${site} ${snapshot} ${language} field`, async () => {
        const published = await load(site, snapshot);
        if (published?.watch === undefined || published.core.language !== language) return null;
        const { domains } = published.core;
        const config = { to: `${origin}/c/${site}/hosts`, domains, known: knownHosts(published) };
        return scriptBody(inlineConfig(files.field, config));
      }),
    preferences: ({ site, snapshot, language, desk }) =>
      bodies(`${site} ${snapshot} ${language} preferences ${desk ?? ''}`, async () => {
        const published = await load(site, snapshot);
        if (published?.core.language !== language) return null;
        const config = buildPreferencesConfig(published);
        if (desk === null) return scriptBody(inlineConfig(files.preferences, config));
        // Its page speaks six of the languages; in the others the browser decides.
        const url = isLanguage(language) ? `${deskUrl(desk)}/${language}` : deskUrl(desk);
        const requests = { label: requestLinkWords[language], url };
        return scriptBody(inlineConfig(files['preferences-requests'], { ...config, requests }));
      }),
    frame: ({ site, snapshot, language }) =>
      bodies(`${site} ${snapshot} ${language} frame`, async () => {
        const published = await load(site, snapshot);
        if (published?.core.language !== language) return null;
        return scriptBody(inlineConfig(files.frame, buildFrameWords(published)));
      }),
  };
}
