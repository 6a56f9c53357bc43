/** A seal over the answers of one site that were received in one span of at most a minute. Pure. */
import { canonicalJson } from '@clausewright/banner/publish';
import { hex } from './leaf.ts';
import { merkleRoot, sha256 } from './merkle.ts';

export interface Span {
  from: Date;
  /** Not included. */
  to: Date;
}

export interface Seal extends Span {
  siteId: string;
  /** 1, 2, … for each site. */
  number: number;
  answers: number;
  root: Uint8Array;
  /** Hash of the seal before; null for the first. */
  previous: Uint8Array | null;
  hash: Uint8Array;
}

/** A seal's content as receipts show it; its hash is that of the canonical JSON. */
export function sealContent({ siteId, number, from, to, answers, root, previous }: Omit<Seal, 'hash'>) {
  return {
    v: 1,
    site: siteId,
    number,
    from: from.toISOString(),
    to: to.toISOString(),
    answers,
    root: hex(root),
    previous: previous && hex(previous),
  };
}

export function sealHash(seal: Omit<Seal, 'hash'>): Uint8Array {
  return sha256(canonicalJson(sealContent(seal)));
}

/** Over the hashes of a site's answers, in the order of their ids. */
export function sealOver(
  siteId: string,
  hashes: readonly Uint8Array[],
  { from, to }: Span,
  before: Pick<Seal, 'number' | 'hash'> | undefined,
): Seal {
  const seal = {
    siteId,
    number: (before?.number ?? 0) + 1,
    from,
    to,
    answers: hashes.length,
    root: merkleRoot(hashes),
    previous: before?.hash ?? null,
  };
  return { ...seal, hash: sealHash(seal) };
}
