import {
  type CoreConfig,
  type PublishedBanner,
  type ServedConfig,
  typeBits,
} from '@clausewright/contract/banner';
import { optionalTypes } from '@clausewright/contract/consent-types';
import { runsUnder } from './regimes.ts';
import { styleOf } from './style-of.ts';

/** What is inlined in the script of one published state for one visitor. */
export function coreOf(published: PublishedBanner, served: ServedConfig): CoreConfig {
  const { core, words } = published;
  const spoken = words[served.regime];
  if (spoken === undefined) throw new Error(`a banner without words for ${served.regime}`);
  return {
    ...core,
    ...served,
    runs: optionalTypes
      .filter((type) => runsUnder(served.regime, type))
      .reduce((bits, type) => bits | typeBits[type], 0),
    style: styleOf(published),
    words: spoken,
  };
}
