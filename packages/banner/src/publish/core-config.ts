import {
  type CoreConfig,
  type FrameWords,
  type PackedConfig,
  type PublishedBanner,
  type ServedConfig,
  type ServedPreferences,
  typeBits,
} from '@clausewright/contract/banner';
import { optionalTypes } from '@clausewright/contract/consent-types';
import { runsByDefault } from './regimes.ts';
import { buildStay } from './build-stay.ts';
import { packVendors } from './pack-vendors.ts';
import { buildStyle } from './build-style.ts';

/** What the first layer is given of one published state for one visitor. */
export function buildCoreConfig(published: PublishedBanner, served: ServedConfig): CoreConfig {
  const { core, words } = published;
  const spoken = words[served.regime];
  if (spoken === undefined) throw new Error(`a banner without words for ${served.regime}`);
  const { vendors, protect, ...rest } = core;
  return {
    ...rest,
    ...served,
    // Cookies are looked for only after an answer, so the second layer knows them.
    vendors: vendors.map(({ id, type, patterns }) => ({ id, type, patterns })),
    ...(protect && { protect: { ...protect, cookies: vendors.map(({ cookies }) => cookies) } }),
    runs: optionalTypes
      .filter((type) => runsByDefault(served.regime, type))
      .reduce((bits, type) => bits | typeBits[type], 0),
    style: buildStyle(published, spoken),
    words: spoken,
  };
}

/** What the second layer is given. */
export function buildPreferencesConfig({ core, preferences, stay }: PublishedBanner): ServedPreferences {
  const { placeholder: _, allowOnce: __, allowAlways: ___, ...words } = preferences.words;
  return {
    ...preferences,
    words,
    cookies: core.vendors.map(({ cookies }) => cookies),
    stay: buildStay(stay ?? {}),
  };
}

/** What stands in place of a frame is given. */
export function buildFrameWords({ preferences }: Pick<PublishedBanner, 'preferences'>): FrameWords {
  const { placeholder, allowOnce, allowAlways } = preferences.words;
  return { placeholder, allowOnce, allowAlways };
}

/** As it travels. */
export function packConfig(config: CoreConfig): PackedConfig {
  return { ...config, vendors: packVendors(config.vendors) };
}
