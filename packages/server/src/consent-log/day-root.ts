/** One root over the seals of every site that was sealed on a day (UTC), signed. Pure. */
import { canonicalJson } from '@clausewright/banner/publish';
import { hex } from './leaf.ts';
import { leafHash, rootOf, sha256 } from './merkle.ts';

/** A site's part in a day. */
export interface DayLeaf {
  day: string;
  siteId: string;
  /** Numbers of the site's first and last seal of the day. */
  first: number;
  last: number;
  /** Over their hashes as leaves, in their order. */
  root: Uint8Array;
}

export interface DayRoot {
  day: string;
  sites: number;
  root: Uint8Array;
  /** Hash of the day before that has one; null for the first. */
  previous: Uint8Array | null;
  keyId: string;
  signature: Uint8Array;
}

export function dayLeafContent({ day, siteId, first, last, root }: DayLeaf) {
  return { day, site: siteId, first, last, root: hex(root) };
}

export function dayLeafHash(leaf: DayLeaf): Uint8Array {
  return leafHash(canonicalJson(dayLeafContent(leaf)));
}

/** Over the leaves in the order of their sites' ids, by code unit. */
export function dayRootOver(leaves: readonly DayLeaf[]): Uint8Array {
  return rootOf(inOrder(leaves).map(dayLeafHash));
}

export function inOrder<Leaf extends Pick<DayLeaf, 'siteId'>>(leaves: readonly Leaf[]): Leaf[] {
  return leaves.toSorted((one, other) => (one.siteId < other.siteId ? -1 : 1));
}

/** What is signed, as receipts show it. */
export function dayContent({ day, sites, root, previous, keyId }: Omit<DayRoot, 'signature'>) {
  return { v: 1, day, sites, root: hex(root), previous: previous && hex(previous), key: keyId };
}

export function dayText(root: Omit<DayRoot, 'signature'>): string {
  return canonicalJson(dayContent(root));
}

export function dayHash(root: DayRoot): Uint8Array {
  return sha256(dayText(root), root.signature);
}
