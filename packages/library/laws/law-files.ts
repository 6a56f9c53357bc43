import type { LawFile } from './law-file.ts';
import * as places from './places.ts';

export interface PlaceLaw extends LawFile {
  /** Name of the folder with `_` for `-`. */
  id: string;
  /** As laws name it: an option of `audience_regions` or a state like `US_CA`. */
  place: string;
}

const files: Readonly<Record<string, LawFile>> = places;

/** Every place in the order of its rank. */
export const lawFiles: readonly PlaceLaw[] = Object.entries(files)
  .map(([id, file]) => ({ ...file, id, place: id.includes('_') ? id.toUpperCase() : id }))
  .toSorted((one, other) => one.rank - other.rank);
