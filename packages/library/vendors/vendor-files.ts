/** The vendors, one file each. Node only: a page gets what the build takes from here (packages/web/computed-modules.ts). */
import { dataFiles } from '../data-files.ts';
import type { VendorFile } from './vendor-file.ts';
import { vendorCategories } from './vendor.ts';

function placeOf({ categories: [first] }: VendorFile): number {
  return vendorCategories.indexOf(first);
}

/** By id, in the order in which lists show them. */
export const vendorFiles: ReadonlyMap<string, VendorFile> = new Map(
  dataFiles(import.meta.url, 'entries/*.json')
    .map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ''), file as VendorFile] as const)
    .toSorted(
      ([, one], [, other]) =>
        placeOf(one) - placeOf(other) || one.rank - other.rank || one.name.localeCompare(other.name, 'en'),
    ),
);

/** One value of each vendor that has it, by id. */
export function vendorValues<Value>(
  read: (file: VendorFile) => Value | undefined,
): Readonly<Record<string, Value>> {
  const values = [...vendorFiles].map(([id, file]) => [id, read(file)] as const);
  return Object.fromEntries(values.filter((entry): entry is [string, Value & {}] => entry[1] !== undefined));
}
