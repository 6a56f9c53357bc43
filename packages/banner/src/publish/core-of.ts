import type { CoreConfig, PublishedBanner } from '@clausewright/contract/banner';

/** What is inlined in the script of one published state for one visitor. */
export function coreOf(
  { core, words }: PublishedBanner,
  served: Pick<CoreConfig, 'snapshot' | 'regime' | 'origin' | 'preferences'>,
): CoreConfig {
  const spoken = words[served.regime];
  if (spoken === undefined) throw new Error(`a banner without words for ${served.regime}`);
  return { ...core, ...served, words: spoken };
}
