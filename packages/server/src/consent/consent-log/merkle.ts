/**
 * Merkle trees as RFC 6962 builds them (section 2.1) and RFC 9162 proves them (2.1.3). The prefixes keep a
 * node from being passed off as a leaf.
 */
import { createHash } from 'node:crypto';

export function sha256(...parts: readonly (Uint8Array | string)[]): Uint8Array {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
}

export function sameBytes(one: Uint8Array | null, other: Uint8Array | null): boolean {
  if (one === null || other === null) return one === other;
  return Buffer.from(one).equals(other);
}

const leafPrefix = Uint8Array.of(0);
const nodePrefix = Uint8Array.of(1);

export function leafHash(data: Uint8Array | string): Uint8Array {
  return sha256(leafPrefix, data);
}

function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(nodePrefix, left, right);
}

/** A tree by its levels, the leaves' hashes first; a node without a neighbour goes up as it is. */
export type Tree = readonly (readonly Uint8Array[])[];

export function treeOver(leaves: readonly Uint8Array[]): Tree {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level)) {
    const below = level;
    level = Array.from({ length: Math.ceil(below.length / 2) }, (_, at) => {
      const [left, right] = [below[2 * at], below[2 * at + 1]];
      if (left === undefined) throw new Error('a level of the tree has a hole');
      return right === undefined ? left : nodeHash(left, right);
    });
  }
  return levels;
}

/** Root over hashes of leaves; of none the hash of nothing. */
export function merkleRoot(leaves: readonly Uint8Array[]): Uint8Array {
  return treeOver(leaves).at(-1)?.[0] ?? sha256();
}

/** The neighbours on the way from a leaf to the root, the lowest first. */
export function inclusionPath(tree: Tree, place: number): Uint8Array[] {
  return tree.flatMap((level, height) => level[(place >> height) ^ 1] ?? []);
}
