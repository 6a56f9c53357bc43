/**
 * Do Not Track and collection by others are asked by California (CalOPPA), Delaware and, the second alone, Nevada. Each
 * document says them once: the section of California speaks for Delaware too, and Nevada's points to the one that stands.
 */
import { wordList } from '@clausewright/engine/document/word-list';
import { has, type Words } from '@clausewright/engine/document/authoring';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

type TrackingTitle = 'california' | 'californiaBeside' | 'both' | 'bothBeside' | 'delaware';

interface Told {
  a: { laws?: readonly string[] | undefined };
  w: { titles: { readonly [T in TrackingTitle]: Words } };
}

/** Whether California's or Delaware's section says what others collect. */
export function tellsTracking({ laws }: Told['a']): boolean {
  return has(laws, 'caloppa', 'de_doppa');
}

/** The heading of that section. */
export function trackingTitle({ a, w }: Told): Words {
  const delaware = has(a.laws, 'de_doppa');
  if (!has(a.laws, 'caloppa')) return w.titles.delaware;
  // Where the CCPA has sections of its own, the heading says what this one is about.
  if (has(a.laws, 'ccpa_cpra')) return delaware ? w.titles.bothBeside : w.titles.californiaBeside;
  return delaware ? w.titles.both : w.titles.california;
}

/** Whether other companies follow people across websites by way of the service, as whole sentences after a colon. */
export const collectionByOthers = wordList(import.meta.url, 'collectionByOthers', [
  'titles.california',
  'titles.californiaBeside',
  'titles.both',
  'titles.bothBeside',
  'titles.delaware',
  'others',
  'nobody',
]);
