import { computeVersion, libraryVersion } from '../changes/library-changes.ts';
import { vendorTags } from '../vendors/banner/tags.ts';
import { vendors } from '../vendors/list.ts';

/**
 * Of the code by which documents are compared, but for clauses and questionnaires, which have versions of their own;
 * tooling/consistency-version.test.ts tells the next one.
 */
export const rulesHash = '9560ebb214db6243';

/** Computed once: the list is long. */
let vendorsVersion: string | undefined;

/** Names everything by which served documents are compared, on a day. Another one: compare them again. */
export function consistencyVersion(now: Date): string {
  vendorsVersion ??= computeVersion([vendors, vendorTags]);
  return [libraryVersion(now), rulesHash, vendorsVersion].join(' ');
}
