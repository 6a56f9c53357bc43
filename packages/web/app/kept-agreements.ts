import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored.ts';

const key = 'agreements';

function kept(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Remembers that this browser holds an agreement; `token` is what the server asks for as proof. */
export function keepAgreement(id: string, token: string): void {
  writeStored(key, JSON.stringify({ ...kept(), [id]: token }));
}

export function agreementToken(id: string): string | null {
  const all = kept();
  return Object.hasOwn(all, id) ? (all[id] ?? null) : null;
}

function subscribe(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/** Ids of the agreements of this browser, oldest first; null while the page hydrates. */
export function useKeptAgreementIds(): string[] | null {
  const stored = useSyncExternalStore(
    subscribe,
    () => readStored(key) ?? '{}',
    () => null,
  );
  return stored === null ? null : Object.keys(kept());
}
