/** Vendors as they travel: sixty as objects would be a third of the script. Pure. */
import type { ServedVendor } from '@clausewright/contract/banner';
import { consentTypes } from '@clausewright/contract/consent-types';
import { hostMatches, withoutPlace } from '../script/match.ts';

/**
 * A line per vendor with tabs in it: `id`, its type by the place among all types, and patterns. The sign that stands for
 * the id, which most patterns repeat, is like a space never part of an address as it is compared.
 */
export function packVendors(vendors: readonly ServedVendor[]): string {
  return vendors
    .map(({ id, type, patterns }) =>
      [
        id,
        consentTypes.indexOf(type),
        ...withoutRepeats(patterns).map((pattern) => pattern.replace(id, '#')),
      ].join('\t'),
    )
    .join('\n');
}

/** Of patterns that match the same addresses one, and none that another of them covers. */
function withoutRepeats(patterns: readonly string[]): string[] {
  const all = [
    ...new Set(patterns.filter((pattern) => !/[\s#]/.test(pattern)).map((text) => withoutPlace(text))),
  ];
  return all.filter((pattern) => !all.some((other) => other !== pattern && covers(other, pattern)));
}

function covers(wide: string, narrow: string): boolean {
  const [[host, path], [name, rest]] = [split(wide), split(narrow)];
  return hostMatches(host, name) && rest.startsWith(path);
}

function split(pattern: string): [string, string] {
  const at = pattern.indexOf('/');
  return at < 0 ? [pattern, ''] : [pattern.slice(0, at), pattern.slice(at)];
}
