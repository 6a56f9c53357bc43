/**
 * What a seal is made over: an answer as canonical JSON, so that anybody can make the same bytes of a receipt.
 * In place of the visitor's id stands a hash of it, so that he can be erased and the seal still holds.
 */
import { leafHash, sha256 } from './merkle.ts';

/** A row of the log, as it is sealed. */
export interface SealedEvent {
  siteId: string;
  at: Date;
  id: string;
  receivedAt: Date;
  clientAt: Date;
  visitor: string | null;
  visitorHash: Uint8Array | null;
  snapshot: string;
  action: number;
  layer: number;
  regime: string;
  granted: number;
  offered: number;
  vendors: Uint8Array | null;
  country: string | null;
  gpc: boolean;
}

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

function visitorHashOf({ id, visitor, visitorHash }: SealedEvent): Uint8Array {
  if (visitorHash !== null) return visitorHash;
  if (visitor === null) throw new Error('an answer has neither a visitor nor his hash');
  return sha256(`${id}.${visitor}`);
}

/** The sealed record: plain values only, as a receipt shows them. In the order of names, which is canonical JSON as it stands. */
export function toLeaf(event: SealedEvent) {
  return {
    action: event.action,
    at: event.at.toISOString(),
    client: event.clientAt.toISOString(),
    country: event.country,
    gpc: event.gpc,
    granted: event.granted,
    id: event.id,
    layer: event.layer,
    offered: event.offered,
    received: event.receivedAt.toISOString(),
    regime: event.regime,
    site: event.siteId,
    snapshot: event.snapshot,
    v: 1,
    vendors: event.vendors && hex(event.vendors),
    visitor_hash: hex(visitorHashOf(event)),
  };
}

export function eventHash(event: SealedEvent): Uint8Array {
  return leafHash(JSON.stringify(toLeaf(event)));
}
