/** A log that went with its consent: signed when it happens, and then a part of a signed day. Pure. */
import { canonicalJson } from '@clausewright/banner/publish';
import { leafHash } from './merkle.ts';
import { isSigned, type SigningKey } from './signing-key.ts';

export interface Deletion {
  /** Null for the note from when on none may be missing. */
  siteId: string | null;
  at: Date;
  /** Null for what an earlier version deleted. */
  keyId: string | null;
  signature: Uint8Array | null;
  /** Of the signed day that it is part of; null until there is one. */
  day: string | null;
}

export function signedDeletion(siteId: string, at: Date, key: SigningKey): Deletion {
  const signature = key.sign(deletionText(siteId, at));
  return { siteId, at, keyId: key.keyId, signature, day: null };
}

/** Whether its own signature is of one of these keys. */
export function isSignedBy(
  { siteId, at, keyId, signature }: Deletion,
  keys: ReadonlyMap<string, Uint8Array>,
): boolean {
  const key = keyId === null ? undefined : keys.get(keyId);
  if (siteId === null || signature === null || key === undefined) return false;
  return isSigned(deletionText(siteId, at), signature, key);
}

function deletionText(siteId: string, at: Date): string {
  return canonicalJson({ v: 1, deleted: siteId, at: at.toISOString() });
}

/** Its leaf in the tree of its day, behind those of the sites. */
export function deletionLeafHash(day: string, { siteId, at }: Deletion): Uint8Array {
  return leafHash(canonicalJson({ day, deleted: siteId, at: at.toISOString() }));
}

/** By site, the note without one first. */
export function deletionsInOrder(deletions: readonly Deletion[]): Deletion[] {
  return deletions.toSorted((one, other) => ((one.siteId ?? '') < (other.siteId ?? '') ? -1 : 1));
}
