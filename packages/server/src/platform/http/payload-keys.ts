/**
 * The RSA-3072 key pairs under which browsers seal bodies. One is current; a retired one still
 * opens what was sealed before the rotation, as long as the overlap lasts.
 */
import { webcrypto } from 'node:crypto';
import type { PayloadKey } from '@clausewright/contract';
import type { Clock } from '../clock.ts';

type NewKey = Omit<StoredKey, 'createdAt' | 'retiredAt'>;

export interface StoredKey {
  id: string;
  publicJwk: PayloadKey['jwk'];
  privateJwk: Readonly<Record<string, unknown>>;
  createdAt: Date;
  retiredAt: Date | null;
}
/** Where key pairs are kept. `add` keeps the pair of whoever came first and answers the current one. */
export interface PayloadKeyStore {
  list(): Promise<StoredKey[]>;
  add(key: NewKey, now: Date): Promise<StoredKey>;
  retireCurrent(now: Date): Promise<void>;
  /** Removes the pairs that were retired before a moment. */
  removeRetired(before: Date): Promise<void>;
}

export interface PayloadKeys {
  /** The key to seal with now. */
  current(): Promise<PayloadKey>;
  /** The private half, or null for a key that is unknown or retired too long ago. */
  find(keyId: string): Promise<webcrypto.CryptoKey | null>;
  /** Makes a new current key; pages that hold the old one go on for the overlap. What is older is removed. */
  rotate(): Promise<PayloadKey>;
}

const overlapMs = 48 * 3600 * 1000;
/** Another process may have rotated: the list is read again after so long, and for an unknown id. */
const freshMs = 60 * 1000;
const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };

export function createPayloadKeys(store: PayloadKeyStore, clock: Clock, newId: () => string): PayloadKeys {
  let keys: StoredKey[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  const opened = new Map<string, Promise<webcrypto.CryptoKey>>();

  async function read(): Promise<void> {
    keys = await store.list();
    readAt = clock().getTime();
  }

  async function current(): Promise<PayloadKey> {
    if (clock().getTime() - readAt > freshMs) await read();
    let key = keys.find(({ retiredAt }) => retiredAt === null);
    if (key === undefined) {
      key = await store.add(await generate(newId()), clock());
      await read();
    }
    return { keyId: key.id, jwk: key.publicJwk };
  }

  async function find(keyId: string): Promise<webcrypto.CryptoKey | null> {
    const age = clock().getTime() - readAt;
    const known = keys.some(({ id }) => id === keyId);
    if (age > freshMs || (!known && age > 1000)) await read();
    const key = keys.find(({ id }) => id === keyId);
    if (key === undefined || isOver(key, clock())) return null;
    const open = opened.get(keyId) ?? importPrivate(key.privateJwk);
    opened.set(keyId, open);
    return open;
  }

  async function rotate(): Promise<PayloadKey> {
    const now = clock();
    await store.retireCurrent(now);
    await store.removeRetired(new Date(now.getTime() - overlapMs));
    await read();
    return current();
  }

  return { current, find, rotate };
}

function isOver(key: StoredKey, now: Date): boolean {
  const end = opensUntil(key);
  return end !== null && now > end;
}

/** Until when what was sealed with a key is opened; null for the current one. */
export function opensUntil({ retiredAt }: Pick<StoredKey, 'retiredAt'>): Date | null {
  return retiredAt === null ? null : new Date(retiredAt.getTime() + overlapMs);
}

function importPrivate(jwk: Readonly<Record<string, unknown>>): Promise<webcrypto.CryptoKey> {
  return webcrypto.subtle.importKey('jwk', jwk, algorithm, false, ['decrypt']);
}

async function generate(id: string): Promise<NewKey> {
  const size = { modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) };
  const pair = await webcrypto.subtle.generateKey({ ...algorithm, ...size }, true, ['encrypt', 'decrypt']);
  const { n = '', e = '' } = await webcrypto.subtle.exportKey('jwk', pair.publicKey);
  const privateJwk = { ...(await webcrypto.subtle.exportKey('jwk', pair.privateKey)) };
  return { id, publicJwk: { kty: 'RSA', n, e }, privateJwk };
}
