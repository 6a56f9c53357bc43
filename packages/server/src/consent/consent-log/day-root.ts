/** One root over the seals of every site that was sealed on a day (UTC), signed. Pure. */
import { canonicalJson } from '@clausewright/banner/publish';
import { type Deletion, deletionLeafHash, deletionsInOrder } from './deletion.ts';
import { type Evidence, evidenceLeaves } from './evidence.ts';
import { hex } from './leaf.ts';
import { leafHash, sha256 } from './merkle.ts';
import { requestLeaves, type RequestSeal } from './request-seal.ts';

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
  /** Leaves of its tree: of sites, of what was deleted, of files of evidence, and of events of requests. */
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

/** What is part of a day beside the answers of its sites. */
export interface BesideSites {
  deleted: readonly Deletion[];
  evidence: readonly Evidence[];
  requests: readonly RequestSeal[];
}

/** The leaves of a day's tree: of the sites in the order of their ids, by code unit; behind them what was deleted, files of evidence, and events of requests. */
export function toDayLeaves(
  day: string,
  leaves: readonly DayLeaf[],
  { deleted, evidence, requests }: BesideSites,
): Uint8Array[] {
  const gone = deletionsInOrder(deleted).map((one) => deletionLeafHash(day, one));
  const sites = inOrder(leaves).map(dayLeafHash);
  return [...sites, ...gone, ...evidenceLeaves(day, evidence), ...requestLeaves(day, requests)];
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

/** What is signed and its signature: what the next day holds the hash of, and a time stamp is over. */
export function dayBytes(root: DayRoot): Uint8Array {
  return new Uint8Array(Buffer.concat([Buffer.from(dayText(root)), root.signature]));
}

export function dayHash(root: DayRoot): Uint8Array {
  return sha256(dayBytes(root));
}
