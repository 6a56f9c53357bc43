/** What a visitor can load about his own answers: the answers, what was shown, and what proves both. Hashes are hex. */
import type { PublishedBanner } from '@clausewright/contract/banner';

export const receiptFormat = 'consent-receipt/1';

/** An answer as it is sealed; its leaf is the hash of its canonical JSON. */
export interface ReceiptLeaf {
  v: number;
  site: string;
  id: string;
  /** Times are ISO 8601, UTC. `at`: when it was given, as far as the server believes it. */
  at: string;
  received: string;
  /** By the visitor's own clock. */
  client: string;
  /** SHA-256 of `id.visitor`. */
  visitor_hash: string;
  /** Names the published state that was shown. */
  snapshot: string;
  action: number;
  layer: number;
  regime: string;
  granted: number;
  offered: number;
  /** A bit per vendor, as in `ConsentRecord`, but hex; null where types say it all. */
  vendors: string | null;
  country: string | null;
  gpc: boolean;
}

/** Where a leaf stands in a tree (RFC 6962), and its neighbours on the way to the root, the lowest first. */
export interface TreePosition {
  place: number;
  size: number;
  path: string[];
}

/** Over the answers of one site that were received in `[from, to)`. */
export interface ReceiptSeal {
  v: number;
  site: string;
  number: number;
  from: string;
  to: string;
  answers: number;
  root: string;
  previous: string | null;
}

/** A site's part in a day: the tree over the hashes of its seals from `first` to `last`. */
export interface ReceiptDayLeaf {
  day: string;
  site: string;
  first: number;
  last: number;
  root: string;
}

/** What is signed of a day: the tree over the parts of all sites. */
export interface ReceiptDay {
  v: number;
  day: string;
  sites: number;
  root: string;
  previous: string | null;
  key: string;
}

export interface DayProof {
  /** Of the seal in its site's part. */
  seal: TreePosition;
  part: ReceiptDayLeaf;
  /** Of that part in the day. */
  site: TreePosition;
  day: ReceiptDay;
  /** Ed25519 over the canonical JSON of `day`. */
  signature: string;
}

export interface RecordProof extends TreePosition {
  seal: ReceiptSeal;
  seal_hash: string;
  /** Null until the day is over. */
  day: DayProof | null;
}

export interface ReceiptRecord {
  leaf: ReceiptLeaf;
  proof: RecordProof | null;
  /** Why there is no proof: it follows within minutes, or answers beside it were removed by age. */
  unproven: 'not-sealed' | 'neighbours-removed' | null;
}

export interface Receipt {
  format: typeof receiptFormat;
  made_at: string;
  site: string;
  /** The id that the banner shows to its visitor. */
  visitor: string;
  /** Newest first. */
  records: ReceiptRecord[];
  /** There are older ones. */
  left_out: boolean;
  /** What was shown, by `snapshot`. */
  banners: Record<string, PublishedBanner>;
  /** Public keys (Ed25519, raw) by their ids. */
  keys: Record<string, string>;
}
