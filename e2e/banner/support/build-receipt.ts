import { createHash } from 'node:crypto';
import { type Receipt, type ReceiptRecord, receiptFormat } from '@clausewright/banner/receipt';
import { canonicalJson } from '@clausewright/banner/publish';
import type { ConsentRecord, PublishedBanner } from '@clausewright/contract/banner';
import {
  dayContent,
  dayLeafContent,
  dayLeafHash,
  toDayLeaves,
  dayText,
} from '../../../packages/server/src/consent/consent-log/day-root.ts';
import { eventHash, hex, toLeaf } from '../../../packages/server/src/consent/consent-log/leaf.ts';
import {
  inclusionPath,
  leafHash,
  merkleRoot,
  treeOver,
} from '../../../packages/server/src/consent/consent-log/merkle.ts';
import { sealContent, sealOver } from '../../../packages/server/src/consent/consent-log/seal.ts';
import { signingKey } from '../../../packages/server/src/consent/consent-log/signing-key.ts';

const key = signingKey(new TextEncoder().encode('a secret of this shop'));
export const receiptKey = hex(key.publicKey);

/** Of a published state, as records name it. */
export function hashSnapshot(banner: PublishedBanner): string {
  return createHash('sha256').update(canonicalJson(banner)).digest('hex').slice(0, 32);
}

/** What the service would hand out for an answer: sealed with others of its minute, the day signed. */
export function buildReceipt(site: string, record: ConsentRecord, banner: PublishedBanner): Receipt {
  const at = new Date(record.at);
  const event = {
    ...record,
    siteId: site,
    at,
    receivedAt: at,
    clientAt: at,
    visitorHash: null,
    vendors: record.vendors === undefined ? null : new Uint8Array(Buffer.from(record.vendors, 'base64url')),
    country: 'IE',
  };
  const others = ['a', 'b'].map((text) => leafHash(text));
  const answers = [...others, eventHash(event)];
  const from = new Date(Math.floor(record.at / 60_000) * 60_000);
  const seal = sealOver(site, answers, { from, to: new Date(from.getTime() + 60_000) }, undefined);
  const day = from.toISOString().slice(0, 10);
  const part = { day, siteId: site, first: 1, last: 1, root: merkleRoot([leafHash(seal.hash)]) };
  const elsewhere = { ...part, siteId: 'another' };
  const parts = [part, elsewhere];
  const unsigned = {
    day,
    sites: 2,
    root: merkleRoot(toDayLeaves(day, parts, { deleted: [], evidence: [], requests: [] })),
    previous: null,
    keyId: key.keyId,
  };
  const proof: ReceiptRecord['proof'] = {
    place: 2,
    size: 3,
    path: inclusionPath(treeOver(answers), 2).map(hex),
    seal: sealContent(seal),
    seal_hash: hex(seal.hash),
    day: {
      seal: { place: 0, size: 1, path: [] },
      part: dayLeafContent(part),
      site: { place: 0, size: 2, path: [hex(dayLeafHash(elsewhere))] },
      day: dayContent(unsigned),
      signature: hex(key.sign(dayText(unsigned))),
    },
  };
  return {
    format: receiptFormat,
    made_at: at.toISOString(),
    site,
    visitor: record.visitor,
    records: [{ leaf: toLeaf(event), proof, unproven: null }],
    left_out: false,
    banners: { [record.snapshot]: banner },
    keys: { [key.keyId]: receiptKey },
  };
}
