/** Local storage that may be blocked, full or cleared at any time. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing can be kept, so nothing is.
  }
}

/** Keys of texts that are being written begin with it (editor/local-copy.ts). */
export const textCopies = 'text_drafts/';

/** Takes away everything whose key begins so. */
export function removeStoredUnder(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) removeStored(key);
  } catch {
    // Nothing can be kept, so nothing is.
  }
}

/** The object that is stored as JSON under the key; empty where it is anything else. */
export function storedRecord(key: string): Readonly<Record<string, unknown>> {
  return recordIn(readStored(key)) ?? {};
}

export function recordIn(json: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Full counts as there: what cannot be kept is said where it is written, and no page is taken away for it. */
function isThere(storage: Storage, key: string): boolean {
  try {
    storage.setItem(key, '1');
    storage.removeItem(key);
    return true;
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'QuotaExceededError';
  }
}

/** Whether cookies, local and session storage are all there; the app needs each of them. */
export function storageWorks(): boolean {
  try {
    const key = 'storage-check';
    if (!isThere(localStorage, key) || !isThere(sessionStorage, key)) return false;
    document.cookie = `${key}=1; path=/; samesite=lax`;
    const kept = document.cookie.includes(`${key}=1`);
    document.cookie = `${key}=; path=/; max-age=0; samesite=lax`;
    return kept;
  } catch {
    return false;
  }
}
