/** The agreements that this browser can open, each with the token that proves it. */
import { useSyncExternalStore } from 'react';
import {
  readStored,
  recordIn,
  removeStored,
  removeStoredUnder,
  storedRecord,
  textCopies,
  writeStored,
} from './stored.ts';

const key = 'agreements';
/** Ids of those that are in an account: they leave this browser when its owner logs out. */
const inAccountKey = 'agreements_in_account';

const listeners = new Set<() => void>();
/** What the storage had no room for: known until the page is left. */
let unstored: string | null = null;

const kept = (): string => unstored ?? readStored(key) ?? '{}';

/** Id and token of each, oldest first. */
export function storedAgreements(): [id: string, token: string][] {
  return Object.entries(recordIn(kept()) ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}

function write(agreements: readonly (readonly [string, string])[]): void {
  const text = JSON.stringify(Object.fromEntries(agreements));
  unstored = writeStored(key, text) ? null : text;
  for (const listener of listeners) listener();
}

/**
 * Remembers that this browser holds an agreement; `token` is what the server asks for as proof, null for what
 * somebody who is logged in has made: that is in the account from the start, and the session opens it.
 */
export function storeAgreement(id: string, token: string | null): void {
  if (token === null) return markInAccount([id]);
  write([...storedAgreements().filter(([known]) => known !== id), [id, token]]);
}

/** Takes away a token that opens nothing, or nothing any more. */
export function removeStoredAgreement(id: string): void {
  write(storedAgreements().filter(([known]) => known !== id));
}

export function agreementToken(id: string): string | null {
  return storedAgreements().find(([known]) => known === id)?.[1] ?? null;
}

export function agreementsInAccount(): string[] {
  return Object.keys(storedRecord(inAccountKey));
}

/** Notes that these belong to the account that is logged in. */
export function markInAccount(ids: readonly string[]): void {
  const all = [...agreementsInAccount(), ...ids];
  writeStored(inAccountKey, JSON.stringify(Object.fromEntries(all.map((id) => [id, true]))));
}

/** Leaves those of visitors here and takes away those of the account, with their drafts and texts. */
export function removeAccountAgreements(): void {
  removeStoredUnder(textCopies);
  const ids = new Set(agreementsInAccount());
  removeStored(inAccountKey);
  if (ids.size === 0) return;
  write(storedAgreements().filter(([id]) => !ids.has(id)));
  // What was typed for an update lies under the id of its agreement.
  const drafts = Object.entries(storedRecord('drafts'));
  const left = drafts.filter(([of]) => !ids.has(of));
  if (left.length < drafts.length) writeStored('drafts', JSON.stringify(Object.fromEntries(left)));
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

/** Ids of the agreements of this browser, oldest first; null while the page hydrates. */
export function useStoredAgreementIds(): string[] | null {
  const stored = useSyncExternalStore(subscribe, kept, () => null);
  return stored === null ? null : storedAgreements().map(([id]) => id);
}
