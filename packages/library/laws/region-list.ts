/** The regions that wizards offer, in the order of the list. The build of the pages takes the value, not the imports. */
import { lawFiles } from './law-files.ts';
import type { Region } from './law-tags.ts';

export const regionList: readonly { id: Region; more: boolean; countries: readonly string[] }[] = lawFiles
  .flatMap(({ regions = {} }) => Object.entries(regions))
  .toSorted(([, one], [, other]) => one.rank - other.rank)
  .map(([id, { more = false, countries = [] }]) => ({ id: id as Region, more, countries }));
