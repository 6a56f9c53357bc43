import { vi } from 'vitest';

const faults = { full: 'QuotaExceededError', blocked: 'SecurityError' } as const;

/** The storages of a browser that lets a page keep nothing, until `vi.unstubAllGlobals`. */
export function breakStorage(how: keyof typeof faults): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const before = globalThis[name];
    const fail = () => {
      throw new DOMException(how, faults[how]);
    };
    const read = {
      getItem: (key: string) => before.getItem(key),
      removeItem: (key: string) => before.removeItem(key),
    };
    const broken =
      how === 'full' ? { ...read, setItem: fail } : { getItem: fail, setItem: fail, removeItem: fail };
    vi.stubGlobal(name, broken);
  }
}
