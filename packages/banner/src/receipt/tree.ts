/** Trees of RFC 6962 from below: whether a leaf leads to a root (RFC 9162, 2.1.3.2). Hashes in hex but where they are made. */
import type { TreePosition } from './receipt.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of what is no hex no bytes. */
export function fromHex(hex: string): Bytes {
  if (!/^([\da-f]{2})*$/.test(hex)) return new Uint8Array();
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export async function sha256(content: string | Bytes): Promise<Bytes> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

export function leafHash(content: string | Bytes): Promise<Bytes> {
  return prefixed(0, typeof content === 'string' ? new TextEncoder().encode(content) : content);
}

/** A node and a leaf begin differently, so that neither passes for the other. */
function prefixed(prefix: 0 | 1, ...parts: readonly Bytes[]): Promise<Bytes> {
  return sha256(Uint8Array.of(prefix, ...parts.flatMap((part) => [...part])));
}

/** The root to which a leaf leads by its path; null where the path does not fit a tree of that size. */
export async function rootByPath(
  leaf: Uint8Array,
  { place, size, path }: TreePosition,
): Promise<string | null> {
  if (place < 0 || place >= size || size > 2 ** 31) return null;
  let hash = new Uint8Array(leaf);
  let used = 0;
  for (let at = place, last = size - 1; last > 0; at >>= 1, last >>= 1) {
    // Without a neighbour: goes up as it is.
    if (at === last && at % 2 === 0) continue;
    const neighbour = fromHex(path[used] ?? '');
    if (neighbour.length !== 32) return null;
    used += 1;
    hash = at % 2 === 0 ? await prefixed(1, hash, neighbour) : await prefixed(1, neighbour, hash);
  }
  return used === path.length ? toHex(hash) : null;
}
