/**
 * Checks a receipt with nothing but itself: WebCrypto, which browsers and Node have, and no network. The one
 * check there is, of the page and of the command.
 */
import type { PublishedBanner } from '@clausewright/contract/banner';
import { canonicalJson } from '../publish/canonical-json.ts';
import { isBanner } from './read-receipt.ts';
import type { DayProof, Receipt, ReceiptLeaf, ReceiptRecord, ReceiptSeal } from './receipt.ts';
import { fromHex, toHex, leafHash, rootByPath, sha256 } from './tree.ts';

/** What does not fit: the first of them, on the way from the record to the signature. */
export type Failure =
  | 'other-visitor'
  | 'banner-differs'
  | 'record-differs'
  | 'seal-differs'
  | 'day-differs'
  | 'signature-wrong'
  | 'key-unknown';

export type Verdict =
  | { state: 'proven'; seal: number; day: string; key: string }
  /** Sealed, but its day is not signed yet. */
  | { state: 'unsigned'; seal: number }
  | { state: 'waiting' }
  /** Answers beside it were removed by age. */
  | { state: 'aged' }
  /** All fits, but there is no Ed25519 here to check the signature with. */
  | { state: 'unchecked'; seal: number; day: string; key: string }
  | { state: 'failed'; because: Failure };

export interface CheckedRecord {
  leaf: ReceiptLeaf;
  /** Null where what the receipt gives is not what was shown. */
  banner: PublishedBanner | null;
  verdict: Verdict;
}

/** `keys`: public keys (hex) that are known from elsewhere; without them the receipt's own are taken. */
export function checkReceipt(receipt: Receipt, keys?: readonly string[]): Promise<CheckedRecord[]> {
  return Promise.all(
    receipt.records.map(async (record) => {
      const banner = await bannerOf(receipt, record.leaf);
      return { leaf: record.leaf, banner, verdict: await verdictOf(receipt, record, { banner, keys }) };
    }),
  );
}

async function bannerOf({ banners }: Receipt, { snapshot }: ReceiptLeaf): Promise<PublishedBanner | null> {
  const given = Object.hasOwn(banners, snapshot) ? banners[snapshot] : undefined;
  if (!isBanner(given)) return null;
  return toHex(await sha256(canonicalJson(given))).slice(0, 32) === snapshot ? given : null;
}

async function verdictOf(
  receipt: Receipt,
  { leaf, proof, unproven }: ReceiptRecord,
  { banner, keys }: { banner: PublishedBanner | null; keys: readonly string[] | undefined },
): Promise<Verdict> {
  const failed = (because: Failure): Verdict => ({ state: 'failed', because });
  const visitor = toHex(await sha256(`${leaf.id}.${receipt.visitor}`));
  if (leaf.site !== receipt.site || leaf.visitor_hash !== visitor) return failed('other-visitor');
  if (banner === null) return failed('banner-differs');
  if (proof === null) return { state: unproven === 'neighbours-removed' ? 'aged' : 'waiting' };
  const { seal, seal_hash: sealHash, day } = proof;
  if (!isWithin(leaf, seal) || proof.size !== seal.answers) return failed('record-differs');
  if ((await rootByPath(await leafHash(canonicalJson(leaf)), proof)) !== seal.root)
    return failed('record-differs');
  if (toHex(await sha256(canonicalJson(seal))) !== sealHash) return failed('seal-differs');
  if (day === null) return { state: 'unsigned', seal: seal.number };
  if (!(await isOfDay(seal, sealHash, day))) return failed('day-differs');
  const key = Object.hasOwn(receipt.keys, day.day.key) ? receipt.keys[day.day.key] : undefined;
  if (key === undefined || !(await isKey(key, day.day.key))) return failed('signature-wrong');
  if (keys !== undefined && !keys.includes(key)) return failed('key-unknown');
  const about = { seal: seal.number, day: day.day.day, key: day.day.key };
  const signed = await isSigned(canonicalJson(day.day), day.signature, key);
  if (signed === null) return { state: 'unchecked', ...about };
  return signed ? { state: 'proven', ...about } : failed('signature-wrong');
}

function isWithin({ site, received }: ReceiptLeaf, seal: ReceiptSeal): boolean {
  const at = Date.parse(received);
  return seal.site === site && at >= Date.parse(seal.from) && at < Date.parse(seal.to);
}

async function isOfDay(
  seal: ReceiptSeal,
  sealHash: string,
  { part, day, ...proof }: DayProof,
): Promise<boolean> {
  return (
    part.site === seal.site &&
    part.day === day.day &&
    new Date(seal.from).toISOString().slice(0, 10) === day.day &&
    proof.seal.place === seal.number - part.first &&
    proof.seal.size === part.last - part.first + 1 &&
    proof.site.size === day.sites &&
    (await rootByPath(await leafHash(fromHex(sealHash)), proof.seal)) === part.root &&
    (await rootByPath(await leafHash(canonicalJson(part)), proof.site)) === day.root
  );
}

/** A key's id is the beginning of its hash. */
async function isKey(key: string, id: string): Promise<boolean> {
  return toHex(await sha256(fromHex(key))).slice(0, 16) === id;
}

/** Null where the algorithm is not known here. */
async function isSigned(content: string, signature: string, key: string): Promise<boolean | null> {
  try {
    const imported = await crypto.subtle.importKey('raw', fromHex(key), 'Ed25519', false, ['verify']);
    const bytes = new TextEncoder().encode(content);
    return await crypto.subtle.verify('Ed25519', imported, fromHex(signature), bytes);
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? null : false;
  }
}
