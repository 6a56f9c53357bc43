import {
  type CoreConfig,
  type PublishedBanner,
  type ServedConfig,
  typeBits,
} from '@clausewright/contract/banner';
import { optionalTypes } from '@clausewright/contract/consent-types';
import { runsByDefault } from './regimes.ts';
import { buildStyle } from './build-style.ts';

/** What is inlined in the script of one published state for one visitor. */
export function buildCoreConfig(published: PublishedBanner, served: ServedConfig): CoreConfig {
  const { core, words } = published;
  const spoken = words[served.regime];
  if (spoken === undefined) throw new Error(`a banner without words for ${served.regime}`);
  return {
    ...core,
    ...served,
    runs: optionalTypes
      .filter((type) => runsByDefault(served.regime, type))
      .reduce((bits, type) => bits | typeBits[type], 0),
    style: buildStyle(published),
    words: spoken,
  };
}
