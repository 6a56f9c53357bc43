/**
 * What a website did on a day, by the hash of a file: signed when it is made, chained by website, and then a part of a
 * signed day. Pure.
 */
import { canonicalJson } from '@clausewright/banner/publish';
import { hex } from './leaf.ts';
import { leafHash, sha256 } from './merkle.ts';
import { isSigned, type SigningKey } from './signing-key.ts';

export interface Evidence {
  websiteId: string;
  /** 1, 2, … for each website. */
  number: number;
  scanId: string;
  at: Date;
  /** SHA-256 of the file. */
  evidence: Uint8Array;
  /** Hash of the entry before; null for the first. */
  previous: Uint8Array | null;
  keyId: string;
  signature: Uint8Array;
  /** Of the signed day that it is part of; null until there is one. */
  day: string | null;
}

type Content = Omit<Evidence, 'keyId' | 'signature' | 'day'>;

export function evidenceContent({ websiteId, number, scanId, at, evidence, previous }: Content) {
  return {
    v: 1,
    website: websiteId,
    number,
    scan: scanId,
    at: at.toISOString(),
    evidence: hex(evidence),
    previous: previous && hex(previous),
  };
}

export function evidenceHash(content: Content): Uint8Array {
  return sha256(canonicalJson(evidenceContent(content)));
}

export function signedEvidence(content: Content, key: SigningKey): Evidence {
  const signature = key.sign(canonicalJson(evidenceContent(content)));
  return { ...content, keyId: key.keyId, signature, day: null };
}

/** Whether its own signature is of one of these keys. */
export function isEvidenceSigned(one: Evidence, keys: ReadonlyMap<string, Uint8Array>): boolean {
  const key = keys.get(one.keyId);
  return key !== undefined && isSigned(canonicalJson(evidenceContent(one)), one.signature, key);
}

/** Leaves in the tree of a day, behind those of the sites and of what was deleted: by website, in their order. */
export function evidenceLeaves(day: string, entries: readonly Evidence[]): Uint8Array[] {
  return entries
    .toSorted((one, other) =>
      one.websiteId === other.websiteId
        ? one.number - other.number
        : one.websiteId < other.websiteId
          ? -1
          : 1,
    )
    .map((one) => leafHash(canonicalJson({ day, ...evidenceContent(one) })));
}
